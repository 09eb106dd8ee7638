import type { AgeGroup } from '../../../src/pricing/model.ts';
import type { PackagePage, TripTexts } from '../../../src/shared/page-data/package.ts';
import type { LinkedPackage, LinkedPriceTable } from '../link/model.ts';
import type { PageContext } from './page-context.ts';

/** What the page of a package says of dates, ages and rooms; nothing of what the package does not have. */
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

/** When a package goes, what changes its prices by date and by age, and what all of that is called. */
export function packageCalendar(
  context: PageContext,
  entry: LinkedPackage,
): Pick<PackagePage, 'ageGroups' | 'calendar' | 'calendarTexts'> {
  const { calendar } = entry;
  const { labels } = context.texts;
  return {
    ...(calendar ? { calendar } : {}),
    calendarTexts: {
      seasons: namesOf(calendar?.seasons, labels.seasons),
      closures: namesOf(calendar?.closed, labels.closures),
      offers: namesOf(calendar?.offers, labels.offers),
    },
    ageGroups: ageGroups(context, entry),
  };
}

function namesOf(
  entries: readonly { readonly id: string }[] = [],
  nameOf: (id: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(({ id }) => [id, nameOf(id)]));
}

function ageGroups(context: PageContext, entry: LinkedPackage): PackagePage['ageGroups'] {
  const { labels } = context.texts;
  return ratedAges(context, entry).map((ageGroup) => ({
    ...ageGroup,
    label: labels.ageGroups(ageGroup.id),
    agesText: labels.trip.ages({ from: ageGroup.from, to: ageGroup.to }),
  }));
}

/** Those of whom one of the package's tables says what they pay; others pay as adults do. */
export function ratedAges({ content }: PageContext, { variants }: LinkedPackage): readonly AgeGroup[] {
  const rated = new Set(
    variants.flatMap(({ table }) => table?.children.map(({ ageGroup }) => ageGroup.id) ?? []),
  );
  return content.site.ageGroups.filter(({ id }) => rated.has(id));
}

/** Whether a table says what rooms for one cost. */
export function hasSingleRooms({ singleSupplement }: LinkedPriceTable): boolean {
  return singleSupplement !== undefined;
}
