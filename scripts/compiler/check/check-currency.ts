import { currencyMark } from '../../../schema/amount.ts';
import { currenciesOf } from '../../../schema/currency-marks.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { otherCurrency } from '../diagnostics/prices.ts';
import { textAt } from '../link/listed-ids.ts';
import type { Model } from '../link/model.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';

/** Amounts written with the mark of another currency than the site's. */
export function checkCurrency({ files }: Model): readonly Diagnostic[] {
  const currency = textAt(files, 'site.json', ['currency']);
  if (currency === undefined) return [];
  const prices = files.entries.prices.flatMap(({ file, value }) =>
    value.rows.flatMap((row, index) =>
      Object.keys(row).flatMap((tier) => markedOtherwise(file, ['rows', index, tier], currency)),
    ),
  );
  const destinations = files.entries.destinations.flatMap(({ file }) =>
    markedOtherwise(file, ['priceFrom'], currency),
  );
  return [...prices, ...destinations];
}

function markedOtherwise(file: ParsedFile, path: JsonPath, currency: string): readonly Diagnostic[] {
  const written = valueAtPath(file.value, path);
  const mark = typeof written === 'string' ? currencyMark(written) : undefined;
  if (mark === undefined || currenciesOf(mark).includes(currency)) return [];
  return [otherCurrency(file.valueAt(path), mark, currency)];
}
