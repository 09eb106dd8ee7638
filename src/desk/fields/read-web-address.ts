import type * as z from 'zod';
import { readPhone } from './read-phone.ts';

/** The name of a website at the start of an address, such as `www.example.com`; an e-mail address has none. */
const HOST = /^[^\s/?#@:]+\.[^\s/?#@:.]{2,}(?::\d+)?(?=$|[/?#])/;

/**
 * Reads a web address as people type it, without `https://`, and the e-mail address or phone number of a channel: they
 * become the address that opens it, if the schema accepts that. Everything else stays as it was typed.
 *
 * @param schema of the address, which may have other schemes
 */
export function readWebAddress(typed: string, schema: z.ZodType): string {
  const plain = typed.trim();
  if (schema.safeParse(plain).success) return typed;
  const phone = readPhone(plain, undefined)?.replace(/[ -]/g, '');
  const meant = HOST.test(plain)
    ? `https://${plain}`
    : phone === undefined
      ? `mailto:${plain}?body={text}`
      : `sms:${phone}?body={text}`;
  return schema.safeParse(meant).success ? meant : typed;
}
