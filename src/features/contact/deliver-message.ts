import { chatLink } from '../../domain/chat-link.ts';
import type { ContactValues } from '../../domain/forms.ts';
import type { ContactTarget } from '../../domain/page-data/contact.ts';
import { contactText } from './contact-values.ts';

/** Time, in milliseconds, that a form service has for its answer. */
const ANSWER_TIMEOUT = 20_000;

/** What became of a message; `handed-over`: the chat or mail program has it, the visitor sends it there. */
export type Delivery = 'sent' | 'handed-over' | 'failed';

interface Addresses {
  readonly chatTemplate: string;
  readonly email: string;
}

/** Takes a contact message to where the site sends them. Spec §5 Contact form, §7. */
export async function deliverMessage(
  target: ContactTarget,
  values: ContactValues,
  { chatTemplate, email }: Addresses,
): Promise<Delivery> {
  switch (target.to) {
    case 'local':
      console.info('Contact message', values);
      return 'sent';
    case 'chat':
      window.open(chatLink(chatTemplate, contactText(values, values.subject)), '_blank', 'noopener');
      return 'handed-over';
    case 'email':
      window.location.assign(mailLink(email, values));
      return 'handed-over';
    case 'endpoint':
      return (await post(target.url, values)) ? 'sent' : 'failed';
  }
}

function mailLink(email: string, values: ContactValues): string {
  const subject = encodeURIComponent(values.subject.trim().toWellFormed());
  const body = encodeURIComponent(contactText(values, '').toWellFormed());
  return `mailto:${email}?subject=${subject}&body=${body}`;
}

async function post(url: string, values: ContactValues): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...values }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    return response.ok;
  } catch {
    return false;
  }
}
