/** A price per person in a hotel class, in minor units of the currency. */
export interface PriceCell {
  readonly tier: string;
  readonly amount: number;
}

/** The prices of groups of one size. */
export interface PriceRow {
  readonly band: string;
  /** Smallest and largest group, in people. */
  readonly min: number;
  readonly max: number;
  readonly cells: readonly PriceCell[];
}

/** Prices per person by group size and hotel class. Spec §3 Price row. */
export interface PriceTable {
  readonly rows: readonly PriceRow[];
}

/** Which packages a price table belongs to, from the most to the least specific. */
export type TableOwner =
  | { readonly package: string; readonly options?: readonly string[] | undefined }
  | { readonly category: string; readonly options: readonly string[] }
  | { readonly nights: number };

/** What a table is looked up for. */
export interface PriceQuery {
  readonly package: string;
  readonly category: string;
  readonly option?: string | undefined;
  readonly nights: number;
}

/** How closely a table fits: 3 the package, 2 its category and option, 1 its nights, 0 not at all. */
export function ownerRank(owner: TableOwner, query: PriceQuery): number {
  if ('nights' in owner) return owner.nights === query.nights ? 1 : 0;
  const fitsOption = owner.options === undefined || owner.options.some((option) => option === query.option);
  if ('package' in owner) return owner.package === query.package && fitsOption ? 3 : 0;
  return owner.category === query.category && fitsOption ? 2 : 0;
}

/**
 * The table of the chosen option, else the default table of that night count, else none: the price table
 * is then hidden. Spec §4 Price table selection.
 */
export function selectPriceTable<Table extends { readonly serves: TableOwner }>(
  tables: readonly Table[],
  query: PriceQuery,
): Table | undefined {
  let best: Table | undefined;
  for (const table of tables) {
    const rank = ownerRank(table.serves, query);
    if (rank > 0 && (best === undefined || rank > ownerRank(best.serves, query))) best = table;
  }
  return best;
}
