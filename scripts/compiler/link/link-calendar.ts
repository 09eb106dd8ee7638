import type { Calendar } from '../../../schema/calendar.ts';
import type { TourPackage } from '../../../schema/package.ts';
import { weekdayNumber } from '../../../schema/weekday.ts';
import { isInRanges } from '../../../src/pricing/dates.ts';
import type { DateRange, Departures, TripCalendar } from '../../../src/pricing/model.ts';
import type { Entry } from '../validate/content-files.ts';
import { firstCommonDay } from './date-ranges.ts';
import type { ToMinor } from './site-money.ts';

/** When a package goes: the site's calendar, as far as it concerns it, and what the package says itself. */
export function calendarOf(
  calendar: Calendar,
  { id, value }: Entry<TourPackage>,
  minor: ToMinor,
): TripCalendar {
  const departures = value.departures && departuresOf(value.departures);
  const { zone, noticeDays, bookableMonths, roundTo, seasons, closed, offers } = calendar;
  return {
    zone,
    noticeDays: value.noticeDays ?? noticeDays,
    bookableMonths,
    roundTo: (roundTo === undefined ? undefined : minor(roundTo)) ?? 1,
    seasons: seasons
      .filter(({ dates }) => departsWithin(departures, dates))
      .map((season) => inMinorUnits(season, minor)),
    closed: closed
      .filter(({ regions, packages }) => isMeant(regions, packages, value.region, id))
      .map(({ id: closure, dates }) => ({ id: closure, dates })),
    offers: offers
      .filter(({ packages }) => packages?.includes(id) ?? true)
      .map(({ packages: _packages, ...offer }) => inMinorUnits(offer, minor)),
    ...(departures ? { departures } : {}),
    soldOut: value.soldOut ?? [],
  };
}

/** Whether a package departs within some dates, as far as its own say: other seasons do not concern it. */
function departsWithin(departures: Departures | undefined, dates: readonly DateRange[]): boolean {
  if (departures?.fixed) return departures.fixed.some((date) => isInRanges(dates, date));
  return departures?.dates === undefined || firstCommonDay(departures.dates, dates) !== undefined;
}

/** What names neither regions nor packages means all. */
function isMeant(
  regions: readonly string[] | undefined,
  packages: readonly string[] | undefined,
  region: string,
  id: string,
): boolean {
  const isAll = regions === undefined && packages === undefined;
  return isAll || regions?.includes(region) === true || packages?.includes(id) === true;
}

function inMinorUnits<Changing extends { readonly amount?: number | undefined }>(
  changing: Changing,
  minor: ToMinor,
): Changing {
  const { amount } = changing;
  return amount === undefined ? changing : { ...changing, amount: minor(amount) };
}

function departuresOf({ weekdays, dates, fixed }: NonNullable<TourPackage['departures']>): Departures {
  return {
    ...(weekdays ? { weekdays: weekdays.map(weekdayNumber).toSorted((left, right) => left - right) } : {}),
    ...(dates ? { dates } : {}),
    ...(fixed ? { fixed } : {}),
  };
}
