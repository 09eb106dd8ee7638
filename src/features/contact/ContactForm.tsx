import { Button, Textarea, TextInput, Title } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { ContactPage, FormTarget } from '../../shared/page-data/contact.ts';
import { useSite } from '../../shared/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { MoreChannels } from '../../ui/Channels/MoreChannels.tsx';
import {
  blankContactFields,
  type ContactValues,
  fieldText,
  type RequiredContactField,
} from '../../ui/Form/forms.ts';
import { formAttributes, ServiceFields } from '../../ui/Form/ServiceFields.tsx';
import { type Letter, letterMessage, sendMessage } from '../../ui/Form/send-message.ts';
import { useTypedFields } from '../../ui/Form/typed-fields.ts';
import { type Notice, prepareNotices, showNotice } from '../../ui/notices/notices.tsx';
import classes from './ContactScreen.module.css';

/** The message form, with chat and e-mail below it, or above it while the form reaches nobody. */
export function ContactForm({ page }: { readonly page: ContactPage }) {
  const { messages, language } = useSite();
  const { forms } = messages;
  const { target } = page;
  const { sending, submit, unsent, isBlank, clearError } = useContactForm(target);
  const typed = useTypedFields();
  const isLocal = target.to === 'local';
  const required = (field: RequiredContactField) => ({
    name: field,
    label: forms[field],
    withAsterisk: true,
    'aria-required': true,
    error: isBlank(field) ? forms.required : undefined,
    onChange: () => clearError(field),
  });

  return (
    <section>
      <Title order={2}>{page.formTitle}</Title>
      {isLocal && <Alternatives text={page.notPassedOn} />}
      {/* Without scripts, only a form service can take the message. */}
      <form
        {...formAttributes(target)}
        ref={typed}
        data-typed
        className={classes.form}
        onSubmit={submit}
        onFocus={prepareNotices}
      >
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
        {unsent !== undefined && <ChatButton message={unsent} label={page.sendByChat} />}
      </div>
      {!isLocal && <Alternatives text={forms.alternatives} />}
    </section>
  );
}

/** The other ways to write to the operator, with a sentence about them. */
function Alternatives({ text }: { readonly text: string }) {
  const { layout, messages } = useSite();
  return (
    <div className={classes.alternatives}>
      <p>{text}</p>
      <ChatButton label={messages.forms.chat} />
      <a href={`mailto:${layout.email}`}>{layout.email}</a>
      <MoreChannels message={layout.chatMessage} />
    </div>
  );
}

/** Validation, delivery and notices. Where the site sends no messages, the last one can still go by chat. */
function useContactForm(target: FormTarget) {
  const { layout, messages } = useSite();
  const { notices } = messages;
  const [blank, setBlank] = useState<readonly RequiredContactField[]>([]);
  const [sending, setSending] = useState(false);
  const [unsent, setUnsent] = useState<string>();

  function notify(tone: Notice['tone'], title: string, text: string) {
    void showNotice({ tone, title, text, closeLabel: notices.close });
  }

  async function send(form: HTMLFormElement) {
    const values = readContactForm(form);
    const letter = contactLetter(values);
    setSending(true);
    const delivery = await sendMessage(target, { ...letter, fields: new FormData(form) }, layout);
    setSending(false);
    if (target.to === 'local') {
      console.info('Contact message', values);
      setUnsent(letterMessage(letter));
    }
    if (delivery === 'sent') {
      form.reset();
      notify('success', notices.sentTitle, notices.sentText);
    }
    if (delivery === 'failed') notify('error', notices.errorTitle, notices.sendFailed);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const missing = blankContactFields(readContactForm(form));
    setBlank(missing);
    if (missing[0] === undefined) {
      void send(form);
      return;
    }
    form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
    notify('error', notices.errorTitle, notices.requiredFields);
  }

  return {
    sending,
    submit,
    /** The message that was not delivered. */
    unsent,
    isBlank: (field: RequiredContactField) => blank.includes(field),
    clearError: (field: RequiredContactField) => setBlank(blank.filter((other) => other !== field)),
  };
}

function readContactForm(form: HTMLFormElement): ContactValues {
  const value = (field: keyof ContactValues) => fieldText(form, field);
  return { name: value('name'), email: value('email'), subject: value('subject'), message: value('message') };
}

/** The message as text for chat and e-mail, signed by its sender. */
export function contactLetter(values: ContactValues): Pick<Letter, 'subject' | 'text'> {
  const { name, email, subject, message } = values;
  return { subject: subject.trim(), text: `${message.trim()}\n\n${name.trim()}\n${email.trim()}` };
}
