import { cacheResults } from '../shared/cache-results.ts';

/** The format of amounts; `space: false` drops the locale's space between symbol and figure. */
export interface MoneyFormat {
  readonly locale: string;
  readonly currency: string;
  readonly decimals: number;
  readonly space?: boolean;
}

/** An amount in three parts, such as `$`, `3,150,000` and an empty text. */
export interface MoneyParts {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/**
 * An amount without decimals where it is whole, else with all of the currency. Narrow spaces between thousands become
 * wide ones: few typefaces have the narrow one, and its substitute may have no width.
 *
 * @param amount in minor units
 */
export function moneyParts({ locale, currency, decimals, space }: MoneyFormat, amount: number): MoneyParts {
  const written = fromMinorUnits(amount, decimals);
  const digits = Number.isInteger(written) ? 0 : decimals;
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .formatToParts(written)
    .filter(({ type }) => space !== false || type !== 'literal')
    .map(({ type, value }) => ({ isFigure: FIGURE.has(type), value: value.replaceAll('\u202f', '\u00a0') }));
  const first = parts.findIndex(({ isFigure }) => isFigure);
  const last = parts.findLastIndex(({ isFigure }) => isFigure);
  const join = (from: number, to: number): string =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  return { before: join(0, first), figure: join(first, last + 1), after: join(last + 1, parts.length) };
}

const FIGURE: ReadonlySet<string> = new Set(['integer', 'fraction']);

/** An amount of minor units in full, such as `$3,150,000` or `$24.50`. */
export function formatMoney(format: MoneyFormat, amount: number): string {
  const { before, figure, after } = moneyParts(format, amount);
  return `${before}${figure}${after}`;
}

/** A change of prices, "+15%" or "-€30"; nothing if they stay as they are. The amount is in minor units. */
export function formatChange(
  format: MoneyFormat,
  {
    percent = 0,
    amount = 0,
  }: { readonly percent?: number | undefined; readonly amount?: number | undefined },
): string | undefined {
  if (percent !== 0) {
    const written = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 3 } as const;
    return numberFormat(format.locale, written).format(percent / 100);
  }
  return amount === 0 ? undefined : `${amount > 0 ? '+' : ''}${formatMoney(format, amount)}`;
}

/** Larger amounts, in minor units, may lose their last digits. */
const MAX_DIGITS = 15;

/**
 * Converts to minor units: 35.5 with three decimals is 35500. Exact, since it shifts digits and multiplies nothing.
 *
 * @param amount in units of the currency
 * @param decimals of the currency
 * @returns undefined if the amount has more decimals, or is too large
 */
export function toMinorUnits(amount: number, decimals: number): number | undefined {
  const [whole = '', fraction = ''] = String(amount).split('.');
  const digits = whole + fraction.padEnd(decimals, '0');
  const isExact = fraction.length <= decimals && /^-?\d+$/.test(digits);
  return isExact && Math.abs(Number(digits)) < 10 ** MAX_DIGITS ? Number(digits) : undefined;
}

/** Converts from minor units: 35500 with three decimals is 35.5. For display only, not for sums. */
export function fromMinorUnits(amount: number, decimals: number): number {
  return amount / 10 ** decimals;
}

/** Another currency in which a page shows approximate prices. */
export interface ApproximateRate {
  readonly currency: string;
  /** The price of one unit of it in the site's currency. */
  readonly rate: number;
}

/** Steps by amount, in units of the other currency. */
const STEPS = [
  { below: 20, step: 1 },
  { below: 100, step: 5 },
  { below: 1000, step: 10 },
  { below: 5000, step: 50 },
] as const;
const MAX_STEP = 100;

/**
 * Converts an amount to another currency, rounded so that it is not taken for a price: "≈ 170 €".
 *
 * @param amount in minor units of the format's currency
 * @returns undefined below one unit
 */
export function approximateAmount(
  money: MoneyFormat,
  { currency, rate }: ApproximateRate,
  amount: number,
): string | undefined {
  const exact = fromMinorUnits(amount, money.decimals) / rate;
  const step = STEPS.find(({ below }) => exact < below)?.step ?? MAX_STEP;
  const rounded = Math.round(exact / step) * step;
  return rounded === 0 ? undefined : `≈\u00a0${formatMoney({ ...money, currency, decimals: 0 }, rounded)}`;
}

/** Cached number formats: making one takes fifty times as long as using it. */
export const numberFormat = cacheResults(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
