import { type SubmitEvent, useState } from 'react';
import { blankContactFields, type RequiredContactField } from '../../domain/forms.ts';
import type { ContactTarget } from '../../domain/page-data/contact.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { type Notice, showNotice } from '../../ui/notices/show-notice.ts';
import { readContactForm } from './contact-values.ts';
import { deliverMessage } from './deliver-message.ts';

/**
 * The contact form's behaviour: a notice while a required field is blank, delivery, a notice of how it
 * went, and empty fields after success. Spec §4 Forms, §5 Contact form.
 */
export function useContactForm(target: ContactTarget) {
  const { shell, messages } = useSite();
  const { notices } = messages;
  const [blank, setBlank] = useState<readonly RequiredContactField[]>([]);
  const [sending, setSending] = useState(false);

  function notify(tone: Notice['tone'], title: string, text: string) {
    void showNotice({ tone, title, text, closeLabel: notices.close });
  }

  async function send(form: HTMLFormElement) {
    setSending(true);
    const delivery = await deliverMessage(target, readContactForm(form), shell);
    setSending(false);
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
    isBlank: (field: RequiredContactField) => blank.includes(field),
    clearMark: (field: RequiredContactField) => setBlank(blank.filter((other) => other !== field)),
  };
}
