import type { NamedLine } from '../../pricing/answer-trip.ts';
import type { AgeGroup, TripCalendar } from '../../pricing/model.ts';
import type { ApproximateRate } from '../../pricing/money.ts';
import type { BookingTexts } from '../../trip/booking-message.ts';
import type { MessageTemplate } from '../../trip/message-template.ts';
import type { PackageCard } from './cards.ts';
import type { TripRoute } from './map.ts';
import type { Link, PageBase, Picture, Practical, Question, TourFact } from './parts.ts';
import type { PlannedDay } from './plan.ts';
import type { PricedTour, PriceTexts, ShownPriceTable } from './prices.ts';

/** An option of a package; a package without options has a single variant. */
export interface PackageVariant extends PriceTexts {
  readonly option?: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly features: readonly string[];
  };
  /** Its destinations, else the region. */
  readonly destinationText: string;
  /** Empty: the itinerary is not available. */
  readonly days: readonly PlannedDay[];
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  /** Indexes in the page's packing list of the things for its plan; absent: all. */
  readonly bring?: readonly number[];
  /** Its route, if the page has a map. */
  readonly route?: TripRoute;
  readonly prices?: ShownPriceTable;
  /** The chat message about the package or option, and the first choice of the page. */
  readonly chatMessage: string;
  readonly booking: BookingLanguages<VariantTexts>;
}

/** Texts in the page's language and, where that is another, in the operator's. */
export interface BookingLanguages<Texts> {
  readonly own: Texts;
  readonly operator?: Texts;
}

/** The part of the booking words that belongs to an option. */
export type VariantTexts = Pick<BookingTexts, 'alternatives' | 'interest' | 'names' | 'opening'>;

/** The part of the booking words that all options share. */
export type SharedTexts = Omit<BookingTexts, keyof VariantTexts>;

/** Names of seasons, closed periods (the reason) and special offers, by id. */
interface CalendarTexts {
  readonly seasons: Readonly<Record<string, string>>;
  readonly closures: Readonly<Record<string, string>>;
  readonly offers: Readonly<Record<string, string>>;
}

interface ShownAgeGroup extends AgeGroup {
  readonly label: string;
  /** The ages in words, such as "3 to 11 years"; absent for children of any age. */
  readonly agesText?: string;
}

/** Texts about dates, ages and rooms, as far as the package has them. */
export interface TripTexts {
  readonly date: string;
  readonly dateHint: string;
  readonly past: string;
  readonly nearest: string;
  readonly askDay: string;
  readonly notThatDay: string;
  /** Before the price of another group, where the table lacks a group of `count`. */
  readonly ownGroup: MessageTemplate;
  /** A line of the price: `what` for, and how much (`amount`). */
  readonly line: MessageTemplate;
  /** Only with a calendar. */
  readonly calendar?: {
    readonly notice: string;
    readonly tooLate: string;
    readonly tooFar: string;
    readonly soldOut: string;
    readonly noDeparture: string;
    readonly season: string;
    readonly otherDates: string;
  };
  readonly party: {
    /** Opens the choice of children and single rooms. */
    readonly title: string;
    /** Label of the children's ages; absent if there are age groups. */
    readonly ages?: string;
    readonly oneFewer: string;
    readonly oneMore: string;
    readonly free: string;
  };
  /** The names of adults, rooms and whatever else is a line of the price. */
  readonly lines: Readonly<Record<NamedLine, string>>;
}

/** A package to look at next, and why. */
export interface RelatedPackage
  extends Pick<PackageCard, 'durationText' | 'href' | 'id' | 'name' | 'picture' | keyof PricedTour> {
  readonly reason: string;
}

export interface PackagePage extends PageBase {
  readonly kind: 'package';
  readonly id: string;
  /** Full address, without the visitor's choices. */
  readonly address: string;
  readonly name: string;
  readonly region: string;
  readonly description: readonly string[];
  readonly idealFor: string;
  readonly special: readonly string[];
  readonly start: string;
  readonly changes: string;
  readonly practical?: Practical;
  /** The packing list: things for any of its plans. */
  readonly bring: readonly string[];
  readonly durationText: string;
  readonly facts: readonly TourFact[];
  readonly picture: Picture;
  readonly variants: readonly PackageVariant[];
  /** Other currencies for amounts beside prices; only where the site has rates and the package has prices. */
  readonly approximate?: {
    readonly rates: readonly ApproximateRate[];
    /** That of the language, shown until the visitor chooses another. */
    readonly currency?: string;
    readonly note: string;
    /** Of the choice. */
    readonly label: string;
  };
  /** Its departures, and changes of its prices by date; absent if the site has no calendar. */
  readonly calendar?: TripCalendar;
  /** Names of seasons, closed periods and offers. */
  readonly calendarTexts: CalendarTexts;
  /** The site's age groups, or one for all children. */
  readonly ageGroups: readonly ShownAgeGroup[];
  /** The number of people that a page without prices begins with. */
  readonly smallestGroup: number;
  readonly trip: TripTexts;
  readonly booking: BookingLanguages<SharedTexts>;
  readonly section?: Link;
  readonly related: readonly RelatedPackage[];
  readonly questions: readonly Question[];
}
