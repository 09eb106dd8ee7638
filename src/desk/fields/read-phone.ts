import { phoneSchema } from '../../../schema/channel.ts';
import { asciiDigits } from '../../../schema/digits.ts';

/** The country code that a whole number begins with, where a space or hyphen sets it off: `+62 812-…`. */
export function countryCode(number: string): string | undefined {
  return /^(\+\d{1,3})[ -]/.exec(number)?.[1];
}

/**
 * Reads a phone number as people write it: `0812-3456-7890`, `0062 812 …`, `(0370) 123.456`; undefined for what is none.
 *
 * @param code country code of numbers without one
 */
export function readPhone(typed: string, code: string | undefined): string | undefined {
  const plain = asciiDigits(typed)
    .replace(/\((0?)\)/g, '')
    .replace(/[()]/g, ' ')
    .replace(/[./‐-–−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim()
    .replace(/^00(?=[1-9])/, '+');
  const whole = code === undefined ? plain : plain.replace(/^0[ -]?(?=[1-9])/, `${code} `);
  return /\d{6}/.test(whole.replace(/\D/g, '')) && phoneSchema.shape.number.safeParse(whole).success
    ? whole
    : undefined;
}
