import { type AmountUnit, currencySymbol, parseAmount, readBothWays } from '../../../schema/amount.ts';
import { amountUnits } from '../../../schema/amount-units.ts';
import { currencyDecimals, findCurrencies } from '../../../schema/currency.ts';
import { ON_REQUEST } from '../../../schema/price-table.ts';
import type { Site } from '../../../schema/site.ts';
import { toMinorUnits } from '../../../src/pricing/money.ts';
import type { Dictionary } from '../../../src/shared/i18n/translate.ts';
import type { PriceCell, PriceValue } from '../../compiler/link/price-cells.ts';
import { readDictionaries } from '../../compiler/read/read-dictionaries.ts';
import { type Localized, languages, type Messages } from '../../messages/messages.ts';

/** The content of a spreadsheet cell; a date where a program has taken a text such as 1.5 for one. */
export type Content = string | number | boolean | Date | null;

/** The writing of amounts on a site: the currency, its decimals, and words for thousands and the like. */
export interface AmountRules {
  readonly currency: string;
  readonly decimals: number;
  readonly units: readonly AmountUnit[];
  /** The site's own words for a price on request. */
  readonly askWords?: readonly string[];
}

/** The new value of a price cell, undefined from an empty one, or why a content cannot be its value. */
export type CellResult = { readonly value: PriceValue | undefined } | { readonly fault: Localized };

/** The key of the message that says why a content is refused. */
type Reason = keyof Messages['prices']['refused'];

type Target = Pick<PriceCell, 'column' | 'kind' | 'value'>;

/** Words for a price on request: in data, in sheets, and on websites. */
const ASK_WORDS = new Set(
  [
    ON_REQUEST,
    ...Object.values(languages).map(({ prices }) => prices.sheet.ask),
    ...askWords([...readDictionaries().values()].map(({ texts }) => texts)),
  ].map((word) => word.toLowerCase()),
);

/** The words for a price on request in dictionaries. */
function askWords(dictionaries: readonly Dictionary[]): readonly string[] {
  return dictionaries.flatMap((texts) =>
    ['labels.prices.onRequest', 'interface.common.contactUs'].flatMap((key) => texts.get(key) ?? []),
  );
}

