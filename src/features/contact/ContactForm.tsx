import { Button, Textarea, TextInput, Title } from '@mantine/core';
import type { ContactPage } from '../../shared/page-data/contact.ts';
import { useSite } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { MoreChannels } from '../../ui/Channels/MoreChannels.tsx';
import type { RequiredContactField } from '../../ui/Form/forms.ts';
import { formAttributes, ServiceFields } from '../../ui/Form/ServiceFields.tsx';
import { prepareNotices } from '../../ui/notices/notices.tsx';
import classes from './ContactScreen.module.css';
import { useContactForm } from './use-contact-form.ts';

/** The message form, with chat and e-mail beside it. */
export function ContactForm({ page }: { readonly page: ContactPage }) {
  const { shell, messages, language } = useSite();
  const { forms, common } = messages;
  const { target } = page;
  const { sending, submit, unsent, isBlank, clearMark } = useContactForm(target);
  const chat = useChat();
  const unsentChat = useChat(unsent);
  const required = (field: RequiredContactField) => ({
    name: field,
    label: forms[field],
    withAsterisk: true,
    'aria-required': true,
    error: isBlank(field) ? forms.required : undefined,
    onChange: () => clearMark(field),
  });

  return (
    <section>
      <Title order={2}>{page.formTitle}</Title>
      {/* A form service takes the message without scripts too; otherwise nothing may happen before they run. */}
      <form {...formAttributes(target)} className={classes.form} onSubmit={submit} onFocus={prepareNotices}>
        <p className={classes.required}>* {forms.required}</p>
        <TextInput {...required('name')} autoComplete="name" />
        <TextInput {...required('email')} type="email" autoComplete="email" />
        <TextInput name="subject" label={forms.subject} />
        <Textarea {...required('message')} rows={6} />
        <ServiceFields target={target} language={language.code} />
        <Button type="submit" size="lg" aria-disabled={sending}>
          {forms.send}
        </Button>
      </form>
      <div role="status" className={classes.unsent}>
        {unsent !== undefined && (
          <>
            <p>{page.notPassedOn}</p>
            <ChatButton {...unsentChat} label={page.sendByChat} />
          </>
        )}
      </div>
      <div className={classes.alternatives}>
        <p>{forms.alternatives}</p>
        <ChatButton {...chat} label={forms.chat} />
        <a href={`mailto:${shell.email}`}>{shell.email}</a>
        <MoreChannels
          others={shell.others}
          message={shell.chatMessage}
          opensNewWindow={common.opensNewWindow}
        />
      </div>
    </section>
  );
}
