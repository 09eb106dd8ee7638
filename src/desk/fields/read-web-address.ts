import type * as z from 'zod';

/** The name of a website at the start of an address, such as `www.example.com`; an e-mail address has none. */
const HOST = /^[^\s/?#@:]+\.[^\s/?#@:.]{2,}(?::\d+)?(?=$|[/?#])/;

/**
 * Reads a web address as people type it, without `https://`: that is put before it if the address is one then. Everything
 * else stays as it was typed.
 *
 * @param schema of the address, which may have other schemes
 */
export function readWebAddress(typed: string, schema: z.ZodType): string {
  const plain = typed.trim();
  const whole = `https://${plain}`;
  const isMeant = HOST.test(plain) && !schema.safeParse(plain).success && schema.safeParse(whole).success;
  return isMeant ? whole : typed;
}
