/** Words for the lengths of tours, in small letters. */
export interface LengthWords {
  readonly days: readonly string[];
  readonly nights: readonly string[];
  readonly hours: readonly string[];
}

/**
 * Turns a length in words ("2 days", "2 hari 1 malam", "4 jam") into an answer to the questions about a new tour: `2`,
 * `4h`. Other texts are returned unchanged.
 */
export function readLength(typed: string, words: readonly LengthWords[]): string {
  const parts = [...typed.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu)];
  const others = typed.toLowerCase().replace(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu, '');
  if (parts.length === 0 || /[^\s,/+-]/.test(others)) return typed;
  const find = (unit: keyof LengthWords) =>
    parts.find(([, , word = '']) => words.some((own) => own[unit].includes(word)))?.[1];
  const [days, nights, hours] = [find('days'), find('nights'), find('hours')];
  const known = [days, nights, hours].filter((number) => number !== undefined);
  if (known.length < parts.length) return typed;
  if (hours !== undefined) return known.length === 1 ? `${hours}h` : typed;
  const fromNights = nights === undefined ? undefined : String(Number(nights) + 1);
  if (days !== undefined && fromNights !== undefined && days !== fromNights) return typed;
  return days ?? fromNights ?? typed;
}
