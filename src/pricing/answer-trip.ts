import { whyNot } from './availability.ts';
import { bestOffer } from './best-offer.ts';
import { isCalendarDate } from './is-calendar-date.ts';
import type { AgeGroup, CalendarDate, TripAnswer, TripCalendar, TripQuery } from './model.ts';
import { groupSize, personLines, roomLines, totalOf } from './price-lines.ts';
import type { PriceTable } from './price-table.ts';
import { changed, findCell } from './rates.ts';
import { changeOf, inSeason, seasonOf } from './season.ts';

/** Where an operator says nothing of dates, trips go on all days to come. */
const EVERY_DAY: TripCalendar = {
  zone: 'UTC',
  noticeDays: 0,
  bookableMonths: 1200,
  roundTo: 1,
  seasons: [],
  closed: [],
  offers: [],
  soldOut: [],
};

/**
 * What a trip costs on a day for some travellers, or that one has to ask, or why it does not go. Amounts in minor
 * units. Without a date, or with one that is none, the price is that of no season and no offer. Never throws.
 *
 * @param ageGroups groups of ages for which there may be rates; lines come in their order
 * @param today in the operator's zone
 */
export function answerTrip(
  table: PriceTable | undefined,
  calendar: TripCalendar | undefined,
  ageGroups: readonly AgeGroup[],
  query: TripQuery,
  today: CalendarDate,
): TripAnswer {
  const { date } = query;
  const known = calendar ?? EVERY_DAY;
  if (date === undefined || !isCalendarDate(date)) {
    return priceOn(table, { ...known, seasons: [], offers: [] }, ageGroups, query, today, today);
  }
  return whyNot(known, date, today) ?? priceOn(table, known, ageGroups, query, date, today);
}

function priceOn(
  table: PriceTable | undefined,
  { seasons, offers, roundTo }: TripCalendar,
  ageGroups: readonly AgeGroup[],
  { travellers, tier }: TripQuery,
  date: CalendarDate,
  today: CalendarDate,
): TripAnswer {
  const season = seasonOf(seasons, date);
  if (!table) return { kind: 'ask', reason: 'no-table', ...(season && { season: changeOf(season) }) };
  const { rows, change } = inSeason(table, season);
  const named = change && { season: change };
  const cell = findCell(rows, groupSize(travellers, ageGroups), tier);
  if (!cell) return { kind: 'ask', reason: 'group-size', ...named };
  if (cell.amount === undefined) return { kind: 'ask', reason: 'cell', ...named };
  const adult = { each: changed(cell.amount, change, roundTo), tier: cell.tier, change, roundTo };
  const persons = personLines(table, ageGroups, travellers, adult);
  const rooms = roomLines(table, travellers, cell.tier);
  if (!persons || !rooms) return { kind: 'ask', reason: 'cell', ...named };
  const count = table.per === 'group' ? 1 : travellers.adults;
  const held = bestOffer(offers, { count, each: adult.each, sum: totalOf(persons) }, date, today, roundTo);
  const lines = [...persons, ...(held ? [held.line] : []), ...rooms];
  return {
    kind: 'price',
    total: totalOf(lines),
    perPerson: adult.each,
    band: cell.row.band,
    ...(cell.tier === undefined ? {} : { tier: cell.tier }),
    ...named,
    ...(held && { offer: changeOf(held.offer) }),
    lines,
  };
}
