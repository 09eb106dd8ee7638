import { fromMinorUnits } from './minor-units.ts';
import { numberFormat } from './number-format.ts';

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
