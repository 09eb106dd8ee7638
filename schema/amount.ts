import * as z from 'zod';
import { currenciesOf } from './currency-marks.ts';
import { rule } from './rules.ts';

/** A parsed amount, or the reason why the text cannot be read in exactly one way. */
export type AmountResult =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly reason: 'ambiguous' | 'not-an-amount' };

/** A word or sign behind a number that stands for so many, such as "k" for a thousand. */
export interface AmountUnit {
  readonly word: string;
  readonly factor: number;
}

const CURRENCY = /^([^\d\s.,'’-]+\.?)\s*(?=\d)|(?<=\d)\s*([^\d\s.,'’-]+)$/u;
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\1\d{3})+$/;
const PLAIN = /^[1-9]\d*$/;
/** Longer texts are no amounts of money. */
const MAX_LENGTH = 40;
/** Two spellings of "and no cents": zeros, or the dash that people write on receipts. */
const ZERO_DECIMALS = /^(.*\d)([.,])(?:00?|[-–—])$/;
const UNIT = /^(.*\d)\s*([^\d\s.,'’-]+)\.?$/u;
const DECIMAL = /^(\d+)[.,](\d+)$/;

/**
 * Reads an amount of money as people write it: `3150000`, `3.150.000`, `3,150,000`, `$ 3 150 000`, `USD 3150000`.
 *
 * Whether the currency is the right one is not judged here; see `currencyMark`.
 *
 * A single group (`3.150`) may be a decimal number or thousands: refused as ambiguous, as are mixed
 * separators. Decimals are accepted only if they are zero and cannot be taken for a group, or in front of a
 * unit (`3,15` millions) if the result is whole.
 *
 * @param units what may stand behind the number; upper and lower case are the same
 */
export function parseAmount(text: string, units: readonly AmountUnit[] = []): AmountResult {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'not-an-amount' };
  const spaced = text.replace(/\s+/g, ' ').trim();
  const [, number = '', word = ''] = UNIT.exec(spaced) ?? [];
  const unit = units.find((known) => known.word.toLowerCase() === word.toLowerCase());
  if (unit) return parseScaled(withoutCurrency(number), unit.factor);
  const bare = withoutCurrency(spaced);
  const digits = wholeDigits(bare);
  return digits === undefined ? refuse(bare) : fromDigits(digits);
}

/** The digits of a whole number that can be read in one way. */
function wholeDigits(bare: string): string | undefined {
  if (PLAIN.test(bare)) return bare;
  const decimals = ZERO_DECIMALS.exec(bare);
  const whole = decimals?.[1] ?? bare;
  if (PLAIN.test(whole)) return whole;
  const grouped = GROUPED.exec(whole);
  return grouped && grouped[1] !== decimals?.[2] ? whole.replace(/\D/g, '') : undefined;
}

/** A number in front of a unit. Three decimals may as well be a group: `3,150` thousands. */
function parseScaled(bare: string, factor: number): AmountResult {
  const digits = wholeDigits(bare);
  if (digits !== undefined) return fromDigits(String(BigInt(digits) * BigInt(factor)));
  const [, whole = '', fraction = ''] = DECIMAL.exec(bare) ?? [];
  const isMaybeGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (whole === '' || isMaybeGroup) return refuse(bare);
  const scaled = BigInt(whole + fraction) * BigInt(factor);
  const divisor = 10n ** BigInt(fraction.length);
  return scaled % divisor === 0n
    ? fromDigits(String(scaled / divisor))
    : { ok: false, reason: 'not-an-amount' };
}

function refuse(bare: string): AmountResult {
  return { ok: false, reason: /^[\d.,'’ ]*[1-9][\d.,'’ ]*$/.test(bare) ? 'ambiguous' : 'not-an-amount' };
}

/** The currency mark before or behind an amount, if there is one. */
export function currencyMark(text: string): string | undefined {
  const [, before, behind] = CURRENCY.exec(text.trim()) ?? [];
  const mark = before ?? behind;
  return mark !== undefined && currenciesOf(mark).length > 0 ? mark : undefined;
}

function withoutCurrency(text: string): string {
  const mark = currencyMark(text);
  return mark === undefined ? text : text.replace(mark, '').trim();
}

function fromDigits(digits: string): AmountResult {
  const amount = Number(digits);
  return Number.isSafeInteger(amount) && amount > 0
    ? { ok: true, amount }
    : { ok: false, reason: 'not-an-amount' };
}

const textAmount = z.string().transform((text, context) => {
  const parsed = parseAmount(text);
  if (parsed.ok) return parsed.amount;
  const broken = rule(parsed.reason === 'ambiguous' ? 'amount-ambiguous' : 'amount-none');
  context.addIssue({ code: 'custom', message: broken.error });
  return z.NEVER;
});

/** An amount in whole units of the site’s currency, per person where it is a price: a number, or a text with one possible reading. */
export const amountSchema = z
  .union([z.int().positive(), textAmount])
  .meta({ description: 'Whole units of the currency, as a number without separators.', examples: [3150000] });

/** An amount that may be nothing, such as what an infant pays. */
export const freeAmountSchema = z.union([...amountSchema.options, z.literal(0)]).meta({
  description: 'Amount of the currency, as a number without separators; 0: free.',
  examples: [0, 250000],
});
