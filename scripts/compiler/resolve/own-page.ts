import type { OwnPageData } from '../../../schema/own-page.ts';
import type { OwnPage } from '../../../src/shared/page-data/own-page.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import type { Entry } from '../validate/content-files.ts';
import type { PageContext } from './page-context.ts';
import type { Resolved } from './resolved.ts';
import type { Content } from './sound-content.ts';

/** The operator's own pages, in their order. */
export function ownPagesOf({ entries }: Content): readonly Entry<OwnPageData>[] {
  return entries.pages.toSorted((left, right) => left.value.order - right.value.order);
}

/** A page of the operator's own. */
export function ownPage(context: PageContext, id: string, { path, image }: OwnPageData): Resolved<OwnPage> {
  const { name, title, meta, sections } = context.texts['own-pages'](id);
  return {
    kind: 'ownPage',
    path,
    // Where a link to it is shared, the site's first picture stands for a page without one.
    meta: context.meta(meta, image ?? context.content.home.hero),
    id,
    name,
    title,
    ...(image === undefined ? {} : { picture: context.picture(image) }),
    sections: sections.map(({ heading, paragraphs, points }) => ({ heading, paragraphs, points })),
  };
}

/** Links to all own pages, for the footer. */
export function ownPageLinks(context: PageContext): readonly Link[] {
  return ownPagesOf(context.content).map(({ id, value }) => ({
    label: context.texts['own-pages'](id).name,
    href: context.href(value.path),
  }));
}
