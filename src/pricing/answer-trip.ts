import { type Unavailable, unavailableReason } from './availability.ts';
import { isCalendarDate, isInRanges } from './dates.ts';
import type {
  AgeGroup,
  CalendarDate,
  Discount,
  PriceChange,
  Travellers,
  TripCalendar,
  TripQuery,
} from './model.ts';
import type { PriceTable } from './price-table.ts';
import {
  type AdultPrice,
  applyChange,
  applySeason,
  childPrice,
  findCell,
  findSeason,
  findTierAmount,
  takePercent,
  toPriceChange,
} from './rates.ts';

/** The lines that have names of their own: those of the texts about trips with the same keys. */
export const NAMED_LINES = ['adults', 'group', 'singleRooms'] as const;

export type NamedLine = (typeof NAMED_LINES)[number];

/** A line of a price: a count of travellers, groups, rooms or offers, and the price of each. In minor units. */
export interface PriceLine {
  readonly for: NamedLine | 'offer' | { readonly ageGroup: string };
  readonly count: number;
  readonly each: number;
  readonly total: number;
}

/** The price of a trip, that it is on request, or why it does not depart that day. Amounts in minor units. */
export type TripAnswer =
  | {
      readonly kind: 'price';
      readonly total: number;
      /** An adult, or the group where the table is per group. */
      readonly perPerson: number;
      readonly band: string;
      readonly tier?: string;
      readonly season?: PriceChange;
      readonly offer?: PriceChange;
      readonly lines: readonly PriceLine[];
    }
  | {
      readonly kind: 'ask';
      readonly reason: 'cell' | 'group-size' | 'no-table';
      readonly season?: PriceChange;
    }
  | Unavailable;

/** The calendar of operators without one: trips go every day. */
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
 * The price of a trip on a day, that it is on request, or why it does not depart. Amounts in minor units. Without a
 * valid date the price has no season and no offer. Never throws.
 *
 * @param ageGroups groups of ages for which there may be rates; lines come in their order
 * @param today in the operator's zone
 * @param time of day in that zone, `17:05`
 */
export function answerTrip(
  table: PriceTable | undefined,
  calendar: TripCalendar | undefined,
  ageGroups: readonly AgeGroup[],
  query: TripQuery,
  today: CalendarDate,
  time?: string,
): TripAnswer {
  const { date } = query;
  const known = calendar ?? EVERY_DAY;
  if (date === undefined || !isCalendarDate(date)) {
    return answerOn(table, { ...known, seasons: [], offers: [] }, ageGroups, query, today, today);
  }
  return unavailableReason(known, date, today, time) ?? answerOn(table, known, ageGroups, query, date, today);
}

function answerOn(
  table: PriceTable | undefined,
  { seasons, offers, roundTo }: TripCalendar,
  ageGroups: readonly AgeGroup[],
  { travellers, tier }: TripQuery,
  date: CalendarDate,
  today: CalendarDate,
): TripAnswer {
  const season = findSeason(seasons, date);
  if (!table) return { kind: 'ask', reason: 'no-table', ...(season && { season: toPriceChange(season) }) };
  const { rows, change } = applySeason(table, season);
  const named = change && { season: change };
  const cell = findCell(rows, countGroup(travellers, ageGroups), tier);
  if (!cell) return { kind: 'ask', reason: 'group-size', ...named };
  if (cell.amount === undefined) return { kind: 'ask', reason: 'cell', ...named };
  const adult = { each: applyChange(cell.amount, change, roundTo), tier: cell.tier, change, roundTo };
  const persons = makePersonLines(table, ageGroups, travellers, adult);
  const rooms = makeRoomLines(table, travellers, cell.tier);
  if (!persons || !rooms) return { kind: 'ask', reason: 'cell', ...named };
  const count = table.per === 'group' ? 1 : travellers.adults;
  const held = findBestOffer(
    offers,
    { count, each: adult.each, sum: sumTotals(persons) },
    date,
    today,
    roundTo,
  );
  const lines = [...persons, ...(held ? [held.line] : []), ...rooms];
  return {
    kind: 'price',
    total: sumTotals(lines),
    perPerson: adult.each,
    band: cell.row.band,
    tier: cell.tier,
    ...named,
    ...(held && { offer: toPriceChange(held.offer) }),
    lines,
  };
}

