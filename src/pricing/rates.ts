import { isInRanges } from './dates.ts';
import type { CalendarDate, PriceChange, Season } from './model.ts';
import type { ByTier, ChildRate, PriceRow, PriceTable } from './price-table.ts';

/** Per cents have at most three decimals. */
const PARTS_OF_A_PERCENT = 1000;
const WHOLE = 100 * PARTS_OF_A_PERCENT;

/**
 * So many per cent of an amount, rounded to a multiple, halves up; never below nothing. In whole numbers, since
 * fractions of a sum are not exact.
 *
 * @param amount in minor units
 * @param roundTo in minor units, at least 1
 */
export function takePercent(amount: number, percent: number, roundTo: number): number {
  const parts = Math.max(0, amount * Math.round(percent * PARTS_OF_A_PERCENT));
  const step = WHOLE * roundTo;
  const rest = parts % step;
  return ((parts - rest) / step + (2 * rest >= step ? 1 : 0)) * roundTo;
}

/** An amount after a change: by a per cent and rounded, or by an amount, or as it was; never below nothing. */
export function applyChange(amount: number, change: Partial<PriceChange> | undefined, roundTo: number): number {
  if (change?.percent !== undefined) return takePercent(amount, 100 + change.percent, roundTo);
  return Math.max(0, amount + (change?.amount ?? 0));
}

/** The amount of an accommodation class; nothing where it has none. */
export function findTierAmount(amount: ByTier, tier: string | undefined): number | undefined {
  if (typeof amount === 'number') return amount;
  return tier !== undefined && Object.hasOwn(amount, tier) ? amount[tier] : undefined;
}

/** The cell of a table that holds for a group, and the row that it stands in. */
interface FoundCell {
  readonly row: PriceRow;
  readonly tier: string | undefined;
  /** In minor units; nothing where one has to ask. */
  readonly amount: number | undefined;
}

/** The cell of a group and an accommodation class; nothing for a group of which no row speaks. */
export function findCell(
  rows: readonly PriceRow[],
  people: number,
  tier: string | undefined,
): FoundCell | undefined {
  const row = rows.find(({ min, max }) => people >= min && people <= max);
  // A table without accommodation classes has one cell a row, for all of them.
  const cell = row?.cells.find((candidate) => candidate.tier === undefined || candidate.tier === tier);
  return row && { row, tier: cell?.tier, amount: cell?.amount };
}

/** What an adult pays on a day, and what that follows from. */
export interface AdultPrice {
  /** In minor units. */
  readonly each: number;
  readonly tier: string | undefined;
  /** How the season changed it. */
  readonly change: PriceChange | undefined;
  /** In minor units. */
  readonly roundTo: number;
}

/**
 * What a child pays; nothing where its rate says nothing of the accommodation class. A season's per cent changes an amount
 * of its own; a part of the adult's price has been changed with that.
 */
export function childPrice(rate: ChildRate, adult: AdultPrice): number | undefined {
  if ('percent' in rate) return takePercent(adult.each, rate.percent, adult.roundTo);
  const amount = findTierAmount(rate.amount, adult.tier);
  const percent = adult.change?.percent;
  if (amount === undefined || percent === undefined) return amount;
  return applyChange(amount, { percent }, adult.roundTo);
}

/** The season of a date: of several the one of highest priority, whatever their order. */
export function findSeason(seasons: readonly Season[], date: CalendarDate): Season | undefined {
  return seasons
    .filter(({ dates }) => isInRanges(dates, date))
    .reduce<Season | undefined>(
      (best, season) => (best && !outranks(season, best) ? best : season),
      undefined,
    );
}

/** Equal priorities that meet are refused by the check; ids then decide, so that the order never does. */
function outranks(season: Season, other: Season): boolean {
  return season.priority === other.priority ? season.id < other.id : season.priority > other.priority;
}

/** The rows of a table that hold in a season, and how the season changes them. */
interface SeasonTable {
  readonly rows: readonly PriceRow[];
  readonly change: PriceChange | undefined;
}

/** What a table says of a season counts, else what the calendar does. */
export function applySeason(table: PriceTable, season: Season | undefined): SeasonTable {
  const { rows, seasons = {} } = table;
  if (!season) return { rows, change: undefined };
  const own = Object.hasOwn(seasons, season.id) ? seasons[season.id] : undefined;
  if (!own) return { rows, change: toPriceChange(season) };
  if ('rows' in own) return { rows: own.rows, change: { id: season.id } };
  return { rows, change: { id: season.id, ...own } };
}

/** What is said of a season or an offer: only what it has. */
export function toPriceChange({ id, percent, amount }: PriceChange): PriceChange {
  return { id, ...(percent === undefined ? {} : { percent }), ...(amount === undefined ? {} : { amount }) };
}
