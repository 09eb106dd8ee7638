import type { MessageTemplate } from '../../trip/message-template.ts';
import type { PackageCard } from './cards.ts';
import type { PageBase, Picture, Question } from './parts.ts';

export interface SectionPage extends PageBase {
  readonly kind: 'section';
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly picture: Picture;
  readonly groups: readonly {
    /** Unique on the page. */
    readonly id: string;
    readonly title: string;
    readonly packages: readonly SectionTour[];
  }[];
  /** Absent if the tours are few, or the list has several pages. */
  readonly filters?: TourFilters;
  /** Only of a list with several pages: `groups` are then those of this page. */
  readonly pager?: Pager;
  readonly questions: readonly Question[];
}

/** A package as lists show it. */
export interface SectionTour extends PackageCard {
  /** The choices of the filters that it fits. */
  readonly fits?: readonly string[];
}

/** The position of a page in a list of several, and links to the others. */
export interface Pager {
  /** A sentence on which of all tours are compared here. */
  readonly compareTitle: string;
  /** Addresses of the pages before and after; none at the ends. */
  readonly previous?: string;
  readonly next?: string;
  /** The first page, the last, and those beside this one, in order. */
  readonly links: readonly PagerLink[];
}

/** A page of a list as a pager shows it. */
export interface PagerLink {
  readonly number: number;
  /** Its name, for screen readers. */
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
  /** Set if pages before it are left out. */
  readonly isAfterGap?: boolean;
}

/** A criterion for filtering the tours of a list, such as their length. */
export interface TourFilter {
  /** A parameter of the address. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

/** The filters of a list that is long enough. */
export interface TourFilters {
  /** Only filters that exclude some of the tours. */
  readonly filters: readonly TourFilter[];
  readonly any: string;
  /** The number of tours shown; takes `count`. */
  readonly shown: MessageTemplate;
  readonly none: string;
}

/** The entry of a tour's `fits` for a choice. */
export function fitKey(filter: string, choice: string): string {
  return `${filter}:${choice}`;
}
