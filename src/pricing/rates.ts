import { isInRanges } from './dates.ts';
import type { CalendarDate, PriceChange, Season } from './model.ts';
import type { ByTier, ChildRate, PriceRow, PriceTable } from './price-table.ts';

/** Percentages have at most three decimals. */
const PARTS_OF_A_PERCENT = 1000;
const WHOLE = 100 * PARTS_OF_A_PERCENT;

/**
 * Takes a percentage of an amount, rounded to a multiple, halves up; never below zero. Calculates in whole numbers,
 * since fractions are not exact.
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

/** Changes an amount by a percentage (rounded) or by an amount, if either is given; never below zero. */
export function applyChange(
  amount: number,
  change: Partial<PriceChange> | undefined,
  roundTo: number,
): number {
  // A season without a change leaves prices as the table shows them, rounded or not.
  if (change?.percent) return takePercent(amount, 100 + change.percent, roundTo);
  return Math.max(0, amount + (change?.amount ?? 0));
}

export function findTierAmount(amount: ByTier, tier: string | undefined): number | undefined {
  if (typeof amount === 'number') return amount;
  return tier !== undefined && Object.hasOwn(amount, tier) ? amount[tier] : undefined;
}

interface FoundCell {
  readonly row: PriceRow;
  readonly tier: string | undefined;
  /** In minor units; undefined if one has to ask. */
  readonly amount: number | undefined;
}

/** The cell of a group and an accommodation class; undefined if no row covers the group. */
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

/** An adult's price on a day, and its causes. */
export interface AdultPrice {
  /** In minor units. */
  readonly each: number;
  readonly tier: string | undefined;
  /** The season's change. */
  readonly change: PriceChange | undefined;
  /** In minor units. */
  readonly roundTo: number;
}

/**
 * A child's price; undefined if its rate omits the accommodation class. A season's percentage changes fixed amounts
 * only: a share of the adult's price already includes it.
 */
export function childPrice(rate: ChildRate, adult: AdultPrice): number | undefined {
  if ('percent' in rate) return takePercent(adult.each, rate.percent, adult.roundTo);
  const amount = findTierAmount(rate.amount, adult.tier);
  const percent = adult.change?.percent;
  if (amount === undefined || percent === undefined) return amount;
  return applyChange(amount, { percent }, adult.roundTo);
}

/** The season of highest priority on a date, whatever the order. */
export function findSeason(seasons: readonly Season[], date: CalendarDate): Season | undefined {
  return seasons
    .filter(({ dates }) => isInRanges(dates, date))
    .reduce<Season | undefined>(
      (best, season) => (best && !outranks(season, best) ? best : season),
      undefined,
    );
}

/** Ids break ties, which the check refuses, so that order never matters. */
function outranks(season: Season, other: Season): boolean {
  return season.priority === other.priority ? season.id < other.id : season.priority > other.priority;
}

/** A table's rows in a season, and the change to their prices. */
interface SeasonTable {
  readonly rows: readonly PriceRow[];
  readonly change: PriceChange | undefined;
}

/** A table's own prices for a season take precedence over the calendar's change. */
export function applySeason(table: PriceTable, season: Season | undefined): SeasonTable {
  const { rows, seasons = {} } = table;
  if (!season) return { rows, change: undefined };
  const own = Object.hasOwn(seasons, season.id) ? seasons[season.id] : undefined;
  if (!own) return { rows, change: toPriceChange(season) };
  if ('rows' in own) return { rows: own.rows, change: { id: season.id } };
  return { rows, change: { id: season.id, ...own } };
}

/** A season's or offer's change, without absent fields. */
export function toPriceChange({ id, percent, amount }: PriceChange): PriceChange {
  return { id, percent, amount };
}
