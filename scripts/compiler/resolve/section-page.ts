import type { PageMeta } from '../../../src/shared/page-data/parts.ts';
import type { SectionTour } from '../../../src/shared/page-data/section.ts';
import type { LinkedPackage, LinkedSection, SectionGroup, SectionListPage } from '../link/model.ts';
import { cardFiles, packageCard } from './cards.ts';
import type { PageContext } from './page-context.ts';
import type { PageType, Resolved } from './page-types.ts';
import { sectionPager } from './pager.ts';
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
  const { filters, fitsOf } = tourFilters(context, pager ? [] : list);
  const card = (tour: LinkedPackage): SectionTour => {
    const fits = fitsOf(tour);
    return { ...packageCard(context, tour), ...(fits.length > 0 ? { fits } : {}) };
  };
  const named = (title: string): string =>
    isFirst ? title : context.texts.interface.section.pageTitle({ title, page: listPage.number });
  return {
    meta: context.meta(isFirst ? texts.meta : furtherMeta(context, entry, listPage), data.image),
    id,
    name: named(texts.name),
    title: named(texts.title),
    intro: isFirst ? texts.intro : [],
    picture: context.picture(data.image),
    groups: listPage.groups
      .filter(({ packages }) => packages.length > 0)
      .map((group) => ({
        id: groupId(group),
        title: labels.categories(group.category.id),
        packages: group.packages.map(card),
      })),
    ...(filters ? { filters } : {}),
    ...(pager ? { pager } : {}),
    questions: isFirst ? context.questions({ kind: 'section', id }) : [],
  };
}

/** What names a group on its page. */
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
