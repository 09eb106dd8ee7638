import * as z from 'zod';
import { asciiDigits } from './digits.ts';
import { MAX_TIME_LENGTH } from './limits.ts';
import { rule } from './rules.ts';

const CLOCK = '(?:[01]?[0-9]|2[0-3]):[0-5][0-9]';
const RANGE = new RegExp(`^${CLOCK}(?:–${CLOCK})?$`);
/** The pattern for code editors, which accepts any non-ASCII characters as digits of other number systems. */
const WRITTEN = '(?:[01]?[0-9]|2[0-3]|[^\\x00-\\x7F]{1,4})[:.：．](?:[0-5][0-9]|[^\\x00-\\x7F]{2,4})';
const DASH = '\\s{0,9}[-‐‑–—−－〜～]\\s{0,9}';

/** Writes times with the digits 0 to 9 and colons, and ranges with an en dash; leaves the rest unchanged. */
function plain(written: string): string {
  if (written.length > MAX_TIME_LENGTH) return written;
  return asciiDigits(written)
    .trim()
    .replaceAll(/[.：．]/g, ':')
    .replace(new RegExp(DASH), '–');
}

/** Writes hours with two digits. */
function padHours(written: string): string {
  return plain(written).replaceAll(/(?<!\d)\d:/g, '0$&');
}

export function isClock(written: string): boolean {
  return RANGE.test(plain(written)) && !plain(written).includes('–');
}

const MINUTES_A_DAY = 24 * 60;

/** The minutes from one clock time to the next time that the clock shows the other. */
export function minutesBetween(start: string, end: string): number {
  const [from, to] = [start, end].map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return ((to ?? 0) - (from ?? 0) + MINUTES_A_DAY) % MINUTES_A_DAY;
}

/** A clock time in the operator's time zone, 24 hours; normalized to `07:00`. */
export const clockTimeSchema = z
  .string()
  .refine(isClock, rule('clock-time'))
  .overwrite(padHours)
  .meta({ description: 'Time of day, in 24 hours.', examples: ['09:00'], pattern: `^\\s*${WRITTEN}\\s*$` });

/** A clock time or a range of two; normalized to colons and an en dash. */
export const timeRangeSchema = z
  .string()
  .refine((written) => RANGE.test(plain(written)), rule('time-range'))
  .overwrite(padHours)
  .meta({
    description: 'Time of day, or from one time to another.',
    examples: ['10:00–11:00', '10:00-11:00'],
    pattern: `^\\s*${WRITTEN}(?:${DASH}${WRITTEN})?\\s*$`,
  });
