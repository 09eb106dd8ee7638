/**
 * How amounts are written: the locale's way, in a currency such as `USD`, which has so many decimals; `space: false`
 * without the locale's space.
 */
export interface MoneyFormat {
  readonly locale: string;
  readonly currency: string;
  readonly decimals: number;
  readonly space?: boolean;
}

/** An amount in three parts, which make the whole when put together: `$`, `3,150,000` and nothing, for example. */
export interface MoneyParts {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/**
 * An amount in full: without decimals where it is whole, else with all of the currency. Thousands that the locale
 * sets apart by a narrow space get a wide one: few typefaces have the narrow, and what stands in for it may have no
 * width.
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

/** Where a figure begins and ends; what sets its digits apart stands between. */
const FIGURE: ReadonlySet<string> = new Set(['integer', 'fraction']);

/** An amount of minor units in full, such as `$3,150,000` or `$24.50`. */
export function formatMoney(format: MoneyFormat, amount: number): string {
  const { before, figure, after } = moneyParts(format, amount);
  return `${before}${figure}${after}`;
}

/** Larger amounts, in minor units, are not sure to be kept to the last digit when they are written. */
const MAX_DIGITS = 15;

/**
 * An amount in minor units of its currency, always whole: 35.5 with three decimals is 35500. Exact, since it goes by
 * the digits of the amount and multiplies nothing.
 *
 * @param amount in units of the currency, of 15 digits or fewer
 * @param decimals how many the currency has
 * @returns undefined where the amount has more decimals, or is too large
 */
export function toMinorUnits(amount: number, decimals: number): number | undefined {
  const [whole = '', fraction = ''] = String(amount).split('.');
  const digits = whole + fraction.padEnd(decimals, '0');
  const isExact = fraction.length <= decimals && /^-?\d+$/.test(digits);
  return isExact && Math.abs(Number(digits)) < 10 ** MAX_DIGITS ? Number(digits) : undefined;
}

/** An amount as people write it, from minor units: 35500 with three decimals is 35.5. For writing only, not to sum up. */
export function fromMinorUnits(amount: number, decimals: number): number {
  return amount / 10 ** decimals;
}

/** Another currency in which a page shows what prices come to, about. */
export interface ApproximateRate {
  readonly currency: string;
  /** What one of it costs, in units of the site's currency. */
  readonly rate: number;
}

/** Up to which amount which step is exact enough, in units of the other currency. */
const STEPS = [
  { below: 20, step: 1 },
  { below: 100, step: 5 },
  { below: 1000, step: 10 },
  { below: 5000, step: 50 },
] as const;
const LARGEST_STEP = 100;

/**
 * What an amount comes to in another currency, rounded so that nobody takes it for a price: "≈ 170 €".
 *
 * @param amount in minor units of the format's currency
 * @returns nothing where it comes to less than one
 */
export function approximateAmount(
  money: MoneyFormat,
  { currency, rate }: ApproximateRate,
  amount: number,
): string | undefined {
  const exact = fromMinorUnits(amount, money.decimals) / rate;
  const step = STEPS.find(({ below }) => exact < below)?.step ?? LARGEST_STEP;
  const rounded = Math.round(exact / step) * step;
  return rounded === 0 ? undefined : `≈\u00a0${formatMoney({ ...money, currency, decimals: 0 }, rounded)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** What writes numbers in a locale. Making one takes fifty times as long as writing with it: each is made once. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