function countGroup({ adults, children }: Travellers, ageGroups: readonly AgeGroup[]): number {
  return ageGroups
    .filter(({ counts }) => counts)
    .reduce((size, { id }) => size + countChildren(children, id), adults);
}

/**
 * A line for adults and one per travelling age group, or one for the whole group; undefined if a rate has no amount.
 *
 * @param adult the group's price where the table is per group
 */
function makePersonLines(
  { per, children }: PriceTable,
  ageGroups: readonly AgeGroup[],
  travellers: Travellers,
  adult: AdultPrice,
): readonly PriceLine[] | undefined {
  if (per === 'group') return [makeLine('group', 1, adult.each)];
  const lines = [makeLine('adults', travellers.adults, adult.each)];
  for (const { id } of ageGroups) {
    const count = countChildren(travellers.children, id);
    if (count === 0) continue;
    const rate = children && Object.hasOwn(children, id) ? children[id] : undefined;
    const each = rate ? childPrice(rate, adult) : adult.each;
    if (each === undefined) return undefined;
    lines.push(makeLine({ ageGroup: id }, count, each));
  }
  return lines;
}

/** The supplement for single rooms; undefined if the accommodation class has no amount. */
function makeRoomLines(
  { singleSupplement }: PriceTable,
  { singleRooms }: Travellers,
  tier: string | undefined,
): readonly PriceLine[] | undefined {
  if (singleSupplement === undefined || singleRooms === 0) return [];
  const each = findTierAmount(singleSupplement, tier);
  return each === undefined ? undefined : [makeLine('singleRooms', singleRooms, each)];
}

function sumTotals(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

function countChildren(children: Travellers['children'], id: string): number {
  return Object.hasOwn(children, id) ? (children[id] ?? 0) : 0;
}

function makeLine(whom: PriceLine['for'], count: number, each: number): PriceLine {
  return { for: whom, count, each, total: each * count };
}

/** A special offer that applies, and its price line. */
interface HeldOffer {
  readonly offer: Discount;
  readonly line: PriceLine;
}

interface OfferBase {
  /** Adults, or 1 where the price is that of the group. */
  readonly count: number;
  /** In minor units. */
  readonly each: number;
  /** Of all persons, children included, in minor units. */
  readonly sum: number;
}

/** The cheapest of the offers that apply to a day of travel when booked today, whatever their order. */
export function findBestOffer(
  offers: readonly Discount[],
  base: OfferBase,
  date: CalendarDate,
  today: CalendarDate,
  roundTo: number,
): HeldOffer | undefined {
  return offers
    .filter(({ dates, bookBy }) => (!dates || isInRanges(dates, date)) && (!bookBy || today <= bookBy))
    .map((offer) => ({ offer, line: makeOfferLine(offer, base, roundTo) }))
    .reduce<HeldOffer | undefined>((best, held) => (best && !isBetter(held, best) ? best : held), undefined);
}

function isBetter({ offer, line }: HeldOffer, other: HeldOffer): boolean {
  return line.total === other.line.total ? offer.id < other.offer.id : line.total < other.line.total;
}

/** A percentage is taken from the sum, an amount from each adult's price; neither makes a price negative. */
function makeOfferLine(
  { percent, amount = 0 }: Discount,
  { count, each, sum }: OfferBase,
  roundTo: number,
): PriceLine {
  if (percent !== undefined) {
    const total = takePercent(sum, 100 + percent, roundTo) - sum;
    return { for: 'offer', count: 1, each: total, total };
  }
  const own = Math.max(amount, -each);
  return { for: 'offer', count, each: own, total: own * count };
}
