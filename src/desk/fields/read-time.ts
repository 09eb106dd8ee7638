import { asciiDigits } from '../../../schema/digits.ts';

const TIME = /^(\d{1,2})(?:(?:\s*h\s*|[:.,：．])?(\d{2}))?\s*(?:h|(?:([ap])\.?\s?m\.?))?$/i;

/** Reads a time of day as people type it (`7`, `7.30`, `0730`, `19h30`, `7:30 pm`), in 24 hours; undefined for anything else. */
export function readTime(typed: string): string | undefined {
  const [, hours, minutes = '00', half] = TIME.exec(asciiDigits(typed.trim())) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  if (half === undefined) return `${hours.padStart(2, '0')}:${minutes}`;
  if (Number(hours) < 1 || Number(hours) > 12) return undefined;
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Reads two times with a dash between them (`8.30 - 11`), both or none with “am” or “pm”; undefined for anything else. */
export function readTimeRange(typed: string): { readonly from: string; readonly to: string } | undefined {
  const parts = typed.split(/[-\u2010-\u2015\u2212]/);
  const [from, to, ...others] = parts.map(readTime);
  const isMixed = new Set(parts.map((part) => /m\.?\s*$/i.test(part))).size > 1;
  return from === undefined || to === undefined || isMixed || others.length > 0 ? undefined : { from, to };
}
