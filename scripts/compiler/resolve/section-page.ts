import type { PageMeta } from '../../../src/shared/page-data/parts.ts';
import type { Pager, PagerLink, SectionTour } from '../../../src/shared/page-data/section.ts';
import { getEntry } from '../link/invariant.ts';
import type { LinkedPackage, LinkedSection, SectionGroup, SectionListPage } from '../link/model.ts';
import { cardFiles, packageCardsWithOwnPictures } from './cards.ts';
import type { PageContext } from './page-context.ts';
import type { PageType, Resolved } from './page-types.ts';
import { itemList } from './structured-data.ts';
import { tourFilters } from './tour-filters.ts';

/** A page of a section's list. */
interface SectionPlace {
  readonly section: LinkedSection;
  readonly listPage: SectionListPage;
}

/** The pages that list packages: one for each section, or several where its list is long. */
export const section: PageType<'section', SectionPlace> = {
  entries: ({ sections }) =>
    sections.flatMap((entry) => entry.pages.map((listPage) => ({ section: entry, listPage }))),
  path: (_pages, { listPage }) => listPage.path,
  resolve: sectionPage,
  files: (_content, { section: { file }, listPage }) => [
    file.path,
    ...listPage.groups.flatMap(({ packages }) => packages.flatMap(cardFiles)),
  ],
  madeFrom: ({ id }, language) => `sections/${id}.json and texts/${language}`,
  things: (context, page) =>
    itemList(
      context,
      page.groups.flatMap(({ packages }) => packages),
    ),
  parents: (context, { id, pager }) => (pager?.previous === undefined ? [] : [context.link({ section: id })]),
};

/** Introduction and questions are on the first page of a list only. */
function sectionPage(context: PageContext, { section: entry, listPage }: SectionPlace): Resolved<'section'> {
  const { id, data } = entry;
  const { labels } = context.texts;
  const texts = context.texts.sections(id);
  const isFirst = listPage.number === 1;
  const list = listPage.groups.flatMap(({ packages }) => packages);
  const pager = sectionPager(context, entry, listPage);
  // Of a list of several pages the browser knows one only.
  const { filters, listFits } = tourFilters(context, pager ? [] : list);
  const picture = context.picture(data.image);
  const cards = new Map(
    packageCardsWithOwnPictures(context, list, [picture.src]).map((card) => [card.id, card]),
  );
  const card = (tour: LinkedPackage): SectionTour => {
    const fits = listFits(tour);
    return { ...getEntry(cards, tour.id), fits: fits.length > 0 ? fits : undefined };
  };
  const named = (title: string): string =>
    isFirst ? title : context.texts.interface.section.pageTitle({ title, page: listPage.number });
  return {
    meta: context.meta(isFirst ? texts.meta : furtherMeta(context, entry, listPage), data.image),
    id,
    name: named(texts.name),
    title: named(texts.title),
    intro: isFirst ? texts.intro : [],
    picture,
    groups: listPage.groups
      .filter(({ packages }) => packages.length > 0)
      .map((group) => ({
        id: groupId(group),
        title: labels.categories(group.category.id),
        packages: group.packages.map(card),
      })),
    filters,
    pager,
    questions: isFirst ? context.questions('section', ({ sections }) => sections?.includes(id)) : [],
  };
}

/** The id of a group on its page. */
export function groupId({ region, category }: SectionGroup): string {
  return `${region}-${category.id}`;
}

function furtherMeta(
  { texts }: PageContext,
  { id, pages }: LinkedSection,
  { number: page }: SectionListPage,
): Pick<PageMeta, 'description' | 'title'> {
  const { title, description } = texts.sections(id).meta;
  const { pageTitle, pageDescription } = texts.interface.section;
  return {
    title: pageTitle({ title, page }),
    description: pageDescription({ description, page, count: pages.length }),
  };
}

/** The pager of a list; undefined if it has a single page. */
function sectionPager(
  context: PageContext,
  { groups, pages }: LinkedSection,
  { number, from, groups: shown }: SectionListPage,
): Pager | undefined {
  if (pages.length === 1) return undefined;
  const texts = context.texts.interface.section;
  const pageHref = (page: number): string | undefined => {
    const path = pages[page - 1]?.path;
    return path === undefined ? undefined : context.href(path);
  };
  const previous = pageHref(number - 1);
  const next = pageHref(number + 1);
  const shownNumbers = shownPages(number, pages.length);
  return {
    compareTitle: texts.compareSome({
      from: from + 1,
      to: from + countTours(shown),
      total: countTours(groups),
    }),
    previous,
    next,
    links: shownNumbers.map((page, index): PagerLink => {
      const isAfterGap = page > (shownNumbers[index - 1] ?? 0) + 1;
      return {
        number: page,
        label: texts.page({ page }),
        href: pageHref(page) ?? '',
        isCurrent: page === number || undefined,
        isAfterGap: isAfterGap || undefined,
      };
    }),
  };
}

function countTours(groups: SectionListPage['groups']): number {
  return groups.reduce((count, { packages }) => count + packages.length, 0);
}

/** The numbers that a pager shows: the first, the last and the adjacent pages, without a gap of a single page. */
function shownPages(current: number, count: number): readonly number[] {
  const near = [1, current - 1, current, current + 1, count];
  const isShown = (page: number): boolean => near.includes(page);
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((page) => isShown(page) || (isShown(page - 1) && isShown(page + 1)));
}

/** The first section that lists a package. */
export function findSection(
  sections: readonly LinkedSection[],
  entry: LinkedPackage,
): LinkedSection | undefined {
  return sections.find(({ groups }) => groups.some(({ packages }) => packages.includes(entry)));
}
