import { type AmountUnit, currencySymbol, parseAmount, readBothWays } from '../../../schema/amount.ts';
import { amountUnits } from '../../../schema/amount-units.ts';
import { currencyDecimals, findCurrencies } from '../../../schema/currency.ts';
import { ASK } from '../../../schema/price-table.ts';
import type { Site } from '../../../schema/site.ts';
import { toMinorUnits } from '../../../src/pricing/money.ts';
import { type Localized, languages, type Messages } from '../../messages/messages.ts';
import type { PriceCell, PriceValue } from './cells.ts';

/** The content of a spreadsheet cell: programs turn some texts into dates by themselves. */
export type Content = string | number | boolean | Date | null;

/** The writing of amounts on a site: the currency, its decimals, and words for thousands and the like. */
export interface AmountRules {
  readonly currency: string;
  readonly decimals: number;
  readonly units: readonly AmountUnit[];
}

/** The new value of a price cell, or why the content of a spreadsheet cell is none. */
export type Reading = 'blank' | { readonly value: PriceValue } | { readonly fault: Localized };

/** A reason to refuse a content: the name of its remark. */
type Reason = keyof Messages['prices']['refused'];

type Target = Pick<PriceCell, 'column' | 'kind' | 'value'>;

const ASK_WORDS = new Set([ASK, ...Object.values(languages).map(({ prices }) => prices.sheet.ask)]);
const BLANKS = /[\s\u200B-\u200F\u202A-\u202E\uFEFF]+/g;
const SIGNED = /^([-−–+])\s*(?=\S)/;
const ZERO = /^0+(?:[.,]0+)?$/;
const SHARE = /^([-−–+]?)\s*(\d+)(?:[.,](\d+))?\s*(%?)$/;
/** Possible percentages by the kind of price. */
const BOUNDS = { price: [0, 0], rate: [0, 1000], change: [-100, 1000], reduction: [-100, 0] } as const;
/** Parts of a result that programs lose in formulas such as "5 % more", and in 15 % saved as 0.15. */
const ROUNDING = 1e-12;
const SHARE_ROUNDING = 1e-10;
const SHARE_DIGITS = 12;

/** The rules for writing amounts on a site. */
export function amountRules(site: Site): AmountRules {
  return { currency: site.currency, decimals: currencyDecimals(site), units: amountUnits(site) };
}

/**
 * An amount as a text that is read in one way only: `35.5`, and `35.1250`, since three digits behind a mark may as well
 * be thousands.
 *
 * @param point before decimals
 */
