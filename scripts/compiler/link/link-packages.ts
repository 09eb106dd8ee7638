import type { Calendar } from '../../../schema/calendar.ts';
import type { Category } from '../../../schema/categories.ts';
import type { TourPackage } from '../../../schema/package.ts';
import { weekdayNumber } from '../../../schema/weekday.ts';
import { isInRanges } from '../../../src/pricing/dates.ts';
import type { DateRange, Departures, TripCalendar } from '../../../src/pricing/model.ts';
import { ownerRank, selectPriceTable } from '../../../src/pricing/price-table.ts';
import type { Dictionary } from '../../../src/shared/i18n/translate.ts';
import { type Duration, daysFromName, daysIn, nightsIn, usualNights } from '../../../src/trip/duration.ts';
import { type ItineraryPlans, selectItinerary } from '../../../src/trip/itinerary.ts';
import type { Entry } from '../validate/content-files.ts';
import { firstCommonDay } from './date-ranges.ts';
import { type Lookup, linkedEntry } from './link.ts';
import type {
  LinkedDestination,
  LinkedItinerary,
  LinkedOption,
  LinkedPackage,
  LinkedPlanDay,
  LinkedPriceTable,
  LinkedVariant,
} from './model.ts';
import type { ToMinor } from './site-money.ts';

/** The targets of the links of packages. */
interface PackageLinks {
  /** Texts of the language whose names say how many days there are. */
  readonly names: () => Dictionary | undefined;
  readonly categories: Lookup<Category>;
  readonly destinations: Lookup<LinkedDestination>;
  readonly options: readonly LinkedOption[];
  readonly itineraries: Lookup<LinkedItinerary>;
  readonly priceTables: readonly LinkedPriceTable[];
  readonly calendar: Calendar | undefined;
  readonly minor: ToMinor;
}

/** Links packages to their parts, and selects itinerary and prices of each option. */
export function linkPackages(
  packages: readonly Entry<TourPackage>[],
  links: PackageLinks,
): readonly LinkedPackage[] {
  return packages.map((entry) => linkPackage(entry, links));
}

function linkPackage(entry: Entry<TourPackage>, links: PackageLinks): LinkedPackage {
  const category = links.categories(entry.value.category);
  const itinerary = links.itineraries(entry.id).found;
  const duration = tourDuration(entry, itinerary, links);
  const dayCount = daysIn(duration);
  const options = category.found?.options ? links.options : [];
  const query = {
    package: entry.id,
    category: category.id,
    // Tables of nights are about accommodation.
    nights: category.found?.overnight ? nightsIn(duration) : undefined,
    ...('hours' in duration ? { days: undefined, hours: duration.hours } : { days: dayCount }),
  };
  const plans = itinerary && itineraryPlans(itinerary);
  const variant = (option: LinkedOption | undefined): LinkedVariant => {
    const ownQuery = { ...query, option: option?.id };
    const fittingTables = links.priceTables.filter(({ serves }) => ownerRank(serves, ownQuery) > 0);
    return {
      option,
      itinerary: selectItinerary(plans, option?.id, dayCount),
      fittingTables,
      table: selectPriceTable(fittingTables, ownQuery),
    };
  };
  return {
    ...linkedEntry(entry),
    category,
    destinations: entry.value.destinations.map(links.destinations),
    itinerary,
    duration,
    dayCount,
    calendar: links.calendar && linkCalendar(links.calendar, entry, links.minor),
    variants: options.length > 0 ? options.map(variant) : [variant(undefined)],
  };
}

/** The duration given, else the number of planned days, else the days in the name. */
function tourDuration(
  { id, value }: Entry<TourPackage>,
  itinerary: LinkedItinerary | undefined,
  { names }: PackageLinks,
): Duration {
  const { duration } = value;
  if (duration && 'hours' in duration) return duration;
  // Plans of different length are reported by the checks; the first counts.
  const days =
    duration?.days ?? itinerary?.plans[0]?.days.length ?? daysFromName(names()?.get(`packages.${id}.name`));
  return { days, nights: duration?.nights ?? usualNights(days) };
}

function itineraryPlans({ plans }: LinkedItinerary): ItineraryPlans<LinkedPlanDay> {
  const single = plans.find(({ option }) => option === undefined);
  const several = plans.flatMap(({ option, days }) => (option ? [[option.id, days] as const] : []));
  return { plan: single?.days, options: Object.fromEntries(several) };
}

/** The calendar of a package: the site's, as far as it concerns the package, and its own departures. */
export function linkCalendar(
  calendar: Calendar,
  { id, value }: Entry<TourPackage>,
  minor: ToMinor,
): TripCalendar {
  const departures = value.departures && linkDepartures(value.departures);
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
      .filter(({ regions, packages }) => applies(regions, packages, value.region, id))
      .map(({ id: closure, dates }) => ({ id: closure, dates })),
    offers: offers
      .filter(({ percent, amount }) => percent !== undefined || amount !== undefined)
      .filter(({ packages }) => packages?.includes(id) ?? true)
      .map(({ packages: _packages, ...offer }) => inMinorUnits(offer, minor)),
    departures,
    soldOut: value.soldOut ?? [],
  };
}

/** False if a package's own departures are all outside some dates: such a season does not concern it. */
function departsWithin(departures: Departures | undefined, dates: readonly DateRange[]): boolean {
  if (departures?.fixed) return departures.fixed.some((date) => isInRanges(dates, date));
  return departures?.dates === undefined || firstCommonDay(departures.dates, dates) !== undefined;
}

/** A closure without regions and packages applies to all. */
function applies(
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

/** Empty lists are none. */
function linkDepartures({ weekdays, dates, fixed }: NonNullable<TourPackage['departures']>): Departures {
  return {
    weekdays: weekdays?.length
      ? weekdays.map(weekdayNumber).toSorted((left, right) => left - right)
      : undefined,
    dates: dates?.length ? dates : undefined,
    fixed: fixed?.length ? fixed : undefined,
  };
}
