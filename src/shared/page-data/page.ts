import type { AboutPage } from './about.ts';
import type { ComparePage } from './compare.ts';
import type { ContactPage } from './contact.ts';
import type { DestinationPage, DestinationsPage } from './destinations.ts';
import type { HomePage } from './home.ts';
import type { OwnPage } from './own-page.ts';
import type { PackagePage } from './package.ts';
import type { Link, PageBase, Picture } from './parts.ts';
import type { SectionPage } from './section.ts';

/** Shown for every unknown address. */
export interface NotFoundPage extends PageBase {
  readonly kind: 'notFound';
  readonly title: string;
  readonly picture: Picture;
  readonly text: string;
  readonly suggestions: string;
  readonly links: readonly Link[];
}

/**
 * The data of a page in a language, from the compiler to the app. Every text is final: in its language, with
 * fallbacks, values and prices filled in.
 */
export type Page =
  | AboutPage
  | ComparePage
  | ContactPage
  | DestinationPage
  | DestinationsPage
  | HomePage
  | NotFoundPage
  | OwnPage
  | PackagePage
  | SectionPage;

/** The name of a page type. */
export type PageKind = Page['kind'];

/** A page of a type. */
export type PageOf<Kind extends PageKind> = Extract<Page, { readonly kind: Kind }>;

/** Pages whose content depends on the visitor, and those of unknown addresses. */
const NOT_INDEXED: ReadonlySet<PageKind> = new Set<PageKind>(['compare', 'notFound']);

/** True if the pages of a type are for search engines and the sitemap. */
export function isIndexed(kind: PageKind): boolean {
  return !NOT_INDEXED.has(kind);
}
