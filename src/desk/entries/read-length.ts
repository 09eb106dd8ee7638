import type { DeskWords } from '../words/words.ts';

/** Words for the lengths of tours, in small letters. */
export interface LengthWords {
  readonly days: readonly string[];
  readonly nights: readonly string[];
  readonly hours: readonly string[];
}

/** A length as files hold it: without nights if they are one less than the days. */
export type Length = { readonly days: number; readonly nights?: number } | { readonly hours: number };

/** Reads a length in words ("3 days 2 nights", "2 hari 1 malam", "4 jam", "3D2N"), or a number of days alone. */
export function readLength(typed: string, words: readonly LengthWords[]): Length | undefined {
  if (/^\s*\d+\s*$/.test(typed)) return { days: Number(typed) };
  const parts = [...typed.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu)];
  const others = typed.toLowerCase().replace(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu, '');
  if (parts.length === 0 || /[^\s,/+-]/.test(others)) return undefined;
  const find = (unit: keyof LengthWords): number | undefined => {
    const found = parts.find(([, , word = '']) => words.some((own) => own[unit].includes(word)))?.[1];
    return found === undefined ? undefined : Number(found.replace(',', '.'));
  };
  const [days, nights, hours] = [find('days'), find('nights'), find('hours')];
  const known = [days, nights, hours].filter((number) => number !== undefined);
  if (known.length < parts.length) return undefined;
  if (hours !== undefined) return known.length === 1 ? { hours } : undefined;
  if (days === undefined) return nights === undefined ? undefined : { days: nights + 1 };
  return nights === undefined || nights === days - 1 ? { days } : { days, nights };
}

/** The answer to the questions about a new tour: `2`, `4h`. What no answer can say is returned unchanged. */
export function answerLength(typed: string, words: readonly LengthWords[]): string {
  const length = readLength(typed, words);
  if (!length || ('nights' in length && length.nights !== undefined)) return typed;
  return 'hours' in length ? `${length.hours}h` : String(length.days);
}

/** "3 days 2 nights", "1 day", "4 hours". */
export function formatLength(length: Length, { entries }: Pick<DeskWords, 'entries'>): string {
  const { days: formatDays, nights: formatNights, hours: formatHours } = entries.lengths;
  if ('hours' in length) return formatHours(length.hours);
  const { days, nights = days - 1 } = length;
  return days === 1 && nights === 0 ? formatDays(days) : `${formatDays(days)} ${formatNights(nights)}`;
}
