import { NAMED_LINES } from '../../../src/pricing/answer-trip.ts';
import type { AgeGroup } from '../../../src/pricing/model.ts';
import type { PackagePage, TripTexts } from '../../../src/shared/page-data/package.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedPackage, LinkedPriceTable } from '../link/model.ts';
import type { PageContext } from './page-context.ts';
import { pick } from './pick.ts';

/** Texts of a package's page about dates, ages and rooms, as far as the package has them. */
export function tripTexts(context: PageContext, entry: LinkedPackage): TripTexts {
  const { trip } = context.texts.labels;
  const { ownGroup, line } = context.templates.labels.trip;
  return {
    ...pick(trip, 'date', 'dateHint', 'past', 'nearest', 'askDay', 'notThatDay'),
    ownGroup: ownGroup({ count: 'count' }),
    line: line({ what: 'what', amount: 'amount' }),
    calendar: calendarTexts(context, entry),
    party: partyTexts(context, entry),
    lines: pick(trip, ...NAMED_LINES),
  };
}

function calendarTexts({ texts }: PageContext, { calendar }: LinkedPackage): TripTexts['calendar'] {
  if (!calendar) return undefined;
  const { trip } = texts.labels;
  const others = pick(trip, 'tooLate', 'tooFar', 'soldOut', 'noDeparture', 'season', 'otherDates');
  return { notice: trip.notice({ days: calendar.noticeDays }), ...others };
}

function partyTexts(context: PageContext, entry: LinkedPackage): TripTexts['party'] {
  const hasRooms = entry.variants.some(({ table }) => table && hasSingleRooms(table));
  const { trip } = context.texts.labels;
  return {
    title: hasRooms ? trip.childrenAndRooms : trip.children,
    ages: context.content.site.ageGroups.length === 0 ? trip.childrenAges : undefined,
    ...pick(trip, 'oneFewer', 'oneMore', 'free'),
  };
}

/** The calendar of a package, the ages of its travellers, and the names of both. */
export function packageCalendar(
  context: PageContext,
  entry: LinkedPackage,
): Pick<PackagePage, 'ageGroups' | 'calendar' | 'calendarTexts'> {
  const { calendar } = entry;
  const { labels } = context.texts;
  return {
    calendar: calendar && { ...calendar, startsAt: tripStart(entry) },
    calendarTexts: {
      seasons: namesById(calendar?.seasons, labels.seasons),
      closures: namesById(calendar?.closed, labels.closures),
      offers: namesById(calendar?.offers, labels.offers),
    },
    ageGroups: ageGroups(context, entry),
  };
}

/** The earliest time at which the tour may start, by its data or else its plans. */
function tripStart({ data, variants }: LinkedPackage): string | undefined {
  const planned = variants.flatMap(({ itinerary }) =>
    itinerary.source === 'written' ? linkTargets(itinerary.days[0]?.choices ?? []) : [],
  );
  const times = planned.flatMap((day) => day.data.activities[0]?.time?.slice(0, CLOCK_LENGTH) ?? []);
  const [startsAt] = [data.hours?.starts ?? times].flat().toSorted();
  return startsAt !== undefined && /^\d\d:\d\d$/.test(startsAt) ? startsAt : undefined;
}

const CLOCK_LENGTH = '00:00'.length;

function namesById(
  entries: readonly { readonly id: string }[] = [],
  name: (id: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(({ id }) => [id, name(id)]));
}

/** The site's age groups, or children of any age. Those that pay as adults also count as such. */
function ageGroups(context: PageContext, entry: LinkedPackage): PackagePage['ageGroups'] {
  const { labels } = context.texts;
  const { ageGroups: ages } = context.content.site;
  if (ages.length === 0) return [{ ...ANY_CHILD, label: labels.trip.children }];
  const rated = ratedAges(context, entry);
  return ages.map((ageGroup) => ({
    ...ageGroup,
    counts: ageGroup.counts || !rated.includes(ageGroup),
    label: labels.ageGroups(ageGroup.id),
    agesText: labels.trip.ages({ from: ageGroup.from, to: ageGroup.to }),
  }));
}

/** Children where the site has no age groups. */
const ANY_CHILD = { id: 'children', from: 0, to: 17, counts: true } as const;

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