const BLANKS = /[\s\u200B-\u200F\u202A-\u202E\uFEFF]+/g;
const SIGNED = /^([-−–+])\s*(?=\S)/;
const ONE_GROUP = /^[1-9]\d{0,2}[.,'’ ]\d{3}$/;
const ZERO = /^0+(?:[.,]0+)?$/;
const PERCENT = /^([-−–+]?)\s*(\d+)(?:[.,](\d+))?\s*(%?)$/;
/** The lowest and highest possible percentage of each kind of price. */
const PERCENT_BOUNDS = {
  price: [0, 0],
  rate: [0, 1000],
  change: [-100, 1000],
  reduction: [-100, 0],
} as const;
/** The relative rounding error in results of formulas. */
const FORMULA_ERROR = 1e-12;

/** The rules for writing amounts on a site, with the words of its own dictionaries. */
export function amountRules(site: Site, dictionaries: readonly Dictionary[] = []): AmountRules {
  return {
    currency: site.currency,
    decimals: currencyDecimals(site),
    units: amountUnits(site),
    askWords: askWords(dictionaries).map((word) => word.toLowerCase()),
  };
}

/**
 * An amount as a text that is read in one way only: `35.5`, and `35.1250`, since three digits behind a point may as
 * well be thousands.
 *
 * @param point before decimals
 */
export function amountText(amount: number, point = '.'): string {
  const [whole = '', decimals] = String(amount).split('.');
  if (decimals === undefined) return whole;
  return `${whole}${point}${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

/** A number without the rounding error of a single operation, such as that in 15 % saved as 0.15. */
export function dropFloatError(value: number): number {
  return Number(value.toPrecision(15));
}

/** Reads the new value of a price cell as people type it, or as spreadsheet programs save it. */
export function readValue(content: Content, target: Target, rules: AmountRules): CellResult {
  const typed = typeof content === 'string' ? content.replace(BLANKS, ' ').trim() : content;
  if (typed === null || typed === '') return { value: undefined };
  const read = readTyped(typed, target, rules);
  if (typeof read === 'number' || read === ON_REQUEST) return { value: read };
  const text =
    typeof typed === 'number' && target.column === 'percent'
      ? `${dropFloatError(typed * 100)} %`
      : String(typed);
  const [least, most] = PERCENT_BOUNDS[target.kind];
  const bothWays = Object.values(readBothWays(text) ?? {});
  if (read === 'ambiguous' && bothWays.some((amount) => amount === target.value))
    return { value: target.value };
  const readings = bothWays
    .filter((amount) => hasMinorUnits(amount, rules.decimals))
    .map((amount) => amountText(amount));
  const mark = currencySymbol(text.replace(SIGNED, '')) ?? '';
  const values = { ...rules, text, example: showExample(target), mark, readings, least, most };
  const reason = read === 'ambiguous' && readings.length > 1 ? 'twoReadings' : read;
  return { fault: ({ prices }) => prices.refused[reason](values) };
}

/** Reads a price above 0, such as a step of rounding; undefined if the text is not one. */
export function readPrice(text: string, rules: AmountRules): number | undefined {
  const price = readTyped(text.trim(), { column: 'amount', kind: 'price', value: Number.NaN }, rules);
  return typeof price === 'number' ? price : undefined;
}

/** True if a content is meant as a number, even one that cannot be read in one way, rather than as words. */
export function looksLikePrice(content: Content, { units }: AmountRules): boolean {
  if (typeof content !== 'string') return typeof content === 'number';
  const text = content.replace(BLANKS, ' ').trim();
  const parsed = parseAmount(text.replace(SIGNED, ''), units);
  return PERCENT.test(text) || parsed.ok || parsed.reason === 'ambiguous';
}

/**
 * Reads a change of prices as people write it: `7%`, `-7.5 %`, `+100000`, `-50000`. A reduction in per cent needs no sign. An
 * amount without a sign is refused: it may be meant as per cent.
 *
 * @returns undefined if the text is not a change, or changes nothing
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
  return 'value' in reading && reading.value ? { [column]: reading.value } : undefined;
}

function readTyped(typed: NonNullable<Content>, target: Target, rules: AmountRules): PriceValue | Reason {
  const { kind, value: before, column } = target;
  if (typed instanceof Date) return 'date';
  // Errors and formulas without a saved result are texts such as `#REF!` and `=A1*2`.
  if (typeof typed === 'string' && /^[=#]/.test(typed)) return 'formula';
  if (column === 'percent') return readPercent(typed, target);
  const word = String(typed).toLowerCase();
  if (kind === 'price' && (ASK_WORDS.has(word) || rules.askWords?.includes(word))) return ON_REQUEST;
  const value = typeof typed === 'number' ? roundAmount(typed, rules) : readText(String(typed), rules);
  if (typeof value !== 'number' || value === before) return value;
  if (kind === 'price' && value <= 0) return 'notPositive';
  if (kind === 'rate' && value < 0) return 'negative';
  return kind === 'reduction' && value >= 0 ? 'notLess' : value;
}

function readText(text: string, { currency, decimals, units }: AmountRules): number | Reason {
  const [signed = '', sign = '+'] = SIGNED.exec(text) ?? [];
  const bare = text.slice(signed.length);
  const symbol = currencySymbol(bare);
  const isUnit = units.some(({ word }) => word.toLowerCase() === symbol?.toLowerCase());
  if (symbol !== undefined && !isUnit && !findCurrencies(symbol).includes(currency)) return 'otherCurrency';
  const figures = bare.replace(symbol ?? '', '').trim();
  if (ZERO.test(figures)) return 0;
  // Without decimals, `950.000` can only be thousands; otherwise it may be one of two amounts.
  const isThousands = decimals === 0 && ONE_GROUP.test(figures);
  const parsed = parseAmount(isThousands ? figures.replace(/\D/g, '') : bare, units);
  if (!parsed.ok) return parsed.reason === 'ambiguous' ? 'ambiguous' : 'notAnAmount';
  const amount = sign === '+' ? parsed.amount : -parsed.amount;
  return hasMinorUnits(amount, decimals) ? amount : refuseInexact(amount, decimals);
}

function roundAmount(value: number, { decimals }: AmountRules): number | Reason {
  const amount = Number(value.toFixed(decimals));
  const isExact = Math.abs(value - amount) <= Math.abs(value) * FORMULA_ERROR;
  return isExact && hasMinorUnits(amount, decimals) ? amount : refuseInexact(value, decimals);
}

/** True if an amount is a whole number of minor units, and not too large to be exact. */
function hasMinorUnits(amount: number, decimals: number): boolean {
  return toMinorUnits(Math.abs(amount), decimals) !== undefined;
}

/** The reason why an amount cannot be written in minor units: it is too large, or has more decimals than the currency. */
function refuseInexact(amount: number, decimals: number): Reason {
  if (!hasMinorUnits(Math.trunc(amount), decimals)) return 'notAnAmount';
  return decimals === 0 ? 'notWhole' : 'tooManyDecimals';
}

/** Reads `15%` and `-7,5 %`, and numbers as programs save percentages: 0.15 is 15 per cent. */
function readPercent(typed: string | number | boolean, { kind, value: before }: Target): number | Reason {
  const value = typeof typed === 'number' ? dropFloatError(typed * 100) : parsePercent(String(typed));
  if (typeof value !== 'number' || value === before) return value;
  const [least, most] = PERCENT_BOUNDS[kind];
  return value >= least && value <= most && (kind !== 'reduction' || value < 0) ? value : 'percentRange';
}

function parsePercent(text: string): number | Reason {
  const [, sign = '', whole = '', fraction = '', percentSign = ''] = PERCENT.exec(text) ?? [];
  if (whole === '') return 'notPercent';
  if (percentSign === '') return 'percentSign';
  // A single point or comma before three digits may as well separate thousands.
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return 'ambiguous';
  const value = Number(`${whole}.${fraction || '0'}`);
  return sign === '' || sign === '+' || value === 0 ? value : -value;
}

/** The value that a cell had: the best example of how to write one. */
function showExample({ column, value }: Target): string {
  if (typeof value !== 'number') return '';
  return column === 'percent' ? `${amountText(value)}%` : amountText(value);
}