export function amountText(amount: number, point = '.'): string {
  const [whole = '', decimals] = String(amount).split('.');
  if (decimals === undefined) return whole;
  return `${whole}${point}${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

/** Reads the new value of a price cell as people type it, or as spreadsheet programs save it. */
export function readValue(content: Content, target: Target, rules: AmountRules): Reading {
  const typed = typeof content === 'string' ? content.replace(BLANKS, ' ').trim() : content;
  if (typed === null || typed === '') return 'blank';
  const read = readTyped(typed, target, rules);
  if (typeof read === 'number' || read === ASK) return { value: read };
  const text =
    typeof typed === 'number' && target.column === 'percent' ? `${fromShare(typed, ASK)} %` : String(typed);
  const [least, most] = BOUNDS[target.kind];
  const readings = Object.values(readBothWays(text) ?? {})
    .filter((amount) => isCountable(amount, rules.decimals))
    .map((amount) => amountText(amount));
  const mark = currencySymbol(text.replace(SIGNED, '')) ?? '';
  const values = { ...rules, text, example: showExample(target), mark, readings, least, most };
  const reason = read === 'ambiguous' && readings.length > 1 ? 'twoReadings' : read;
  return { fault: ({ prices }) => prices.refused[reason](values) };
}

/** Reads a price above 0, such as a step of rounding; undefined if the text is none. */
export function readPrice(text: string, rules: AmountRules): number | undefined {
  const price = readTyped(text.trim(), { column: 'amount', kind: 'price', value: Number.NaN }, rules);
  return typeof price === 'number' ? price : undefined;
}

/** True if a content is meant as a number, even one that cannot be read in one way, rather than as words. */
export function looksLikePrice(content: Content, { units }: AmountRules): boolean {
  if (typeof content !== 'string') return typeof content === 'number';
  const text = content.replace(BLANKS, ' ').trim();
  const bare = text.replace(SIGNED, '');
  const parsed = parseAmount(bare, units);
  return SHARE.test(text) || parsed.ok || parsed.reason === 'ambiguous';
}

/**
 * Reads a change of prices as people write it: `7%`, `-7.5 %`, `+100000`, `-50000`. A reduction in per cent needs no sign. An
 * amount without a sign is refused: it may be meant as per cent.
 *
 * @returns undefined if the text is no change, or one that changes nothing
 */
export function readChange(
  text: string,
  kind: 'change' | 'reduction',
  rules: AmountRules,
): { readonly percent?: number; readonly amount?: number } | undefined {
  if (/^\s*\d[^%]*$/.test(text)) return undefined;
  const column = text.includes('%') ? 'percent' : 'amount';
  const signed = kind === 'reduction' && /^\s*[^-−–+\s]/.test(text) ? `-${text.trim()}` : text;
  const reading = readValue(signed, { column, kind, value: Number.NaN }, rules);
  return typeof reading === 'object' && 'value' in reading && reading.value !== 0
    ? { [column]: reading.value }
    : undefined;
}

function readTyped(typed: NonNullable<Content>, target: Target, rules: AmountRules): PriceValue | Reason {
  const { kind, value: before, column } = target;
  if (typed instanceof Date) return 'date';
  // Errors and formulas without a saved result are texts such as `#REF!` and `=A1*2`.
  if (typeof typed === 'string' && /^[=#]/.test(typed)) return 'formula';
  if (column === 'percent') return readPercent(typed, target);
  if (kind === 'price' && ASK_WORDS.has(String(typed).toLowerCase())) return ASK;
  const value = typeof typed === 'number' ? roundAmount(typed, rules) : readText(String(typed), rules);
  if (typeof value !== 'number' || value === before) return value;
  if (kind === 'price' && value <= 0) return 'notPositive';
  if (kind === 'rate' && value < 0) return 'negative';
  return kind === 'reduction' && value >= 0 ? 'notLess' : value;
}

function readText(text: string, { currency, decimals, units }: AmountRules): number | Reason {
  const [signed = '', sign = '+'] = SIGNED.exec(text) ?? [];
  const bare = text.slice(signed.length);
  const mark = currencySymbol(bare);
  const isUnit = units.some(({ word }) => word.toLowerCase() === mark?.toLowerCase());
  if (mark !== undefined && !isUnit && !findCurrencies(mark).includes(currency)) return 'otherCurrency';
  if (ZERO.test(bare.replace(mark ?? '', '').trim())) return 0;
  const parsed = parseAmount(bare, units);
  if (!parsed.ok) return parsed.reason === 'ambiguous' ? 'ambiguous' : 'notAnAmount';
  const amount = sign === '+' ? parsed.amount : -parsed.amount;
  return isCountable(amount, decimals) ? amount : refuseInexact(amount, decimals);
}

function roundAmount(value: number, { decimals }: AmountRules): number | Reason {
  const amount = Number(value.toFixed(decimals));
  const isExact = Math.abs(value - amount) <= Math.abs(value) * ROUNDING;
  return isExact && isCountable(amount, decimals) ? amount : refuseInexact(value, decimals);
}

function isCountable(amount: number, decimals: number): boolean {
  return toMinorUnits(Math.abs(amount), decimals) !== undefined;
}

/** An amount without minor units is larger than any, or has more decimals than the currency. */
function refuseInexact(amount: number, decimals: number): Reason {
  if (!isCountable(Math.trunc(amount), decimals)) return 'notAnAmount';
  return decimals === 0 ? 'notWhole' : 'tooManyDecimals';
}

/** Reads `15%` and `-7,5 %`; a number is a percentage as programs save it: 0.15 is 15 per cent. */
function readPercent(typed: string | number | boolean, { kind, value: before }: Target): number | Reason {
  const value = typeof typed === 'number' ? fromShare(typed, before) : readShare(String(typed));
  if (typeof value !== 'number' || value === before) return value;
  const [least, most] = BOUNDS[kind];
  return value >= least && value <= most && (kind !== 'reduction' || value < 0) ? value : 'percentRange';
}

function readShare(text: string): number | Reason {
  const [, sign = '', whole = '', fraction = '', mark = ''] = SHARE.exec(text) ?? [];
  if (whole === '') return 'notPercent';
  if (mark === '') return 'percentSign';
  // A single mark before three digits may as well separate thousands.
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return 'ambiguous';
  const value = Number(`${whole}.${fraction || '0'}`);
  return sign === '' || sign === '+' || value === 0 ? value : -value;
}

/** The old value if a share differs from it only by what programs lose. */
function fromShare(share: number, before: PriceValue): number {
  const isSame = before !== ASK && Math.abs(share * 100 - before) <= Math.abs(before) * SHARE_ROUNDING;
  return isSame ? before : Number((share * 100).toPrecision(SHARE_DIGITS));
}

/** The value that a cell had: the best example of how to write one. */
function showExample({ column, value }: Target): string {
  if (typeof value !== 'number') return '';
  return column === 'percent' ? `${amountText(value)}%` : amountText(value);
}
