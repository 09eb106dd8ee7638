import type { IconName } from '../../../schema/icon-shapes.ts';
import type { ComparePage } from './compare.ts';
import type { ContactPage, NewsletterForm } from './contact.ts';
import type { DestinationPage, DestinationsPage } from './destinations.ts';
import type { HomePage } from './home.ts';
import type { PackagePage } from './package.ts';
import type { Link, PageBase, Picture, Question, Statistic } from './parts.ts';
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

export interface AboutPage extends PageBase {
  readonly kind: 'about';
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture;
  readonly storyTitle: string;
  readonly story: readonly string[];
  /** Beside the story. */
  readonly pictures: readonly StoryPicture[];
  readonly statisticsTitle: string;
  readonly statistics: readonly Statistic[];
  readonly teamTitle: string;
  readonly teamText: string;
  readonly team: readonly { readonly id: string; readonly name: string; readonly position: string }[];
  readonly valuesTitle: string;
  readonly values: readonly {
    readonly id: string;
    readonly icon: IconName;
    readonly title: string;
    readonly description: string;
  }[];
  readonly questions: readonly Question[];
  readonly newsletter: NewsletterForm;
}

/** A picture of the story, and its caption. */
export interface StoryPicture {
  readonly id: string;
  readonly picture: Picture;
  readonly caption: string;
}

/** A page of the operator's own, such as terms or privacy. */
export interface OwnPage extends PageBase {
  readonly kind: 'ownPage';
  readonly id: string;
  /** In the footer and in breadcrumbs. */
  readonly name: string;
  readonly title: string;
  readonly picture?: Picture;
  readonly questions: readonly Question[];
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly string[];
  }[];
}
