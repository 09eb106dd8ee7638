import * as z from 'zod';
import { findCurrencies } from './currency.ts';
import { asciiDigits } from './digits.ts';
import { MAX_AMOUNT_LENGTH } from './limits.ts';
import { contentMeta } from './primitives.ts';
import { rule } from './rules.ts';

/** A parsed amount, or the reason why the text cannot be read in exactly one way. */
type AmountResult =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly reason: 'ambiguous' | 'not-an-amount' };

/** A word or sign that multiplies the number before it, such as "k" for a thousand. */
export interface AmountUnit {
  readonly word: string;
  readonly factor: number;
}

const CURRENCY = /^([^\d\s.,'’-]+\.?)\s*(?=\d)|(?<=\d)\s*([^\d\s.,'’-]+)$/u;
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\1\d{3})+$/;
/** A single group of thousands, valid only before decimals with another mark. */
const ONE_GROUP = /^[1-9]\d{0,2}([.,'’ ])\d{3}$/;
const PLAIN = /^[1-9]\d*$/;
/** Two spellings of "and no cents": zeros, or the dash that people write on receipts. */
const ZERO_DECIMALS = /^(.*\d)([.,])(?:00?|[-–—])$/;
const ONE_MARK = /^([1-9]\d{0,2})[.,](\d{3})$/;
/** Decimals that cannot be a group of thousands: one or two digits, or more than three that are not all zero. */
const WITH_DECIMALS = /^(.*\d)([.,])(\d\d?|(?=\d*[1-9])\d{4,})$/;
/** Amounts below one; a zero is never followed by a group of thousands. */
const PART_OF_ONE = /^0[.,](\d+)$/;
/** Arabic has unambiguous marks of its own: ٬ between groups, ٫ before decimals. */
const ARABIC_MARKS = /^(?=.*[٬٫])(0|[1-9]\d{0,2}(?:٬\d{3})+|[1-9]\d*)(?:٫(\d+))?$/;
const UNIT = /^(.*\d)\s*([^\d\s.,'’-]+)\.?$/u;
const SCALED = /^(\d+)[.,](\d+)$/;
/** Numbers of this many digits are exact and are written back unchanged. */
const MAX_DIGITS = 15;

/**
 * Reads an amount of money as people write it: `3150000`, `3.150.000`, `3,150,000`, `$ 3 150 000`, `USD 24.50`,
 * `1.234,50`.
 *
 * Does not check the currency or its number of decimals; see `currencySymbol`.
 *
 * Refuses a single group (`3.150`), which may be a decimal number or thousands, as ambiguous in every currency, and
 * mixed separators before three digits. Before a unit (`3,15` millions) the result must be whole.
 *
 * @param units words that may follow the number, in any case
 */
export function parseAmount(text: string, units: readonly AmountUnit[] = []): AmountResult {
  if (text.length > MAX_AMOUNT_LENGTH) return { ok: false, reason: 'not-an-amount' };
  const spaced = plain(text).replace(/\s+/g, ' ').trim();
  const [, number = '', word = ''] = UNIT.exec(spaced) ?? [];
  const unit = units.find((known) => known.word.toLowerCase() === word.toLowerCase());
  if (unit) return parseScaled(withoutCurrency(number), unit.factor);
  const bare = withoutCurrency(spaced);
  const digits = wholeDigits(bare) ?? decimalDigits(bare);
  return digits === undefined ? refuse(bare) : fromDigits(digits);
}

/** Replaces the digits of all number systems with 0 to 9, and wide marks with plain ones. */
function plain(text: string): string {
  return asciiDigits(text).replaceAll('，', ',').replaceAll('．', '.');
}

/** The digits of a whole number with exactly one reading. */
function wholeDigits(bare: string): string | undefined {
  if (PLAIN.test(bare)) return bare;
  const decimals = ZERO_DECIMALS.exec(bare);
  return ungrouped(decimals?.[1] ?? bare, decimals?.[2]);
}

/** A decimal number with exactly one reading, written with a point. */
function decimalDigits(bare: string): string | undefined {
  const [, units, parts] = ARABIC_MARKS.exec(bare) ?? [];
  if (units !== undefined) return [units.replaceAll('٬', ''), parts].filter(Boolean).join('.');
  const [, part] = PART_OF_ONE.exec(bare) ?? [];
  if (part !== undefined) return `0.${part}`;
  const [, before = '', mark, fraction] = WITH_DECIMALS.exec(bare) ?? [];
  const whole = ungrouped(before, mark);
  return whole === undefined ? undefined : `${whole}.${fraction}`;
}

/** The digits of a whole number, grouped or not; the decimal mark cannot also separate groups. */
function ungrouped(whole: string, mark: string | undefined): string | undefined {
  if (PLAIN.test(whole)) return whole;
  const grouped = GROUPED.exec(whole) ?? (mark === undefined ? undefined : ONE_GROUP.exec(whole));
  return grouped && grouped[1] !== mark ? whole.replace(/\D/g, '') : undefined;
}

/** Parses the number before a unit; three decimals are ambiguous, since they may be a group (`3,150` thousands). */
function parseScaled(bare: string, factor: number): AmountResult {
  const digits = wholeDigits(bare);
  if (digits !== undefined) return fromDigits(String(BigInt(digits) * BigInt(factor)));
  const [, whole = '', fraction = ''] = SCALED.exec(bare) ?? [];
  const isMaybeGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (whole === '' || isMaybeGroup) return refuse(bare);
  const scaled = BigInt(whole + fraction) * BigInt(factor);
  const divisor = 10n ** BigInt(fraction.length);
  return scaled % divisor === 0n
    ? fromDigits(String(scaled / divisor))
    : { ok: false, reason: 'not-an-amount' };
}

function refuse(bare: string): AmountResult {
  return {
    ok: false,
    reason: /^[\d.,'’ ]+$/.test(bare) && /[1-9]/.test(bare) ? 'ambiguous' : 'not-an-amount',
  };
}

/** Both readings of an amount with a single mark before three digits; undefined for all others. */
export function readBothWays(
  text: string,
): { readonly thousands: number; readonly decimal: number } | undefined {
  const [, whole = '', last = ''] = ONE_MARK.exec(withoutCurrency(plain(text))) ?? [];
  return last === '' ? undefined : { thousands: Number(whole + last), decimal: Number(`${whole}.${last}`) };
}

/** The currency symbol or code before or after an amount, if there is one. */
export function currencySymbol(text: string): string | undefined {
  const [, before, behind] = CURRENCY.exec(plain(text).trim()) ?? [];
  const symbol = before ?? behind;
  return symbol !== undefined && findCurrencies(symbol).length > 0 ? symbol : undefined;
}

function withoutCurrency(text: string): string {
  const symbol = currencySymbol(text);
  return symbol === undefined ? text : text.replace(symbol, '').trim();
}

/** @param digits with a point before decimals */
function fromDigits(digits: string): AmountResult {
  const amount = Number(digits);
  return countDigits(digits) <= MAX_DIGITS && amount > 0
    ? { ok: true, amount }
    : { ok: false, reason: 'not-an-amount' };
}

/** Counts significant digits; infinite for numbers so small or large that they are written with an exponent. */
function countDigits(written: string): number {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(written) ?? [];
  const [significant = ''] = /^.*[1-9]/.exec(decimals) ?? [];
  return whole === '' ? Number.POSITIVE_INFINITY : `${whole}${significant}`.replace(/^0+/, '').length;
}

const textAmount = z
  .string()
  .register(contentMeta, { amount: true })
  .transform((text, context) => {
    const parsed = parseAmount(text);
    if (parsed.ok) return parsed.amount;
    const broken = rule(parsed.reason === 'ambiguous' ? 'amount-ambiguous' : 'amount-none');
    context.addIssue({ code: 'custom', message: broken.error });
    return z.NEVER;
  });

/** True if a number has few enough digits to be exact. */
export function hasCountableDigits(amount: number): boolean {
  return countDigits(String(Math.abs(amount))) <= MAX_DIGITS;
}

const numberAmount = z
  .number()
  .positive()
  .refine(hasCountableDigits, rule('amount-digits'))
  .register(contentMeta, { amount: true });

/**
 * An amount of money: a number, or a text with exactly one reading. Its value is a number in units of the currency;
 * linking checks its decimals and converts it to minor units (`toMinorUnits`).
 */
export const amountSchema = z.union([numberAmount, textAmount]).meta({
  description: 'Amount without separators, with a point before decimals.',
  examples: [3150000],
});

/** An amount that may be zero, such as the price of an infant. */
export const freeAmountSchema = z.union([...amountSchema.options, z.literal(0)]).meta({
  description: 'Amount of money; 0 means free.',
  examples: [0, 250000],
});
