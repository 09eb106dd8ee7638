import type { NamedTable } from './figures/price-list.ts';

/** A group size or accommodation class of a table. */
export interface TablePart {
  readonly table: string;
  readonly id: string;
}

/** What differs between tables as such. */
export interface TableComparison {
  readonly tablesAdded: readonly string[];
  readonly tablesRemoved: readonly string[];
  readonly bandsAdded: readonly TablePart[];
  readonly bandsRemoved: readonly TablePart[];
  readonly tiersAdded: readonly TablePart[];
  readonly tiersRemoved: readonly TablePart[];
  /** Tables that serve other packages than before. */
  readonly servesChanged: readonly string[];
  /** Tables whose prices were for a person and are for a group, or the other way round. */
  readonly perChanged: readonly string[];
}

/** The comparison of tables with themselves. */
export const sameTables: TableComparison = {
  tablesAdded: [],
  tablesRemoved: [],
  bandsAdded: [],
  bandsRemoved: [],
  tiersAdded: [],
  tiersRemoved: [],
  servesChanged: [],
  perChanged: [],
};

/** Compares tables as such; see `compareFigures` for what stands in them. */
export function compareTables(before: readonly NamedTable[], after: readonly NamedTable[]): TableComparison {
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
  const differing = (part: (table: NamedTable) => unknown): readonly string[] =>
    pairs
      .filter(([earlier, later]) => JSON.stringify(part(earlier)) !== JSON.stringify(part(later)))
      .map(([, { id }]) => id);
  return {
    tablesAdded: without(ids(after), ids(before)),
    tablesRemoved: without(ids(before), ids(after)),
    bandsAdded: parts(bandsOf, true),
    bandsRemoved: parts(bandsOf, false),
    tiersAdded: parts(tiersOf, true),
    tiersRemoved: parts(tiersOf, false),
    servesChanged: differing(({ value }) => value.serves),
    perChanged: differing(({ value }) => value.per),
  };
}

function bandsOf({ value }: NamedTable): readonly string[] {
  return value.rows.map(({ paxCount }) => paxCount);
}

/** The columns of the plain prices: accommodation classes, or the one of tables without. */
function tiersOf({ value }: NamedTable): readonly string[] {
  const columns = value.rows.flatMap(({ paxCount: _band, ...cells }) => Object.keys(cells));
  return [...new Set(columns)];
}

function without(list: readonly string[], gone: readonly string[]): readonly string[] {
  return list.filter((id) => !gone.includes(id));
}
