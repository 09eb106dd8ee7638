import { ASK } from '../../../schema/price-table.ts';
import { compareTables, type TableComparison } from './compare-tables.ts';
import {
  type Figure,
  type FigureAddress,
  type FigureValue,
  figureKey,
  isPercent,
  isPlainPrice,
  rowKey,
  rowOf,
} from './figures/figure.ts';
import { listFigures } from './figures/list-figures.ts';
import type { PriceList } from './figures/price-list.ts';

/** A figure that changed. */
export interface PriceChange extends FigureAddress {
  readonly before: FigureValue;
  readonly after: FigureValue;
  /** What becomes of the price, as a share of the old one: 0.05 is 5 per cent more, −1 that it is gone. */
  readonly share: number;
}

/** What differs between the figures of two times. */
interface FigureComparison {
  /** Largest first. */
  readonly changes: readonly PriceChange[];
  /** Rows beside the plain prices of tables, which are there now and were not, or the other way round. */
  readonly rowsAdded: readonly FigureAddress[];
  readonly rowsRemoved: readonly FigureAddress[];
  /** Rows whose figures are of another kind than before: an amount in place of per cent. */
  readonly rowsRewritten: readonly FigureAddress[];
}

/** What differs between the prices of two times. */
export type PriceComparison = FigureComparison & TableComparison;

/** Compares prices figure by figure. */
export function comparePrices(before: PriceList, after: PriceList): PriceComparison {
  const isOfBoth = ({ address: { table } }: Figure): boolean =>
    table === undefined || [before, after].every(({ tables }) => tables.some(({ id }) => id === table));
  const [old, now] = [before, after].map((list) => listFigures(list).filter(isOfBoth));
  return { ...compareTables(before.tables, after.tables), ...compareFigures(old ?? [], now ?? []) };
}

/** Compares figures of tables that exist at both times. */
export function compareFigures(before: readonly Figure[], after: readonly Figure[]): FigureComparison {
  const old = new Map(before.map(({ address, value }) => [figureKey(address), value]));
  const [rowsBefore, rowsAfter] = [before, after].map(ownRows);
  const changes = after.flatMap((figure) => changeOf(figure, old.get(figureKey(figure.address))));
  return {
    changes: changes.toSorted((left, right) => Math.abs(right.share) - Math.abs(left.share)),
    rowsAdded: rowsOnlyIn(rowsAfter, rowsBefore),
    rowsRemoved: rowsOnlyIn(rowsBefore, rowsAfter),
    rowsRewritten: [...(rowsAfter ?? [])].flatMap(([key, { row, columns }]) => {
      const earlier = rowsBefore?.get(key);
      return earlier === undefined || earlier.columns === columns ? [] : [row];
    }),
  };
}

/** Whether nothing differs. */
export function isSame(comparison: PriceComparison): boolean {
  return Object.values(comparison).every((differences: readonly unknown[]) => differences.length === 0);
}

/** Whether a change is larger than so many per cent. */
export function isLargeChange({ share }: PriceChange, threshold: number): boolean {
  return Math.abs(share) * 100 > threshold;
}

/** Whether somebody should look twice: prices that are gone, mean something else, or changed by more than so many per cent. */
export function needsAcceptance(comparison: PriceComparison, threshold: number): boolean {
  const { changes, tablesRemoved, bandsRemoved, tiersRemoved, rowsRemoved, rowsRewritten, perChanged } =
    comparison;
  const doubtful = [tablesRemoved, bandsRemoved, tiersRemoved, rowsRemoved, rowsRewritten, perChanged];
  return (
    doubtful.some(({ length }) => length > 0) || changes.some((change) => isLargeChange(change, threshold))
  );
}

function changeOf(
  { address, kind, value: after }: Figure,
  before: FigureValue | undefined,
): readonly PriceChange[] {
  if (before === undefined || before === after) return [];
  const isOfPrice = isPercent(address) && kind !== 'rate';
  return [{ ...address, before, after, share: shareOf(before, after, isOfPrice ? WHOLE : 0) }];
}

/** What a change in per cent is a change of. */
const WHOLE = 100;

/** Of what is added to the whole, the whole counts: a season of 12 per cent more instead of 10 makes prices 1.8 per cent dearer. */
function shareOf(before: FigureValue, after: FigureValue, whole: number): number {
  if (after === ASK) return -1;
  if (before === ASK) return 0;
  const base = Math.abs(before + whole);
  return base === 0 ? Number.POSITIVE_INFINITY : (after - before) / base;
}

interface OwnRow {
  readonly row: FigureAddress;
  readonly columns: string;
}

/** The rows beside plain prices, and what columns each has. */
function ownRows(figures: readonly Figure[]): ReadonlyMap<string, OwnRow> {
  const rows = new Map<string, OwnRow>();
  for (const { address } of figures.filter((figure) => !isPlainPrice(figure.address))) {
    const before = rows.get(rowKey(address))?.columns ?? '';
    const column = `${address.tier ?? ''}/${address.figure ?? ''}`;
    rows.set(rowKey(address), { row: rowOf(address), columns: `${before} ${column}` });
  }
  return rows;
}

function rowsOnlyIn(
  rows: ReadonlyMap<string, OwnRow> = new Map(),
  others: ReadonlyMap<string, OwnRow> = new Map(),
): readonly FigureAddress[] {
  return [...rows].flatMap(([key, { row }]) => (others.has(key) ? [] : [row]));
}
