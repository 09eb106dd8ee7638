/**
 * What the compiler hands to the app: one value of `Page` per page and language, and one `Site` per
 * language. Every text is final: in its language, with fallbacks, values and prices filled in.
 */
import type { BookingWords } from './booking-message.ts';

/** A link inside the site, with its language prefix, or to another host. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A text, with its language where that is not the page's. */
export interface MarkedText {
  readonly text: string;
  readonly language?: string;
}

/**
 * A picture of the site's own; width and height in pixels. For a photograph, `src` is the fallback for old
 * browsers, and the addresses of its other widths and formats follow from it: see picture-address.ts.
 */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** What stays in view where it is cropped, as `object-position` says it: "60% 40%". The middle unless given. */
  readonly focus?: string;
  /** Its address on another host, which is shown instead as long as it can be loaded. */
  readonly remote?: string;
}

/** What stands for a page where a link to it is shared: a JPEG of `PREVIEW_SIZE`. */
export interface PreviewPicture {
  readonly src: string;
  readonly alt: string;
}

/** What search engines and shared links show. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly image?: PreviewPicture;
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

interface PageBase {
  /** Address in the default language, which identifies the page in all of them. */
  readonly path: string;
  readonly meta: PageMeta;
  /** Keys whose text is missing in this language; the app warns of each once. Spec §4. */
  readonly missingTexts: readonly string[];
}

/** A destination as cards show it. Spec §2 Destinations. */
export interface DestinationCard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly location: string;
  /** From 0 to 5. */
  readonly rating: number;
  readonly ratingText: string;
  readonly priceText: string;
  readonly category: string;
  readonly categoryLabel: string;
  readonly region: string;
  readonly regionLabel: string;
  readonly picture: Picture;
  readonly href: string;
}

/** A package as cards and comparisons show it. */
export interface PackageCard {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly durationText: string;
  readonly priceText: string;
  /** Whether `priceText` is an amount, per person; else it says to ask. */
  readonly hasPrice: boolean;
  readonly idealFor: string;
  /** The destinations on the way, else the region. */
  readonly places: readonly string[];
  readonly picture: Picture;
  readonly href: string;
}

/** A place on a map: x and y in per cent of the picture's width and height. */
export interface MapPoint {
  readonly name: string;
  readonly href: string;
  readonly x: number;
  readonly y: number;
  /** Where its name stands on wide maps; on a map without room for all names, none has a side. */
  readonly side?: 'bottom' | 'left' | 'right' | 'top';
  /** The page shown is about this place. */
  readonly current?: boolean;
}

/** A drawn map with the destinations on it. Measures of the picture in pixels, places in per cent of it. */
export interface RegionMap {
  readonly title: string;
  readonly text: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly points: readonly MapPoint[];
  readonly regions: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  /** A distance and how wide it is on the picture. */
  readonly scale?: {
    readonly label: string;
    readonly width: number;
    readonly corner: 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';
  };
}

