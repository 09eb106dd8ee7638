import { type AmountUnit, parseAmount, readBothWays } from '../../../schema/amount.ts';

/** The way in which a site writes amounts. */
export interface AmountForm {
  /** Words for thousands or millions. */
  readonly units: readonly AmountUnit[];
  /** Decimals of its currency. */
  readonly decimals: number;
}

/** The reason why a text is not an amount. */
export type AmountProblem =
  | { readonly problem: 'no-amount' }
  | { readonly problem: 'ambiguous'; readonly readings: readonly number[] };

/** Reads an amount as people type it; where the currency has no decimals, `50.000` is fifty thousand. */
export function readAmount(
  typed: string,
  { units, decimals }: AmountForm,
): AmountProblem | { readonly value: number } {
  const parsed = parseAmount(typed, units);
  if (parsed.ok) return { value: parsed.amount };
  const readings = parsed.reason === 'ambiguous' ? readBothWays(typed.trim()) : undefined;
  if (!readings) return { problem: 'no-amount' };
  const { thousands, decimal } = readings;
  return decimals === 0 ? { value: thousands } : { problem: 'ambiguous', readings: [thousands, decimal] };
}

/** Reads a change of prices, in per cent or as an amount, perhaps with a sign; no value while nothing is typed. */
export function readChange(
  typed: string,
  form: AmountForm,
): AmountProblem | { readonly value: number | undefined } {
  const [, sign = '', rest = ''] = /^\s*([+−-]?)\s*(.*?)\s*%?\s*$/.exec(typed) ?? [];
  if (rest === '') return { value: undefined };
  const factor = sign === '-' || sign === '−' ? -1 : 1;
  if (/^\d{1,3}(?:[.,]\d{1,2})?$/.test(rest)) return { value: factor * Number(rest.replace(',', '.')) };
  const read = readAmount(rest, form);
  return 'value' in read ? { value: factor * read.value } : read;
}
