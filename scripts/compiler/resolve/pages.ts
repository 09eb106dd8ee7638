import { paths } from '../../../schema/paths.ts';
import type { NotFoundPage, Page, PageKind, PageOf } from '../../../src/shared/page-data/page.ts';
import { isUnlisted } from '../../../src/shared/unlisted-pages.ts';
import { aboutPage } from './about-page.ts';
import { comparePage } from './compare-page.ts';
import { contactPage } from './contact-page.ts';
import { destinationPage, destinationsPage } from './destination-pages.ts';
import { homePage } from './home-page.ts';
import { notFoundPage } from './not-found-page.ts';
import { ownPage, ownPagesOf } from './own-page.ts';
import { packagePage } from './package-page.ts';
import type { PageContext } from './page-context.ts';
import { destinationFiles, packageFiles, sectionFiles } from './page-files.ts';
import type { Resolved } from './resolved.ts';
import { sectionPage } from './section-page.ts';
import type { Content } from './sound-content.ts';

/** A page with an address: of a context of its own, which remembers the texts missing on it. */
interface FamilyPage<Kind extends PageKind> {
  readonly path: string;
  readonly resolve: (context: PageContext) => Resolved<PageOf<Kind>>;
  /** Data files that it is made of, but for texts; only of pages that an entry has of its own. */
  readonly files?: () => readonly string[];
}

/** The kinds of page that have addresses. */
type AddressedKind = Exclude<PageKind, 'notFound'>;

export type ShownPage = PageOf<AddressedKind>;

/** Every kind of page with addresses, in the order of the sitemap. */
const FAMILIES: {
  readonly [Kind in AddressedKind]: (content: Content) => readonly FamilyPage<Kind>[];
} = {
  home: ({ site }) => [{ path: paths.home.href(site.pages), resolve: homePage }],
  destinations: ({ site }) => [{ path: paths.destinations.href(site.pages), resolve: destinationsPage }],
  about: ({ site }) => [{ path: paths.about.href(site.pages), resolve: aboutPage }],
  contact: ({ site }) => [{ path: paths.contact.href(site.pages), resolve: contactPage }],
  compare: ({ site }) => [{ path: paths.compare.href(site.pages), resolve: comparePage }],
  destination: (content) =>
    content.destinations.map((entry) => ({
      path: paths.destination.href(content.site.pages, entry),
      resolve: (context) => destinationPage(context, entry),
      files: () => destinationFiles(content, entry),
    })),
  section: ({ sections }) =>
    sections.flatMap((entry) =>
      entry.pages.map((part) => ({
        path: part.path,
        resolve: (context: PageContext) => sectionPage(context, entry, part),
        files: () => sectionFiles(entry.file.path, part),
      })),
    ),
  package: ({ packages, site }) =>
    packages.map((entry) => ({
      path: paths.package.href(site.pages, entry),
      resolve: (context) => packagePage(context, entry),
      files: () => packageFiles(entry),
    })),
  ownPage: (content) =>
    ownPagesOf(content).map(({ id, value }) => ({
      path: paths.ownPage.href(content.site.pages, { data: value }),
      resolve: (context) => ownPage(context, id, value),
    })),
};

const KINDS = Object.keys(FAMILIES) as readonly AddressedKind[];

/** The address of a page, and how to make it. */
interface FamilyRoute {
  readonly kind: PageKind;
  readonly path: string;
  /** Whether the site map names it. */
  readonly isListed: boolean;
  readonly resolve: () => ShownPage;
  readonly files?: () => readonly string[];
}

/** The addresses of all pages. */
export function pageRoutes(content: Content, newContext: () => PageContext): readonly FamilyRoute[] {
  return KINDS.flatMap((kind) =>
    FAMILIES[kind](content).map(
      ({ path, resolve, files }): FamilyRoute => ({
        kind,
        path,
        isListed: !isUnlisted(kind),
        ...(files ? { files } : {}),
        resolve: () => {
          const context = newContext();
          return withMissing(resolve(context), context) as ShownPage;
        },
      }),
    ),
  );
}

/** The page for unknown addresses. */
export function resolveNotFound(newContext: () => PageContext): NotFoundPage {
  const context = newContext();
  return withMissing(notFoundPage(context), context) as NotFoundPage;
}

/** A page with the texts that its context missed, and the language of its own texts where its title is one of them. */
function withMissing(page: Resolved<Page>, { missingTexts, content }: PageContext): object {
  const isInFallback = missingTexts.some((key) => key.endsWith('.meta.title'));
  // What was left out is put back, which TypeScript cannot follow through a union of pages.
  return { ...page, missingTexts, ...(isInFallback ? { language: content.site.fallbackLanguage } : {}) };
}
