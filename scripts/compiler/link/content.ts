import type {
  About,
  FeaturedTours,
  Home,
  LinkTarget,
  Questions,
  Testimonials,
} from '../../../schema/collections.ts';
import type { Activity, Day } from '../../../schema/day.ts';
import type { Destination } from '../../../schema/destination.ts';
import type { Navigation } from '../../../schema/navigation.ts';
import type { Category, Option, Section, TourPackage } from '../../../schema/package.ts';
import type { PriceTable } from '../../../schema/price-table.ts';
import type { Site } from '../../../schema/site.ts';
import type { ItineraryPlans } from '../../../src/domain/itinerary.ts';
import type { Dictionary } from '../../../src/i18n/translate.ts';

/** A picture with what the site needs to show it. */
export interface LinkedImage {
  readonly key: string;
  /** Path in the data folder. */
  readonly source: string;
  /** Address in the site; changes with the picture's content. For a photograph, that of its fallback. */
  readonly src: string;
  /** Address of the JPEG that stands for a page where a link to it is shared. */
  readonly preview: string;
  /** Address on another host, which is shown in its place. */
  readonly remote?: string;
  /** In pixels, as is the height. */
  readonly width: number;
  readonly height: number;
  /** What stays in view where the picture is cropped: shares of its width and height. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

export interface LinkedDestination {
  readonly id: string;
  readonly data: Destination;
  readonly image: LinkedImage;
}

export interface LinkedDay {
  readonly id: string;
  readonly destinations: readonly LinkedDestination[];
  readonly activities: readonly Activity[];
  readonly stops: Day['stops'];
}

/** A place in a plan: the days between which the visitor chooses, at least one. */
export interface LinkedPlanDay {
  /** From 1. */
  readonly number: number;
  readonly choices: readonly LinkedDay[];
}

export interface LinkedOption {
  readonly id: string;
  readonly data: Option;
}

export interface LinkedPackage {
  readonly id: string;
  /** Address in the default language. */
  readonly path: string;
  readonly data: TourPackage;
  readonly category: Category;
  readonly image: LinkedImage;
  readonly destinations: readonly LinkedDestination[];
  /** The options between which the visitor chooses; none for most categories. */
  readonly options: readonly LinkedOption[];
  readonly itinerary: ItineraryPlans<LinkedPlanDay> | undefined;
  readonly dayCount: number;
}

export interface LinkedSection {
  readonly id: string;
  readonly data: Section;
  readonly image: LinkedImage;
  readonly groups: readonly {
    readonly region: string;
    readonly category: Category;
    readonly packages: readonly LinkedPackage[];
  }[];
}

/** An address that a page had once, and its address now; both in the default language. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The whole content: sound, complete and linked; nothing downstream asks whether something exists. */
export interface Content {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly home: Home;
  readonly about: About;
  readonly featuredTours: FeaturedTours['featuredTours'];
  readonly testimonials: Testimonials['testimonials'];
  readonly questions: Questions['questions'];
  readonly images: ReadonlyMap<string, LinkedImage>;
  readonly destinations: readonly LinkedDestination[];
  readonly packages: readonly LinkedPackage[];
  readonly sections: readonly LinkedSection[];
  readonly priceTables: readonly PriceTable[];
  readonly redirects: readonly Redirect[];
  /** Texts by language and key. */
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
}

export type { LinkTarget };
