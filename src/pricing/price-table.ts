/** The price of a group of one size in an accommodation class. */
export interface TierPrice {
  /** Absent if prices do not depend on the accommodation class. */
  readonly tier?: string | undefined;
  /** In minor units, per person or per group as its table says; absent if one has to ask. */
  readonly amount?: number | undefined;
}

/** The prices of groups of one size. */
export interface PriceRow {
  readonly band: string;
  /** Smallest and largest group, in people. */
  readonly min: number;
  readonly max: number;
  /** One for each accommodation class, or a single one without. */
  readonly cells: readonly TierPrice[];
}

/** One amount for all accommodation classes, or one for each by its id. In minor units. */
export type ByTier = number | Readonly<Record<string, number>>;

/** The price of each child of an age group: a percentage of an adult's, or an amount. */
export type ChildRate = { readonly percent: number } | { readonly amount: ByTier };

/** A table's prices in a season: all changed alike, or rows of their own. */
export type SeasonPrices =
  | { readonly percent: number }
  | { readonly amount: number }
  | { readonly rows: readonly PriceRow[] };

/** Prices by group size and accommodation class. */
export interface PriceTable {
  readonly per: 'group' | 'person';
  readonly rows: readonly PriceRow[];
  /** By age group; those without a rate pay as adults do. */
  readonly children?: Readonly<Record<string, ChildRate>>;
  /** Per single room, whatever the season. */
  readonly singleSupplement?: ByTier;
  /** By season, in place of the calendar's change. */
  readonly seasons?: Readonly<Record<string, SeasonPrices>>;
}

/** The packages that a price table belongs to. */
export type TableOwner =
  | { readonly package: string; readonly options?: readonly string[] | undefined }
  | {
      readonly category: string;
      readonly options?: readonly string[] | undefined;
      readonly days?: number | undefined;
      /** True: any number. */
      readonly hours?: number | true | undefined;
    }
  | { readonly nights: number };

export interface PriceQuery {
  readonly package: string;
  readonly category: string;
  readonly option?: string | undefined;
  /** Nights with accommodation; none if the category has none. */
  readonly nights: number | undefined;
  /** None if the tour is given in hours. */
  readonly days: number | undefined;
  readonly hours?: number | undefined;
}

/** Powers of two: each outweighs all smaller ones together. */
const RANK = { package: 16, category: 8, option: 4, length: 2, anyHours: 1, nights: 1 } as const;

/**
 * Ranks how closely a table fits, 0 if not at all: package before category before nights; for the same owner, option
 * before length, and an exact number of hours before any number.
 */
export function ownerRank(owner: TableOwner, query: PriceQuery): number {
  if ('nights' in owner) return owner.nights === query.nights ? RANK.nights : 0;
  const option = optionRank(owner.options, query.option);
  if (option === undefined) return 0;
  if ('package' in owner) return owner.package === query.package ? RANK.package + option : 0;
  const length = lengthRank(owner, query);
  return owner.category === query.category && length !== undefined ? RANK.category + option + length : 0;
}

function optionRank(options: readonly string[] | undefined, wanted: string | undefined): number | undefined {
  if (options === undefined) return 0;
  return options.some((option) => option === wanted) ? RANK.option : undefined;
}

function lengthRank(
  { days, hours }: Extract<TableOwner, { readonly category: string }>,
  query: PriceQuery,
): number | undefined {
  if (days !== undefined) return days === query.days ? RANK.length : undefined;
  if (hours === undefined) return 0;
  if (query.hours === undefined) return undefined;
  if (hours === true) return RANK.anyHours;
  return hours === query.hours ? RANK.length : undefined;
}

/** The table with the highest rank; the first of equals. */
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
