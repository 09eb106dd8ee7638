import type { AgeGroup } from '../../../src/pricing/model.ts';
import type { PackagePage } from '../../../src/shared/page-data/package.ts';
import type { LinkedPackage, LinkedPriceTable } from '../link/model.ts';
import type { PageContext } from './page-context.ts';

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
