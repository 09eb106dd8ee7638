import type { PackagePage } from '../../../src/domain/page-data/package.ts';
import type { LinkedPackage } from '../link/model.ts';
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

/** Those of whom one of the package's tables says what they pay; others pay as adults do. */
function ageGroups({ content, texts }: PageContext, { variants }: LinkedPackage): PackagePage['ageGroups'] {
  const rated = new Set(
    variants.flatMap(({ table }) => table?.children.map(({ ageGroup }) => ageGroup.id) ?? []),
  );
  return content.site.ageGroups
    .filter(({ id }) => rated.has(id))
    .map((ageGroup) => ({ ...ageGroup, label: texts.labels.ageGroups(ageGroup.id) }));
}
