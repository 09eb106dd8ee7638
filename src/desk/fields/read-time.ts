import { asciiDigits } from '../../../schema/digits.ts';

/** Reads a time of day as people type it (`7`, `7.30`, `0730`, `7:30`, `19.30`), in 24 hours; undefined for anything else. */
export function readTime(typed: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,：．]?(\d{2}))?$/.exec(asciiDigits(typed.trim())) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
