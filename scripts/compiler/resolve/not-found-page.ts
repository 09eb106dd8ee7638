import type { NotFoundPage } from '../../../src/shared/page-data/page.ts';
import type { PageContext } from './page-context.ts';
import type { Resolved } from './resolved.ts';

/** What every unknown address shows. */
export function notFoundPage(context: PageContext): Resolved<NotFoundPage> {
  const { sections, site } = context.content;
  const texts = context.texts.pages.notFound;
  return {
    kind: 'notFound',
    path: '',
    meta: context.meta(texts.meta),
    picture: context.picture(site.banners.notFound),
    title: texts.title,
    text: texts.text,
    suggestions: texts.suggestions,
    links: [
      context.link({ page: 'home' }),
      context.link({ page: 'destinations' }),
      ...sections.map(({ id }) => context.link({ section: id })),
    ],
  };
}
