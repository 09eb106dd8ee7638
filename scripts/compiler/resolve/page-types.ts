import type { Site } from '../../../schema/site.ts';
import {
  isIndexed,
  type NotFoundPage,
  type Page,
  type PageKind,
  type PageOf,
} from '../../../src/shared/page-data/page.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import { about } from './about-page.ts';
import { compare } from './compare-page.ts';
import { contact } from './contact-page.ts';
import type { Content } from './content.ts';
import { destination, destinations } from './destination-pages.ts';
import { home } from './home-page.ts';
import { notFound } from './not-found-page.ts';
import { ownPage } from './own-page.ts';
import { packageType } from './package-page.ts';
import type { PageContext } from './page-context.ts';
import { section } from './section-page.ts';
import { structuredData, type Thing } from './structured-data.ts';

/**
 * A page type: everything the compiler knows about one. Its paths are in `schema/paths.ts`, the shape of its pages and
 * whether they are indexed in `src/shared/page-data/`, its screen in `src/app/screens.tsx`.
 */
export interface PageType<Kind extends PageKind = PageKind, Entry = unknown> {
  /** Everything in the content that has a page of this type; without it there is a single page. */
  entries?(content: Content): readonly Entry[];
  /** The address in the default language. */
  path(pages: Site['pages'], entry: Entry): string;
  resolve(context: PageContext, entry: Entry): Resolved<Kind>;
  /** Data files that the page of an entry is made of, texts excepted. */
  files?(content: Content, entry: Entry): readonly string[];
  /** Names, in the generated module, the data to edit instead. */
  madeFrom?(page: PageOf<Kind>, language: string): string;
  /** The subject of a page in the vocabulary of schema.org. */
  things?(context: PageContext, page: PageOf<Kind>): readonly Thing[];
  /** The pages between the home page and this one, for breadcrumbs. */
  parents?(context: PageContext, page: PageOf<Kind>): readonly Link[];
}

/** A page without the missing texts, which are only known once all texts were looked up. */
export type Resolved<Kind extends PageKind> = Omit<PageOf<Kind>, 'kind' | 'missingTexts' | 'path'>;

/** Every page type, in the order of the sitemap. */
export const pageTypes: { readonly [Kind in PageKind]: PageType<Kind> } = {
  home,
  destinations,
  about,
  contact,
  compare,
  destination,
  section,
  package: packageType,
  ownPage,
  notFound,
};

/** A page with an address. */
export type ShownPage = Exclude<Page, NotFoundPage>;

/** A page with an address, resolved on demand: the pages of a large site do not fit in memory. */
export interface PageRoute {
  readonly kind: PageKind;
  readonly path: string;
  /** True if it is in the sitemap. */
  readonly isListed: boolean;
  resolve(): ShownPage;
  /** Data files that the page is made of, texts excepted; none for a page without an entry of its own. */
  files(): readonly string[];
  /** The page's content for search engines. */
  structuredData(page: ShownPage): Thing;
}

/** The routes of all pages; each page gets a context of its own, which records its missing texts. */
export function pageRoutes(content: Content, newContext: () => PageContext): readonly PageRoute[] {
  const types: readonly [string, PageType][] = Object.entries(pageTypes);
  return types.flatMap(([name, type]) => {
    const kind = name as PageKind;
    const entries = type.entries ? type.entries(content) : [undefined];
    return entries.map((entry): PageRoute => {
      const path = type.path(content.site.pages, entry);
      return {
        kind,
        path,
        isListed: isIndexed(kind),
        resolve: () => resolvePage(newContext(), { kind, path, entry }) as ShownPage,
        files: () => type.files?.(content, entry) ?? [],
        structuredData: (page) => structuredData(newContext(), type, page),
      };
    });
  });
}

/** The page for unknown addresses. */
export function resolveNotFound(context: PageContext): NotFoundPage {
  return resolvePage(context, { kind: 'notFound', path: '', entry: undefined }) as NotFoundPage;
}

interface PagePlace {
  readonly kind: PageKind;
  readonly path: string;
  readonly entry: unknown;
}

function resolvePage(context: PageContext, { kind, path, entry }: PagePlace): Page {
  const type: PageType = pageTypes[kind];
  const page = type.resolve(context, entry);
  const { missingTexts, content } = context;
  const isInFallback = missingTexts.some((key) => key.endsWith('.meta.title'));
  const language = isInFallback ? content.site.fallbackLanguage : undefined;
  // The table pairs every kind with its own page, which TypeScript cannot follow.
  return { kind, path, ...page, missingTexts, language } as Page;
}
