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
 * What the compiler hands to the app, one per page and language. Every text is final: in its language, with
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

/** What distinguishes the kinds of pages. */
export type PageKind = Page['kind'];

/** The page of a kind. */
export type PageOf<Kind extends PageKind> = Extract<Page, { readonly kind: Kind }>;
