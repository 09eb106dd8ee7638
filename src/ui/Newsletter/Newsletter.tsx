import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { NewsletterForm } from '../../shared/page-data/contact.ts';
import { useSite } from '../../shared/site-context.tsx';
import { fillTemplate } from '../../trip/message-template.ts';
import { fieldText } from '../Form/forms.ts';
import { formAttributes, ServiceFields } from '../Form/ServiceFields.tsx';
import { sendMessage } from '../Form/send-message.ts';
import { useTypedFields } from '../Form/typed-fields.ts';
import { type Notice, prepareNotices, showNotice } from '../notices/notices.tsx';
import { Section } from '../Section/Section.tsx';
import classes from './Newsletter.module.css';

/**
 * The newsletter's sign-up: a notice if the e-mail is empty, else it is sent to the form's target, with a notice
 * of how that went and an empty field after success.
 */
export function Newsletter({ form: { target, message, failed } }: { readonly form: NewsletterForm }) {
  const { language, layout, messages } = useSite();
  const { forms, notices } = messages;
  const [invalid, setInvalid] = useState(false);
  const [sending, setSending] = useState(false);
  const typed = useTypedFields();

  function notify(tone: Notice['tone'], text: string) {
    const title = tone === 'success' ? notices.newsletterTitle : notices.errorTitle;
    void showNotice({ tone, title, text, closeLabel: notices.close });
  }

  async function send(form: HTMLFormElement, email: string) {
    const text = fillTemplate(message, { email });
    setSending(true);
    const fields = new FormData(form);
    const delivery = await sendMessage(target, { subject: forms.newsletterTitle, text, fields }, layout);
    setSending(false);
    if (delivery === 'sent') {
      form.reset();
      notify('success', notices.newsletterText);
    }
    if (delivery === 'failed') notify('error', failed);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const email = fieldText(form, 'email').trim();
    setInvalid(email === '');
    if (email !== '') {
      void send(form, email);
      return;
    }
    form.querySelector('input')?.focus();
    notify('error', notices.newsletterEmpty);
  }

  return (
    // Without scripts only a form service takes the address.
    <div className={target.to === 'endpoint' ? undefined : classes.scripted}>
      <Section title={forms.newsletterTitle} intro={forms.newsletterText} tone="sea" split>
        <form
          {...formAttributes(target)}
          ref={typed}
          data-typed
          className={classes.form}
          onSubmit={submit}
          onFocus={prepareNotices}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            label={forms.newsletterEmail}
            error={invalid ? notices.newsletterEmpty : undefined}
            withAsterisk
            aria-required
            className={classes.field}
            onChange={() => setInvalid(false)}
          />
          <ServiceFields target={target} language={language.code} />
          <Button type="submit" variant="accent" aria-disabled={sending}>
            {forms.newsletterButton}
          </Button>
        </form>
      </Section>
    </div>
  );
}
