import { PRICE_KEY, type PriceTable, type PriceTableRow } from '../../../../schema/price-table.ts';
import type { JsonPath } from '../../../compiler/parse/parsed-file.ts';
import { changeFigures } from './change-figures.ts';
import { AMOUNT, type Figure, type FigureAddress, PERCENT, ROOM } from './figure.ts';
import type { NamedTable } from './price-list.ts';

type Rate = NonNullable<PriceTable['children']>[string] | NonNullable<PriceTable['singleSupplement']>;

/** All figures of a table: prices row by row, then what children pay, single rooms, and seasons of its own. */
export function tableFigures({ id: table, value }: NamedTable): readonly Figure[] {
  const { rows, children = {}, singleSupplement, seasons = {} } = value;
  return [
    ...priceFigures(rows, { table }, ['rows']),
    ...Object.entries(children).flatMap(([age, rate]) =>
      rateFigures(rate, { table, age }, ['children', age]),
    ),
    ...rateFigures(singleSupplement ?? {}, { table, single: ROOM }, ['singleSupplement']),
    ...Object.entries(seasons).flatMap(([season, prices]) => {
      const path = ['seasons', season];
      return prices.rows
        ? priceFigures(prices.rows, { table, season }, [...path, 'rows'])
        : changeFigures(prices, 'change', { table, season }, path);
    }),
  ];
}

function priceFigures(
  rows: readonly PriceTableRow[],
  place: FigureAddress,
  path: JsonPath,
): readonly Figure[] {
  return rows.flatMap(({ paxCount: band, ...cells }, index) =>
    Object.entries(cells).flatMap(([key, value]): readonly Figure[] => {
      if (value === undefined) return [];
      const column = key === PRICE_KEY ? { figure: AMOUNT } : { tier: key };
      return [{ address: { ...place, band, ...column }, kind: 'price', value, path: [...path, index, key] }];
    }),
  );
}

function rateFigures(rate: Rate, place: FigureAddress, path: JsonPath): readonly Figure[] {
  const figure = (column: FigureAddress, value: number, at: JsonPath): Figure => ({
    address: { ...place, ...column },
    kind: 'rate',
    value,
    path: at,
  });
  if (typeof rate === 'number') return [figure({ figure: AMOUNT }, rate, path)];
  if (isShare(rate)) return [figure({ figure: PERCENT }, rate.percent, [...path, 'percent'])];
  return Object.entries(rate).map(([tier, amount]) => figure({ tier }, amount, [...path, tier]));
}

/** The schema reads a record with nothing but `percent` as a share, whatever accommodation classes are called. */
function isShare(rate: Exclude<Rate, number>): rate is { readonly percent: number } {
  return Object.keys(rate).join() === PERCENT;
}
