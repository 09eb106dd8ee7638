import type { PageMeta } from '../../../src/shared/page-data/parts.ts';
import type { SectionPage, SectionTour } from '../../../src/shared/page-data/section.ts';
import type { LinkedPackage, LinkedSection, SectionGroup, SectionListPage } from '../link/model.ts';
import { packageCard } from './cards.ts';
import type { PageContext } from './page-context.ts';
import { sectionPager } from './pager.ts';
import type { Resolved } from './resolved.ts';
import { tourFilters } from './tour-filters.ts';

/**
 * A page that lists packages, or a further page of a list that is too long for one: introduction and questions stand
 * on the first alone.
 */
export function sectionPage(
  context: PageContext,
  section: LinkedSection,
  listPage: SectionListPage,
): Resolved<SectionPage> {
  const { id, data } = section;
  const { labels } = context.texts;
  const texts = context.texts.sections(id);
  const isFirst = listPage.number === 1;
  const list = listPage.groups.flatMap(({ packages }) => packages);
  const pager = sectionPager(context, section, listPage);
  // Of a list of several pages the browser knows one only.
  const { filters, fitsOf } = tourFilters(context, pager ? [] : list);
  const card = (entry: LinkedPackage): SectionTour => {
    const fits = fitsOf(entry);
    return { ...packageCard(context, entry), ...(fits.length > 0 ? { fits } : {}) };
  };
  const named = (title: string): string =>
    isFirst ? title : context.texts.interface.section.pageTitle({ title, page: listPage.number });
  return {
    kind: 'section',
    path: listPage.path,
    meta: context.meta(isFirst ? texts.meta : furtherMeta(context, section, listPage), data.image),
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
