import { chatLink } from '../../domain/chat-link.ts';
import type { FormService, FormTarget } from '../../domain/page-data/form-target.ts';

/** Time, in milliseconds, that a form service has for its answer. */
const ANSWER_TIMEOUT = 20_000;

/** What became of a message; `handed-over`: the chat or mail program has it, the visitor sends it there. */
export type Delivery = 'sent' | 'handed-over' | 'failed';

/** A message: in words for chat and e-mail, and as the form's fields for a form service. */
export interface Letter {
  /** May be empty. */
  readonly subject: string;
  readonly text: string;
  readonly fields: FormData;
}

/** The operator's addresses: the chat's has `{text}` in place of the message. */
export interface Addresses {
  readonly chatTemplate: string;
  readonly email: string;
}

/**
 * Takes a message to where the site sends them; where that is nowhere, nothing happens and it counts as sent.
 * Spec §5, §7.
 */
export async function deliver(
  target: FormTarget,
  letter: Letter,
  { chatTemplate, email }: Addresses,
): Promise<Delivery> {
  switch (target.to) {
    case 'local':
      return 'sent';
    case 'chat':
      window.open(letterChatLink(chatTemplate, letter), '_blank', 'noopener');
      return 'handed-over';
    case 'email':
      window.location.assign(mailLink(email, letter));
      return 'handed-over';
    case 'endpoint':
      return (await post(target, letter.fields)) ? 'sent' : 'failed';
  }
}

/** The chat with a message written out. */
export function letterChatLink(template: string, { subject, text }: Omit<Letter, 'fields'>): string {
  return chatLink(template, subject === '' ? text : `${subject}\n\n${text}`);
}

function mailLink(email: string, { subject, text }: Letter): string {
  const encode = (written: string): string => encodeURIComponent(written.toWellFormed());
  return `mailto:${email}?subject=${encode(subject)}&body=${encode(text)}`;
}

/** What robots have filled in is not sent; a person whom a browser's help made look like one is told that. */
async function post({ url, honeypot }: FormService, fields: FormData): Promise<boolean> {
  if ((fields.get(honeypot.name) ?? '') !== '') return false;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...fields].filter(isText)),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** No form of the site sends files. */
function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
