import { asciiDigits } from '../../../schema/digits.ts';

/** Reads a time of day as people type it (`7`, `7.30`, `0730`, `7:30`, `19.30`), in 24 hours; undefined for anything else. */
export function readTime(typed: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,：．]?(\d{2}))?$/.exec(asciiDigits(typed.trim())) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Reads two times with a dash between them (`8.30 - 11`); undefined for anything else. */
export function readTimeRange(typed: string): { readonly from: string; readonly to: string } | undefined {
  const [from, to, ...others] = typed.split(/[-\u2010-\u2015\u2212]/).map(readTime);
  return from === undefined || to === undefined || others.length > 0 ? undefined : { from, to };
}
