import type { Calendar } from '../../../schema/calendar.ts';
import type { Category } from '../../../schema/categories.ts';
import type { TourPackage } from '../../../schema/package.ts';
import { ownerRank, selectPriceTable } from '../../../src/pricing/price-table.ts';
import type { Dictionary } from '../../../src/shared/i18n/translate.ts';
import {
  type Duration,
  daysFromName,
  daysIn,
  durationFromDays,
  nightsIn,
} from '../../../src/trip/duration.ts';
import { type ItineraryPlans, selectItinerary } from '../../../src/trip/itinerary.ts';
import type { Entry } from '../validate/content-files.ts';
import { calendarOf } from './link-calendar.ts';
import { type Lookup, linkedEntry } from './look-up.ts';
import type {
  LinkedDestination,
  LinkedItinerary,
  LinkedOption,
  LinkedPackage,
  LinkedPlanDay,
  LinkedVariant,
} from './model.ts';
import type { ToMinor } from './site-money.ts';
import type { TablesByOwner } from './tables-by-owner.ts';

/** What packages are linked to. */
interface PackageLinks {
  /** Texts of the language whose names say how many days there are. */
  readonly names: () => Dictionary | undefined;
  readonly categories: Lookup<Category>;
  readonly destinations: Lookup<LinkedDestination>;
  readonly options: readonly LinkedOption[];
  readonly itineraries: Lookup<LinkedItinerary>;
  readonly priceTables: TablesByOwner;
  readonly calendar: Calendar | undefined;
  readonly minor: ToMinor;
}

/** Links packages to what they are made of, and works out what each of their options offers. */
export function linkPackages(
  packages: readonly Entry<TourPackage>[],
  links: PackageLinks,
): readonly LinkedPackage[] {
  return packages.map((entry) => linkPackage(entry, links));
}

function linkPackage(entry: Entry<TourPackage>, links: PackageLinks): LinkedPackage {
  const category = links.categories(entry.value.category);
  const itinerary = links.itineraries(entry.id).found;
  const duration = durationOf(entry, itinerary, links);
  const dayCount = daysIn(duration);
  const options = category.found?.options ? links.options : [];
  const query = {
    package: entry.id,
    category: category.id,
    // Tables of nights are about accommodation.
    nights: category.found?.overnight ? nightsIn(duration) : undefined,
    ...('hours' in duration ? { days: undefined, hours: duration.hours } : { days: dayCount }),
  };
  const tables = links.priceTables.around(query);
  const plans = itinerary && plansOf(itinerary);
  const variant = (option: LinkedOption | undefined): LinkedVariant => {
    const ownQuery = { ...query, option: option?.id };
    const fittingTables = tables.filter(({ serves }) => ownerRank(serves, ownQuery) > 0);
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
    calendar: links.calendar && calendarOf(links.calendar, entry, links.minor),
    variants: options.length > 0 ? options.map(variant) : [variant(undefined)],
  };
}

/** What is given counts, then the days that are planned, then those that the name speaks of. */
function durationOf(
  { id, value }: Entry<TourPackage>,
  itinerary: LinkedItinerary | undefined,
  { names }: PackageLinks,
): Duration {
  const { duration } = value;
  if (duration && 'hours' in duration) return duration;
  // Plans of different length are reported by the checks; the first counts.
  const days =
    duration?.days ?? itinerary?.plans[0]?.days.length ?? daysFromName(names()?.get(`packages.${id}.name`));
  return {
    ...durationFromDays(days),
    ...(duration?.nights === undefined ? {} : { nights: duration.nights }),
  };
}

function plansOf({ plans }: LinkedItinerary): ItineraryPlans<LinkedPlanDay> {
  const single = plans.find(({ option }) => option === undefined);
  const several = plans.flatMap(({ option, days }) => (option ? [[option.id, days] as const] : []));
  return { ...(single ? { plan: single.days } : {}), options: Object.fromEntries(several) };
}
