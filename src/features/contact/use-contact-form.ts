import { type SubmitEvent, useState } from 'react';
import type { FormTarget } from '../../shared/page-data/form-target.ts';
import { useSite } from '../../shared/site-context.tsx';
import { deliver, letterMessage } from '../../ui/Form/deliver.ts';
import { blankContactFields, type RequiredContactField } from '../../ui/Form/forms.ts';
import { type Notice, showNotice } from '../../ui/notices/notices.tsx';
import { contactLetter, readContactForm } from './contact-values.ts';

/**
 * The contact form's behaviour: a notice while a required field is blank, delivery, a notice of how it
 * went, and empty fields after success. Where the site sends no messages, the last one can still go by chat.
 */
export function useContactForm(target: FormTarget) {
  const { shell, messages } = useSite();
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
    const delivery = await deliver(target, { ...letter, fields: new FormData(form) }, shell);
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
    /** The message that reached nobody; none while there is none. */
    unsent,
    isBlank: (field: RequiredContactField) => blank.includes(field),
    clearMark: (field: RequiredContactField) => setBlank(blank.filter((other) => other !== field)),
  };
}
