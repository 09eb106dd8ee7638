import { currencyMark, parseAmount } from '../../../schema/amount.ts';
import { currenciesOf } from '../../../schema/currency-marks.ts';
import { toMinorUnits } from '../../../src/domain/minor-units.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { languageTwice, ownCurrency } from '../diagnostics/exchange.ts';
import { amountTooLarge, otherCurrency, tooManyDecimals, tooManyDigits } from '../diagnostics/prices.ts';
import { collectAmounts, type PlacedAmount } from '../link/amounts.ts';
import { textAt } from '../link/listed-ids.ts';
import type { Model } from '../link/model.ts';
import { type SiteMoney, siteMoney } from '../link/site-money.ts';
import { written as asWritten } from '../validate/describe.ts';

/** Amounts written with the mark of another currency than the site's. */
export function checkCurrency({ files }: Model): readonly Diagnostic[] {
  const currency = textAt(files, 'site.json', ['currency']);
  if (currency === undefined) return [];
  return collectAmounts(files).flatMap(({ file, path, written }) => {
    const mark = typeof written === 'string' ? currencyMark(written) : undefined;
    if (mark === undefined || currenciesOf(mark).includes(currency)) return [];
    return [otherCurrency(file.valueAt(path), mark, currency)];
  });
}

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

/** Rates of other currencies: each for another than the site's, and no more than one for a language. */
export function checkExchange({ files }: Model): readonly Diagnostic[] {
  const { site } = files.single;
  const rates = site?.value.exchange?.rates;
  if (!site || !rates) return [];
  const { file, value } = site;
  const known = new Set<string>();
  return rates.flatMap(({ currency, languages }, index) => {
    const path = ['exchange', 'rates', index];
    const isOwn = currency === value.currency;
    const twice = languages.flatMap((language, place) => {
      const isKnown = known.has(language);
      known.add(language);
      return isKnown ? [languageTwice(file.valueAt([...path, 'languages', place]), language)] : [];
    });
    return [...(isOwn ? [ownCurrency(file.valueAt([...path, 'currency']), currency)] : []), ...twice];
  });
}
