import { type Figure, figureKey, rowKey, rowOf } from '../figures/figure.ts';
import { listFigures } from '../figures/list-figures.ts';
import type { PriceList } from '../figures/price-list.ts';
import type { Labels } from '../labels.ts';

/** How what is missing is called. */
type MissingLabels = Pick<Labels, 'table' | 'row' | 'column' | 'calendar'>;

/** What a file does not speak of: whole tables, else rows, else accommodation classes of a table, as people call them. */
export function missingPrices(
  list: PriceList,
  known: ReadonlySet<string>,
  labels: MissingLabels,
): readonly string[] {
  const figures = listFigures(list);
  const ofTable = (id: string | undefined): readonly Figure[] =>
    figures.filter(({ address }) => address.table === id);
  return [
    ...list.tables.flatMap((table) => missingOf(ofTable(table.id), labels.table(table), known, labels)),
    ...missingOf(ofTable(undefined), labels.calendar, known, labels),
  ];
}

function missingOf(
  figures: readonly Figure[],
  title: string,
  known: ReadonlySet<string>,
  labels: MissingLabels,
): readonly string[] {
  const missing = figures.flatMap(({ address }) => (known.has(figureKey(address)) ? [] : [address]));
  if (missing.length === 0) return [];
  if (missing.length === figures.length) return [title];
  const isThere = new Set(
    figures.flatMap(({ address }) => (known.has(figureKey(address)) ? [rowKey(address)] : [])),
  );
  const rows = missing
    .filter((address) => !isThere.has(rowKey(address)))
    .map(rowOf)
    .map(labels.row);
  const columns = missing.filter((address) => isThere.has(rowKey(address))).map(labels.column);
  return [...new Set([...rows, ...columns])].map((part) => `${title}, ${part}`);
}
