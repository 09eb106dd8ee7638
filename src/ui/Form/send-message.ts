import { type Channel, channelLink, encodeText } from '../../shared/channel.ts';
import type { FormService, FormTarget } from '../../shared/page-data/contact.ts';

/** Milliseconds to wait for the answer of a form service. */
const ANSWER_TIMEOUT = 20_000;

/** The outcome of sending a message; `handed-over`: the visitor has to send it in the chat or mail program. */
type Delivery = 'sent' | 'handed-over' | 'failed';

/** A message: in words for chat and e-mail, and as the form's fields for a form service. */
export interface Letter {
  /** May be empty. */
  readonly subject: string;
  readonly text: string;
  readonly fields: FormData;
}

/** The operator's addresses: the chat and the e-mail. */
export interface Addresses {
  readonly channel: Pick<Channel, 'address'>;
  readonly email: string;
}

/**
 * Sends a message to the form's target; without a target nothing happens, and it counts as sent.
 */
export async function sendMessage(
  target: FormTarget,
  letter: Letter,
  { channel, email }: Addresses,
): Promise<Delivery> {
  switch (target.to) {
    case 'local':
      return 'sent';
    case 'chat':
      openChannel(channel, letter);
      return 'handed-over';
    case 'email':
      window.location.assign(mailLink(email, letter));
      return 'handed-over';
    case 'endpoint':
      return (await post(target, letter.fields)) ? 'sent' : 'failed';
  }
}

/** Opens the chat with a message written out, or copied where the channel takes none. */
function openChannel(channel: Addresses['channel'], letter: Letter): void {
  const { href, target, 'data-copy': copy } = channelLink(channel, letterMessage(letter));
  // If copying is not allowed, the chat opens nevertheless.
  if (copy !== undefined) void navigator.clipboard?.writeText(copy).catch(() => undefined);
  if (target) window.open(href, target, 'noopener');
  else window.location.assign(href);
}

/** A letter as a message of the chat. */
export function letterMessage({ subject, text }: Omit<Letter, 'fields'>): string {
  return subject === '' ? text : `${subject}\n\n${text}`;
}

function mailLink(email: string, { subject, text }: Letter): string {
  return `mailto:${email}?subject=${encodeText(subject)}&body=${encodeText(text)}`;
}

/** Forms filled in by robots are not sent; a person whose autofill looks like one gets a notice. */
async function post({ url, honeypot }: FormService, fields: FormData): Promise<boolean> {
  if ((fields.get(honeypot.name) ?? '') !== '') return false;
  const request = new AbortController();
  setTimeout(() => request.abort(), ANSWER_TIMEOUT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...fields].filter(isText)),
      signal: request.signal,
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Ignores files: no form of the site has any. */
function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
