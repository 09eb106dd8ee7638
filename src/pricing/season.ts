import { isInRanges } from './date-range.ts';
import type { CalendarDate, PriceChange, Season } from './model.ts';
import type { PriceRow, PriceTable } from './price-table.ts';

/** The season of a date: of several the one of highest priority, whatever their order. */
export function seasonOf(seasons: readonly Season[], date: CalendarDate): Season | undefined {
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
export function inSeason(table: PriceTable, season: Season | undefined): SeasonTable {
  const { rows, seasons = {} } = table;
  if (!season) return { rows, change: undefined };
  const own = Object.hasOwn(seasons, season.id) ? seasons[season.id] : undefined;
  if (!own) return { rows, change: changeOf(season) };
  if ('rows' in own) return { rows: own.rows, change: { id: season.id } };
  return { rows, change: { id: season.id, ...own } };
}

/** What is said of a season or an offer: only what it has. */
export function changeOf({ id, percent, amount }: PriceChange): PriceChange {
  return { id, ...(percent === undefined ? {} : { percent }), ...(amount === undefined ? {} : { amount }) };
}
