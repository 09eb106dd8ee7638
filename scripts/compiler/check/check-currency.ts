import { currencyMark } from '../../../schema/amount.ts';
import { currenciesOf } from '../../../schema/currency-marks.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { otherCurrency } from '../diagnostics/prices.ts';
import { collectAmounts } from '../link/amounts.ts';
import { textAt } from '../link/listed-ids.ts';
import type { Model } from '../link/model.ts';

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