/** The part of a drawn map that a package's ways lie in; all in the picture's units, which are its pixels. */
export interface RouteFrame {
  readonly src: string;
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** Of the part that is shown. */
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The way of a trip over the map; all options of a package show the same part of it. */
export interface TripRoute extends RouteFrame {
  /** From stop to stop, as the path of an SVG in the picture's units. */
  readonly path: string;
  /** Where the days are spent, or the places of the only day: x and y in per cent of the part shown. */
  readonly marks: readonly { readonly label: string; readonly x: number; readonly y: number }[];
}

export interface Statistic {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

export interface FeaturedTour {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly duration: string;
  readonly groupSize: string;
  readonly date: string;
  readonly price: string;
  readonly icon: string;
  readonly picture: Picture;
  readonly href: string;
}

export interface Testimonial {
  readonly id: string;
  readonly name: MarkedText;
  readonly location: MarkedText;
  readonly text: MarkedText;
  readonly rating: number;
  readonly ratingText: string;
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly title: string;
  readonly subtitle: string;
  readonly hero: Picture;
  readonly popularTitle: string;
  readonly popularText: string;
  readonly popular: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly picture: Picture;
    readonly href: string;
  }[];
  readonly viewAll: Link;
  readonly map?: RegionMap;
  readonly featuredTitle: string;
  readonly featuredText: string;
  readonly featured: readonly FeaturedTour[];
  readonly testimonialsTitle: string;
  readonly testimonials: readonly Testimonial[];
  readonly moreReviews: Link;
  readonly statisticsTitle: string;
  readonly statistics: readonly Statistic[];
  readonly callPicture: Picture;
  readonly callTitle: string;
  readonly callText: string;
  readonly questions: readonly Question[];
}

export interface DestinationsPage extends PageBase {
  readonly kind: 'destinations';
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture;
  /** The tabs after "all", in order. */
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  /** Values of `?category=` that set the filter; any other shows all. Spec §4. */
  readonly categoryParameter: readonly string[];
  /** Tabs that write themselves into the address. */
  readonly addressTabs: readonly string[];
  readonly destinations: readonly DestinationCard[];
  readonly map?: RegionMap;
}

export interface DestinationPage extends PageBase {
  readonly kind: 'destination';
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly regionLabel: string;
  readonly categoryLabel: string;
  readonly rating: number;
  readonly ratingText: string;
  readonly priceText: string;
  readonly picture: Picture;
  readonly point: { readonly latitude: number; readonly longitude: number };
  readonly map?: RegionMap;
  readonly lead: string;
  readonly highlights: readonly string[];
  readonly gettingThere: string;
  readonly bestTime: string;
  readonly difficulty: string;
  readonly bring: readonly string[];
  readonly manners: string;
  readonly packages: readonly PackageCard[];
  readonly nearby: readonly DestinationCard[];
  readonly chatHref: string;
  readonly questions: readonly Question[];
}

export interface SectionPage extends PageBase {
  readonly kind: 'section';
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly picture: Picture;
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly packages: readonly PackageCard[];
  }[];
  readonly questions: readonly Question[];
}

export interface AboutPage extends PageBase {
  readonly kind: 'about';
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture;
  readonly storyTitle: string;
  readonly story: readonly string[];
  readonly statisticsTitle: string;
  readonly statistics: readonly Statistic[];
  readonly teamTitle: string;
  readonly teamText: string;
  readonly team: readonly { readonly id: string; readonly name: string; readonly position: string }[];
  readonly valuesTitle: string;
  readonly values: readonly {
    readonly id: string;
    readonly icon: string;
    readonly title: string;
    readonly description: string;
  }[];
  readonly questions: readonly Question[];
}

/** Where a contact message goes; see site.json. */
export type ContactTarget =
  | { readonly to: 'local' }
  | { readonly to: 'chat' }
  | { readonly to: 'email' }
  | { readonly to: 'endpoint'; readonly url: string };

export interface ContactPage extends PageBase {
  readonly kind: 'contact';
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture;
  readonly infoTitle: string;
  readonly formTitle: string;
  readonly officeTitle: string;
  readonly officeText: string;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly mapHref: string;
  readonly mapEmbed: string;
  readonly target: ContactTarget;
  readonly questions: readonly Question[];
}

/** An activity of a day; `time` is shown, `icon` is a name of the icon set. Spec §3. */
export interface PlannedActivity {
  readonly time?: string;
  readonly icon: string;
  readonly text: string;
}

/** One way to spend a day. */
export interface DayChoice {
  readonly title: string;
  readonly description: string;
  /** Of the only day: several days are told apart by their titles. */
  readonly places: readonly string[];
  /** The night and the meals that are paid with the tour. */
  readonly included: readonly string[];
  readonly activities: readonly PlannedActivity[];
}

/** A day of an itinerary: one choice, or two between which the visitor chooses. Spec §2, §4. */
export interface PlannedDay {
  readonly number: number;
  readonly label: string;
  readonly choices: readonly DayChoice[];
}

/** A price per person: in whole units of the currency, and as shown. */
export interface PriceCell {
  readonly tier: string;
  readonly amount: number;
  readonly text: string;
}

