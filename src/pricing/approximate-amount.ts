import { fromMinorUnits } from './minor-units.ts';
import { formatMoney, type MoneyFormat } from './money.ts';

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
