import { paths } from '../../../schema/paths.ts';
import { tourSlug } from '../../../src/shared/compared-tours.ts';
import type { CompareTexts, OfferedTours } from '../../../src/shared/page-data/compare.ts';
import type { MessageTemplate } from '../../../src/trip/message-template.ts';
import type { PageContext } from './page-context.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';

/** Tours of a section that can be chosen on the page; others are saved where they are listed. */
const TOURS_OFFERED = 30;

/** The page of the tours that a visitor saved. It compares the data of the tours' own pages. */
export const compare: PageType<'compare'> = { path: paths.compare.href, resolve: comparePage };

function comparePage(context: PageContext): Resolved<'compare'> {
  const { sections, site } = context.content;
  const texts = context.texts.pages.compare;
  return {
    meta: context.meta(texts.meta, context.content.home.hero),
    ...pick(texts, 'title', 'subtitle', 'how'),
    listsTitle: texts.lists,
    lists: sections.map(({ id }) => context.link({ section: id })),
    tourPath: tourPath(site.pages.package),
    offered: offeredTours(context),
    texts: compareTexts(context),
    opening: context.inBothLanguages((own) => own.texts.pages.compare.chatMessage),
  };
}

/** The pattern of the addresses of tours; the slug comes later. */
function tourPath(pattern: string): MessageTemplate {
  return [pattern.replace('{package}', ''), { value: 'package' }];
}

/** Each tour once: in the first of the sections that list it. */
function offeredTours(context: PageContext): readonly OfferedTours[] {
  const { content, texts } = context;
  const known = new Set<string>();
  return content.sections.flatMap(({ id, groups }) => {
    const tours = groups
      .flatMap(({ packages }) => packages)
      .filter((entry) => !known.has(entry.id))
      .slice(0, TOURS_OFFERED);
    for (const tour of tours) known.add(tour.id);
    const named = tours.map((tour) => {
      const { label, href } = context.link({ package: tour.id });
      return { slug: tourSlug(href), name: label };
    });
    return named.length > 0 ? [{ label: texts.sections(id).name, tours: named }] : [];
  });
}

function compareTexts({ texts, templates }: PageContext): CompareTexts {
  const { compare: page } = texts.pages;
  return {
    ...pick(page, 'saved', 'sideBySide', 'add', 'choose'),
    remove: templates.pages.compare.remove({ name: 'name' }),
    ...pick(page, 'full', 'differences', 'same', 'options', 'included', 'excluded'),
    ...pick(page, 'unknown', 'gone', 'ask'),
  };
}
