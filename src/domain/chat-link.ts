/** A telephone number as chat links need it: digits only, country code first. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** Half of a character; `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The address of a chat with the message written out.
 *
 * @param template address with `{text}` where the encoded message goes
 */
export function chatLink(template: string, text: string): string {
  return template.replace('{text}', () => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD')));
}
