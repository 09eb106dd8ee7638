import { toMinorUnits } from '../../pricing/money.ts';
import { applyChange, applySeason } from '../../pricing/rates.ts';
import { listItems, readPriceList, readSeasons, readStep, siteDecimals } from '../pricing/read-price-list.ts';
import type { Documents } from '../store/documents.ts';
import { isObject, type Json, type Operation, valueAt } from '../store/operation.ts';

/**
 * The operation that gives a season its own rows in a price list: the usual rows, with
 * the change that applies in the season until then.
 */
export function startSeasonRows(documents: Documents, file: string, id: string): Operation {
  const list = documents.get(file)?.value;
  const path = ['seasons', id];
  const before = valueAt(list, path);
  const season = readSeasons(documents).find((one) => one.id === id);
  const { change } = applySeason(readPriceList(documents, file), season);
  const [step, decimals] = [readStep(documents), siteDecimals(documents)];
  const inSeason = (price: Json): Json => {
    const amount = typeof price === 'number' ? toMinorUnits(price, decimals) : undefined;
    return amount === undefined ? price : applyChange(amount, change, step) / 10 ** decimals;
  };
  const rows = listItems(valueAt(list, ['rows'])).map((row) =>
    isObject(row)
      ? Object.fromEntries(Object.entries(row).map(([key, price]) => [key, inSeason(price)]))
      : row,
  );
  return { kind: 'set', file, path, ...(before === undefined ? {} : { before }), after: { rows } };
}
