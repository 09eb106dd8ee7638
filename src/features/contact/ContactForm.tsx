import { Button, Textarea, TextInput, Title } from '@mantine/core';
import type { RequiredContactField } from '../../domain/forms.ts';
import type { ContactTarget } from '../../domain/page-data/contact.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { prepareNotices } from '../../ui/notices/show-notice.ts';
import classes from './ContactScreen.module.css';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  readonly title: string;
  readonly target: ContactTarget;
}

/** The message form, with chat and e-mail beside it. Spec §2 Contact, §5 Contact form. */
export function ContactForm({ title, target }: ContactFormProps) {
  const { shell, messages } = useSite();
  const { forms, common } = messages;
  const { sending, submit, isBlank, clearMark } = useContactForm(target);
  // A form service takes the message without scripts too; otherwise nothing may happen before they run.
  const native = target.to === 'endpoint' ? { method: 'post', action: target.url } : { method: 'dialog' };
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
      <Title order={2}>{title}</Title>
      <form {...native} className={classes.form} onSubmit={submit} onFocus={prepareNotices}>
        <p className={classes.required}>* {forms.required}</p>
        <TextInput {...required('name')} autoComplete="name" />
        <TextInput {...required('email')} type="email" autoComplete="email" />
        <TextInput name="subject" label={forms.subject} />
        <Textarea {...required('message')} rows={6} />
        <Button type="submit" size="lg" aria-disabled={sending}>
          {forms.send}
        </Button>
      </form>
      <div className={classes.alternatives}>
        <p>{forms.alternatives}</p>
        <ChatButton href={shell.chatHref} label={forms.chat} opensNewWindow={common.opensNewWindow} />
        <a href={`mailto:${shell.email}`}>{shell.email}</a>
      </div>
    </section>
  );
}
