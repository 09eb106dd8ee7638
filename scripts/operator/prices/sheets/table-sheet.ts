import type { NamedTable } from '../price-tables.ts';

/** An id with what people call it. */
export interface Labelled {
  readonly id: string;
  readonly label: string;
}

/** A price table as a spreadsheet shows it: group sizes down, hotel classes across. */
export interface TableSheet {
  readonly id: string;
  /** What the table is for. */
  readonly title: string;
  /** Names of the packages whose pages show it. */
  readonly usedBy: readonly string[];
  readonly tiers: readonly Labelled[];
  readonly rows: readonly {
    readonly band: Labelled;
    /** In the order of the tiers; undefined where the table has none. */
    readonly amounts: readonly (number | undefined)[];
  }[];
}

/** How the parts of a sheet are called. */
export interface SheetLabels {
  readonly table: (table: NamedTable) => string;
  readonly band: (id: string) => string;
  readonly tier: (id: string) => string;
}

/** A table as a sheet, its columns in the order of the site's hotel classes. */
export function toTableSheet(
  table: NamedTable,
  tiers: readonly string[],
  labels: SheetLabels,
  usedBy: readonly string[],
): TableSheet {
  return {
    id: table.id,
    title: labels.table(table),
    usedBy,
    tiers: tiers.map((id) => ({ id, label: labels.tier(id) })),
    rows: table.value.rows.map((row) => ({
      band: { id: row.paxCount, label: labels.band(row.paxCount) },
      amounts: tiers.map((tier) => {
        const amount = row[tier];
        return typeof amount === 'number' ? amount : undefined;
      }),
    })),
  };
}
