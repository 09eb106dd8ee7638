import * as z from 'zod';
import { rule } from './rules.ts';
import type { Site } from './site.ts';

/** The code of a currency. */
export const currencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/, { ...rule('currency-code'), abort: true })
  .refine((currency) => narrowSymbol(currency) !== NO_CURRENCY, rule('currency-none'));

/** Written in place of a symbol for the code that means none. */
const NO_CURRENCY = '¤';

/** True if a code is that of a currency in use. */
export function isKnownCurrency(currency: string): boolean {
  return Intl.supportedValuesOf('currency').includes(currency);
}

/** The number of decimals in amounts: the site's own, else that of the currency in ISO 4217. */
export function currencyDecimals(site: Pick<Site, 'currency' | 'currencyDecimals'>): number {
  return site.currencyDecimals ?? defaultDecimals(site.currency);
}

function defaultDecimals(currency: string): number {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

/** Symbols of one letter are ignored, since they may also mean thousands or millions. */
const MIN_LETTERS = 2;

let symbols: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The codes of the currencies that a word or sign beside an amount may mean: a code or a symbol, in any case, with or
 * without a full stop. Empty for anything else.
 */
export function findCurrencies(written: string): readonly string[] {
  symbols ??= collectSymbols();
  return symbols.get(written.toLowerCase().replace(/\.$/, '')) ?? [];
}

function collectSymbols(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const currency of Intl.supportedValuesOf('currency')) {
    const written = new Set(
      [currency, narrowSymbol(currency)].filter(isUnmistakable).map((symbol) => symbol.toLowerCase()),
    );
    for (const symbol of written) found.set(symbol, [...(found.get(symbol) ?? []), currency]);
  }
  return found;
}

function narrowSymbol(currency: string): string {
  const format = new Intl.NumberFormat('en-001', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

function isUnmistakable(symbol: string): boolean {
  return /^\p{Sc}$/u.test(symbol) || symbol.length >= MIN_LETTERS;
}
