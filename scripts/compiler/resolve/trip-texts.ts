import type { AgeGroup } from '../../../src/pricing/model.ts';
import type { PackagePage, TripTexts } from '../../../src/shared/page-data/package.ts';
import type { LinkedPackage, LinkedPriceTable } from '../link/model.ts';
import type { PageContext } from './page-context.ts';

/** Texts of a package's page about dates, ages and rooms, as far as the package has them. */
export function tripTexts(context: PageContext, entry: LinkedPackage): TripTexts {
  const { date, dateHint, past, nearest, askDay, notThatDay, group } = context.texts.labels.trip;
  const isPerGroup = entry.variants.some(({ table }) => table?.per === 'group');
  return {
    date,
    dateHint,
    past,
    nearest,
    askDay,
    notThatDay,
    line: context.templates.labels.trip.line({ what: 'what', amount: 'amount' }),
    ...calendarTexts(context, entry),
    ...partyTexts(context, entry),
    ...(isPerGroup ? { group } : {}),
  };
}

function calendarTexts({ texts }: PageContext, { calendar }: LinkedPackage): Pick<TripTexts, 'calendar'> {
  if (!calendar) return {};
  const { notice, tooFar, soldOut, noDeparture, season, otherDates } = texts.labels.trip;
  const days = calendar.noticeDays;
  return { calendar: { notice: notice({ days }), tooFar, soldOut, noDeparture, season, otherDates } };
}

function partyTexts(context: PageContext, entry: LinkedPackage): Pick<TripTexts, 'party'> {
  const hasAges = ratedAges(context, entry).length > 0;
  const hasRooms = entry.variants.some(({ table }) => table && hasSingleRooms(table));
  if (!hasAges && !hasRooms) return {};
  const { childrenAndRooms, children, adults, singleRooms, oneFewer, oneMore, free } =
    context.texts.labels.trip;
  const title = hasAges && hasRooms ? childrenAndRooms : hasAges ? children : singleRooms;
  return { party: { title, adults, singleRooms, oneFewer, oneMore, free } };
}

/** The calendar of a package, the ages with prices of their own, and the names of both. */
export function packageCalendar(
  context: PageContext,
  entry: LinkedPackage,
): Pick<PackagePage, 'ageGroups' | 'calendar' | 'calendarTexts'> {
  const { calendar } = entry;
  const { labels } = context.texts;
  return {
    ...(calendar ? { calendar } : {}),
    calendarTexts: {
      seasons: namesById(calendar?.seasons, labels.seasons),
      closures: namesById(calendar?.closed, labels.closures),
      offers: namesById(calendar?.offers, labels.offers),
    },
    ageGroups: ageGroups(context, entry),
  };
}

function namesById(
  entries: readonly { readonly id: string }[] = [],
  name: (id: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(({ id }) => [id, name(id)]));
}

function ageGroups(context: PageContext, entry: LinkedPackage): PackagePage['ageGroups'] {
  const { labels } = context.texts;
  return ratedAges(context, entry).map((ageGroup) => ({
    ...ageGroup,
    label: labels.ageGroups(ageGroup.id),
    agesText: labels.trip.ages({ from: ageGroup.from, to: ageGroup.to }),
  }));
}

/** The age groups with a price in one of the package's tables; others pay as adults do. */
export function ratedAges({ content }: PageContext, { variants }: LinkedPackage): readonly AgeGroup[] {
  const rated = new Set(
    variants.flatMap(({ table }) => table?.children.map(({ ageGroup }) => ageGroup.id) ?? []),
  );
  return content.site.ageGroups.filter(({ id }) => rated.has(id));
}

/** True if a table has a price for single rooms. */
export function hasSingleRooms({ singleSupplement }: LinkedPriceTable): boolean {
  return singleSupplement !== undefined;
}
