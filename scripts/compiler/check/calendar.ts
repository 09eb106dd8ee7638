import type { Season } from '../../../schema/calendar.ts';
import { weekdayNumber } from '../../../schema/weekday.ts';
import { bookableDays, whyNot } from '../../../src/domain/offer/availability.ts';
import { daysBetween, weekdayOf } from '../../../src/domain/offer/calendar-date.ts';
import { isInRanges } from '../../../src/domain/offer/date-range.ts';
import type { CalendarDate } from '../../../src/domain/offer/model.ts';
import {
  alwaysClosed,
  duplicateDate,
  neverDeparts,
  noCalendar,
  offerOver,
  seasonHidden,
  seasonOver,
  seasonsOverlap,
  weekdaysOutsideDates,
} from '../diagnostics/calendar.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ratesOld } from '../diagnostics/exchange.ts';
import { daysOf, firstCommonDay, isWholeYear, isYearly, lastDay } from '../link/date-ranges.ts';
import type { LinkedPackage, Model } from '../link/model.ts';
import type { JsonPath } from '../parse/parsed-file.ts';

/** Seasons, closed periods and days of departure that contradict each other, on whatever day it is. */
export function checkCalendar(model: Model): readonly Diagnostic[] {
  return [
    ...checkSeasons(model),
    ...checkClosed(model),
    ...model.packages.flatMap((entry) => checkPackage(model, entry)),
  ];
}

function checkSeasons({ files }: Model): readonly Diagnostic[] {
  const calendar = files.single.calendar;
  if (!calendar) return [];
  const { seasons } = calendar.value;
  return seasons.flatMap((season, index) => {
    const at = () => calendar.file.valueAt(['seasons', index, 'id']);
    const overlapping = seasons.slice(0, index).flatMap((other) => {
      const day = other.priority === season.priority ? firstCommonDay(season.dates, other.dates) : undefined;
      return day === undefined ? [] : [seasonsOverlap(at(), season.id, other.id, day)];
    });
    const hiding = seasonsAbove(season, seasons);
    return [...overlapping, ...(hiding ? [seasonHidden(at(), season.id, hiding)] : [])];
  });
}

/** The seasons that hold in place of another on all its days; undefined if it has a day of its own. */
function seasonsAbove(season: Season, seasons: readonly Season[]): readonly string[] | undefined {
  const above = seasons.filter(({ priority }) => priority > season.priority);
  const found = new Set<string>();
  for (const range of season.dates) {
    for (const day of daysOf([range])) {
      // Days of every year are hidden by others of every year only.
      const hiding = above.find(({ dates }) =>
        isInRanges(isYearly(range) ? dates.filter(isYearly) : dates, day),
      );
      if (!hiding) return undefined;
      found.add(hiding.id);
    }
  }
  return [...found];
}

/** Periods that close everything, in all regions and all year. */
function checkClosed({ files }: Model): readonly Diagnostic[] {
  const calendar = files.single.calendar;
  if (!calendar) return [];
  const everywhere = calendar.value.closed.flatMap((closure, index) =>
    closure.regions === undefined && closure.packages === undefined ? [{ ...closure, index }] : [],
  );
  const last = everywhere.at(-1);
  return last && isWholeYear(everywhere.flatMap(({ dates }) => dates))
    ? [alwaysClosed(calendar.file.keyAt(['closed', last.index, 'dates']))]
    : [];
}

const DATED = ['departures', 'soldOut', 'noticeDays'] as const;

function checkPackage({ files }: Model, { data, file }: LinkedPackage): readonly Diagnostic[] {
  const { departures, soldOut } = data;
  const hasNone = !files.single.calendar && !files.damaged.has('calendar.json');
  const dated = DATED.filter((field) => data[field] !== undefined);
  const lists: readonly (readonly [path: JsonPath, dates: readonly string[] | undefined])[] = [
    [['soldOut'], soldOut],
    [['departures', 'fixed'], departures?.fixed],
  ];
  return [
    ...(hasNone ? dated.map((field) => noCalendar(file.keyAt([field]), field)) : []),
    ...lists.flatMap(
      ([path, dates]) =>
        dates?.flatMap((date, index) =>
          dates.indexOf(date) < index ? [duplicateDate(file.valueAt([...path, index]), date)] : [],
        ) ?? [],
    ),
    ...(departures && neverMeet(departures)
      ? [weekdaysOutsideDates(file.keyAt(['departures', 'weekdays']))]
      : []),
  ];
}

/** Days of every year fall on every weekday, sooner or later. */
function neverMeet({ weekdays, dates }: NonNullable<LinkedPackage['data']['departures']>): boolean {
  if (!weekdays || !dates || dates.some(isYearly)) return false;
  const numbers = weekdays.map(weekdayNumber);
  return !daysOf(dates).some((day) => numbers.includes(weekdayOf(day)));
}

/** For so many days rates of other currencies are near enough. */
const RATES_LAST = 60;

/**
 * What time has overtaken: rates, seasons and offers that are over, packages without a day that can be booked. Only for
 * content without errors.
 *
 * @param today year, month, day; without it nothing is over
 */
export function checkPast(model: Model, today: CalendarDate | undefined): readonly Diagnostic[] {
  if (today === undefined) return [];
  return [
    ...checkRatesAge(model, today),
    ...checkOver(model, today),
    ...model.packages.flatMap((entry) => checkDeparting(entry, today)),
  ];
}

function checkRatesAge({ files }: Model, today: CalendarDate): readonly Diagnostic[] {
  const { site } = files.single;
  if (!site?.value.exchange) return [];
  const days = daysBetween(site.value.exchange.date, today);
  return days > RATES_LAST ? [ratesOld(site.file.valueAt(['exchange', 'date']), days)] : [];
}

function checkOver({ files }: Model, today: CalendarDate): readonly Diagnostic[] {
  const calendar = files.single.calendar;
  if (!calendar) return [];
  const { seasons, offers } = calendar.value;
  return [
    ...seasons.flatMap(({ id, dates }, index) => {
      const last = lastDay(dates);
      const isOver = last !== undefined && last < today;
      return isOver ? [seasonOver(calendar.file.valueAt(['seasons', index, 'id']), id, last)] : [];
    }),
    ...offers.flatMap(({ id, dates, bookBy }, index) => {
      const ends = [bookBy, dates && lastDay(dates)].filter((end) => end !== undefined);
      const over = ends.toSorted().find((end) => end < today);
      return over === undefined ? [] : [offerOver(calendar.file.valueAt(['offers', index, 'id']), id, over)];
    }),
  ];
}

function checkDeparting({ calendar, file, data }: LinkedPackage, today: CalendarDate): readonly Diagnostic[] {
  if (!calendar) return [];
  const { first, last } = bookableDays(calendar, today);
  if (whyNot(calendar, first, today)?.nearest.length !== 0) return [];
  return [neverDeparts(file.keyAt(data.departures ? ['departures'] : ['order']), first, last)];
}
