import type { OwnPageData } from '../../../schema/own-page.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import type { Entry } from '../validate/content-files.ts';
import type { Content } from './content.ts';
import type { PageContext } from './page-context.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';

/** The operator's own pages. */
export const ownPage: PageType<'ownPage', Entry<OwnPageData>> = {
  entries: sortedPages,
  path: (_pages, { value }) => value.path,
  resolve: resolveOwnPage,
  madeFrom: ({ id }, language) => `pages/${id}.json and texts/${language}/own-pages.json`,
};

function sortedPages({ entries }: Content): readonly Entry<OwnPageData>[] {
  return entries.pages.toSorted((left, right) => left.value.order - right.value.order);
}

function resolveOwnPage(
  context: PageContext,
  { id, value: { image, questions = [] } }: Entry<OwnPageData>,
): Resolved<'ownPage'> {
  const texts = context.texts['own-pages'](id);
  return {
    // A page without a picture is shared with the site's first one.
    meta: context.meta(texts.meta, image ?? context.content.home.hero),
    id,
    ...pick(texts, 'name', 'title'),
    picture: image === undefined ? undefined : context.picture(image),
    questions: questions.map((question) => context.question(question)),
    sections: texts.sections.map((section) => pick(section, 'heading', 'paragraphs', 'points')),
  };
}

/** Links to all own pages, for the footer. */
export function ownPageLinks(context: PageContext): readonly Link[] {
  return sortedPages(context.content).map(({ id, value }) => ({
    label: context.texts['own-pages'](id).name,
    href: context.href(value.path),
  }));
}
