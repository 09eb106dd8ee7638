import { parseAmount } from '../../../schema/amount.ts';
import { toMinorUnits } from '../../../src/domain/minor-units.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { amountTooLarge, tooManyDecimals, tooManyDigits } from '../diagnostics/prices.ts';
import { collectAmounts, type PlacedAmount } from '../link/amounts.ts';
import type { Model } from '../link/model.ts';
import { type SiteMoney, siteMoney } from '../link/site-money.ts';
import { written as asWritten } from '../validate/describe.ts';

/** Beyond these, digits are lost when a number is read. */
const TOO_MANY_DIGITS = /\d(?:\.?\d){15}/;

/** Amounts with more decimals than the currency has, and those with more digits than can be reckoned with. */
export function checkDecimals({ files }: Model): readonly Diagnostic[] {
  const money = siteMoney(files);
  if (!money) return [];
  const amounts = collectAmounts(files);
  // A file is searched once, however many amounts it has.
  const texts = new Set(amounts.map(({ file }) => file));
  const suspects = new Set([...texts].filter(({ text }) => TOO_MANY_DIGITS.test(text)));
  return amounts.flatMap((amount) => checkAmount(amount, money, suspects.has(amount.file)));
}

/** @param isSuspect whether the file has too many digits somewhere */
function checkAmount(
  { file, path, written }: PlacedAmount,
  money: SiteMoney,
  isSuspect: boolean,
): readonly Diagnostic[] {
  const amount = amountIn(written);
  if (amount === undefined) return [];
  // What is cut off when the file is read may have made it a sound amount.
  const source = isSuspect ? file.sourceAt(path) : undefined;
  if (source?.match(TOO_MANY_DIGITS)) return [tooManyDigits(file.valueAt(path), source)];
  if (toMinorUnits(amount, money.decimals) !== undefined) return [];
  const at = file.valueAt(path);
  const isLarge = toMinorUnits(Math.trunc(amount), money.decimals) === undefined;
  return [isLarge ? amountTooLarge(at, asWritten(written)) : tooManyDecimals(at, asWritten(written), money)];
}

function amountIn(written: number | string): number | undefined {
  if (typeof written === 'number') return written;
  const parsed = parseAmount(written);
  return parsed.ok ? parsed.amount : undefined;
}
