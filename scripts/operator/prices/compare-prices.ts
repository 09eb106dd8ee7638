import { type CellAddress, cellKey, cellsOf, type NamedTable } from './price-tables.ts';

/** A price that changed. */
export interface PriceChange extends CellAddress {
  readonly before: number;
  readonly after: number;
  /** (after − before) / before: 0.05 is 5 per cent more. */
  readonly share: number;
}

/** A group size or hotel class of a table. */
export interface TablePart {
  readonly table: string;
  readonly id: string;
}

/** What differs between the price tables of two times. */
export interface PriceComparison {
  /** Largest first. */
  readonly changes: readonly PriceChange[];
  readonly tablesAdded: readonly string[];
  readonly tablesRemoved: readonly string[];
  readonly bandsAdded: readonly TablePart[];
  readonly bandsRemoved: readonly TablePart[];
  readonly tiersAdded: readonly TablePart[];
  readonly tiersRemoved: readonly TablePart[];
  /** Tables that serve other packages than before. */
  readonly servesChanged: readonly string[];
}

/** Compares price tables cell by cell. */
export function comparePrices(before: readonly NamedTable[], after: readonly NamedTable[]): PriceComparison {
  const old = new Map(before.map((table) => [table.id, table]));
  const pairs = after.flatMap((table) => {
    const earlier = old.get(table.id);
    return earlier ? [[earlier, table] as const] : [];
  });
  const ids = (tables: readonly NamedTable[]): readonly string[] => tables.map(({ id }) => id);
  const parts = (list: (table: NamedTable) => readonly string[], isAdded: boolean): readonly TablePart[] =>
    pairs.flatMap(([earlier, later]) => {
      const [from, to] = isAdded ? [earlier, later] : [later, earlier];
      return without(list(to), list(from)).map((id) => ({ table: later.id, id }));
    });
  return {
    changes: pairs
      .flatMap(([earlier, later]) => changedCells(earlier, later))
      .toSorted((left, right) => Math.abs(right.share) - Math.abs(left.share)),
    tablesAdded: without(ids(after), ids(before)),
    tablesRemoved: without(ids(before), ids(after)),
    bandsAdded: parts(bandsOf, true),
    bandsRemoved: parts(bandsOf, false),
    tiersAdded: parts(tiersOf, true),
    tiersRemoved: parts(tiersOf, false),
    servesChanged: pairs
      .filter(
        ([earlier, later]) => JSON.stringify(earlier.value.serves) !== JSON.stringify(later.value.serves),
      )
      .map(([, { id }]) => id),
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

/** Whether somebody should look twice: prices that are gone, or changed by more than so many per cent. */
export function needsAcceptance(comparison: PriceComparison, threshold: number): boolean {
  const { changes, tablesRemoved, bandsRemoved, tiersRemoved } = comparison;
  const isGone = [tablesRemoved, bandsRemoved, tiersRemoved].some(({ length }) => length > 0);
  return isGone || changes.some((change) => isLargeChange(change, threshold));
}

function changedCells(before: NamedTable, after: NamedTable): readonly PriceChange[] {
  const old = new Map(cellsOf(before).map((cell) => [cellKey(cell), cell.amount]));
  return cellsOf(after).flatMap(({ amount, ...address }) => {
    const earlier = old.get(cellKey(address));
    if (earlier === undefined || earlier === amount) return [];
    return [{ ...address, before: earlier, after: amount, share: (amount - earlier) / earlier }];
  });
}

function bandsOf({ value }: NamedTable): readonly string[] {
  return value.rows.map(({ paxCount }) => paxCount);
}

function tiersOf(table: NamedTable): readonly string[] {
  return [...new Set(cellsOf(table).map(({ tier }) => tier))];
}

function without(list: readonly string[], gone: readonly string[]): readonly string[] {
  return list.filter((id) => !gone.includes(id));
}
