import type { PageContext } from './page-context.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';

/** The page for unknown addresses. */
export const notFound: PageType<'notFound'> = { entries: () => [], path: () => '', resolve: notFoundPage };

function notFoundPage(context: PageContext): Resolved<'notFound'> {
  const { sections, site } = context.content;
  const texts = context.texts.pages.notFound;
  return {
    meta: context.meta(texts.meta),
    picture: context.picture(site.banners.notFound),
    ...pick(texts, 'title', 'text', 'suggestions'),
    links: [
      context.link({ page: 'home' }),
      context.link({ page: 'destinations' }),
      ...sections.map(({ id }) => context.link({ section: id })),
    ],
  };
}
