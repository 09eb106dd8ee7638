import { parseAmount } from '../../../schema/amount.ts';
import { toMinorUnits } from '../../../src/domain/minor-units.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { amountTooLarge, tooManyDecimals } from '../diagnostics/prices.ts';
import { collectAmounts, type PlacedAmount } from '../link/amounts.ts';
import type { Model } from '../link/model.ts';
import { type SiteMoney, siteMoney } from '../link/site-money.ts';
import { written as asWritten } from '../validate/describe.ts';

/** Amounts with more decimals than the currency has, and those that are too large to be reckoned with. */
export function checkDecimals({ files }: Model): readonly Diagnostic[] {
  const money = siteMoney(files);
  return money ? collectAmounts(files).flatMap((amount) => checkAmount(amount, money)) : [];
}

function checkAmount({ file, path, written }: PlacedAmount, money: SiteMoney): readonly Diagnostic[] {
  const amount = amountIn(written);
  if (amount === undefined || toMinorUnits(amount, money.decimals) !== undefined) return [];
  const at = file.valueAt(path);
  const isLarge = toMinorUnits(Math.trunc(amount), money.decimals) === undefined;
  return [isLarge ? amountTooLarge(at, asWritten(written)) : tooManyDecimals(at, asWritten(written), money)];
}

function amountIn(written: number | string): number | undefined {
  if (typeof written === 'number') return written;
  const parsed = parseAmount(written);
  return parsed.ok ? parsed.amount : undefined;
}