export interface PriceTable {
  readonly tiers: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly {
    readonly band: string;
    readonly label: string;
    /** Smallest and largest group, in people. */
    readonly min: number;
    readonly max: number;
    readonly cells: readonly PriceCell[];
  }[];
  /** The group that stands there until the visitor gives another, and what it pays. */
  readonly first: {
    readonly people: number;
    readonly tier: string;
    readonly perPersonText: string;
    readonly totalText: string;
  };
}

/** What an option of a package offers; a package without options has a single variant. */
export interface PackageVariant {
  readonly option?: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly features: readonly string[];
  };
  /** The destinations on its way, else the region. */
  readonly destinationText: string;
  readonly priceText: string;
  readonly hasPrice: boolean;
  /** Empty: the itinerary is not available. */
  readonly days: readonly PlannedDay[];
  /** Its way over the map, where the page has one. */
  readonly route?: TripRoute;
  readonly prices?: PriceTable;
  /** The chat with a message that names package and option, and nothing that was chosen. */
  readonly chatHref: string;
  readonly words: BookingLanguages<VariantWords>;
}

/** Words in the page's language and, where that is another, in the operator's. */
export interface BookingLanguages<Words> {
  readonly own: Words;
  readonly operator?: Words;
}

/** The part of the booking words that belongs to an option. */
export type VariantWords = Pick<BookingWords, 'alternatives' | 'names' | 'opening'>;

/** The part of the booking words that all options share. */
export type SharedWords = Omit<BookingWords, keyof VariantWords>;

/** A package to look at next, and why. */
export interface RelatedPackage
  extends Pick<PackageCard, 'durationText' | 'hasPrice' | 'href' | 'id' | 'name' | 'picture' | 'priceText'> {
  readonly reason: string;
}

export interface PackagePage extends PageBase {
  readonly kind: 'package';
  readonly id: string;
  /** Full address, without a choice. */
  readonly address: string;
  readonly name: string;
  readonly island: string;
  readonly summary: string;
  readonly description: readonly string[];
  readonly idealFor: string;
  readonly special: readonly string[];
  readonly start: string;
  readonly changes: string;
  readonly bring: readonly string[];
  readonly durationText: string;
  readonly picture: Picture;
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  readonly variants: readonly PackageVariant[];
  readonly words: BookingLanguages<SharedWords>;
  readonly section?: Link;
  readonly related: readonly RelatedPackage[];
  readonly questions: readonly Question[];
}

/** Shown for every unknown address. */
export interface NotFoundPage extends PageBase {
  readonly kind: 'notFound';
  readonly title: string;
  readonly picture: Picture;
  readonly text: string;
  readonly suggestions: string;
  readonly links: readonly Link[];
}

export type Page =
  | AboutPage
  | ContactPage
  | DestinationPage
  | DestinationsPage
  | HomePage
  | NotFoundPage
  | PackagePage
  | SectionPage;

export type PageKind = Page['kind'];

/** A menu entry: a link, or a title with entries of its own. A title may have a page of its own. */
export interface MenuItem {
  /** Of a title: no other in the menu has it. */
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  readonly children?: readonly MenuItem[];
}

/** What surrounds every page of a language: menus, footer, contact details. Spec §2 Header, Footer. */
export interface SiteFrame {
  readonly brand: string;
  /** Address of the brand's mark, a small square picture. */
  readonly icon: string;
  readonly homeHref: string;
  readonly menu: readonly MenuItem[];
  readonly quickLinks: readonly Link[];
  readonly popularDestinations: readonly Link[];
  readonly address: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly social: readonly { readonly network: string; readonly name: string; readonly href: string }[];
  readonly chatHref: string;
  /** Address of the chat with `{text}` in place of the encoded message. */
  readonly chatTemplate: string;
  readonly destinationsHref: string;
  /** Keys of interface texts that are missing in this language. */
  readonly missingTexts: readonly string[];
}

/** A language of the site as the switcher and the address rules need it. */
export interface LanguageInfo {
  readonly code: string;
  readonly locale: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** What its addresses start with: empty for the default language, else a slash and the code. */
  readonly prefix: string;
  /** Asks a visitor, in this language, whether to go on in it. */
  readonly offer: { readonly text: string; readonly accept: string; readonly dismiss: string };
}
