import type { Season } from '../../../schema/calendar.ts';
import type { Category } from '../../../schema/categories.ts';
import type { Day } from '../../../schema/day.ts';
import type { Destination } from '../../../schema/destination.ts';
import type { Itinerary } from '../../../schema/itinerary.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import type { Option } from '../../../schema/option.ts';
import type { TourPackage } from '../../../schema/package.ts';
import type { PriceTable as PriceTableData } from '../../../schema/price-table.ts';
import type { Section } from '../../../schema/section.ts';
import type { Site } from '../../../schema/site.ts';
import type { TripCalendar } from '../../../src/pricing/model.ts';
import type {
  ChildRate,
  PriceTable,
  SeasonPrices,
  TableOwner,
  TierPrice,
} from '../../../src/pricing/price-table.ts';
import type { Dictionary } from '../../../src/shared/i18n/translate.ts';
import type { Duration } from '../../../src/trip/duration.ts';
import type { SelectedItinerary } from '../../../src/trip/itinerary.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import type { Address } from './addresses.ts';
import type { KnownIds } from './known-ids.ts';
import type { Link } from './link.ts';
import type { ListPage, ListPages } from './link-sections.ts';
import type { Reference } from './references.ts';

/**
 * The whole content with every id turned into a link to its entry. Any content has a model, whatever its mistakes:
 * damaged entries are left out, and unknown ids are broken links. Checks and pages use the same model.
 */
export interface Model {
  /** The valid files, with everything in them that needs no linking. */
  readonly files: ContentFiles;
  /** All ids that may be referred to. */
  readonly ids: KnownIds;
  /** Every reference of the data. */
  readonly references: readonly Reference[];
  /** The addresses of all pages. */
  readonly addresses: readonly Address[];
  /** Texts by language and key. */
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  /** In the order of lists, as are packages, sections and options. */
  readonly destinations: readonly LinkedDestination[];
  readonly packages: readonly LinkedPackage[];
  readonly sections: readonly LinkedSection[];
  readonly options: readonly LinkedOption[];
  readonly itineraries: readonly LinkedItinerary[];
  readonly priceTables: readonly LinkedPriceTable[];
}

/** An entry of a folder. */
export interface LinkedEntry<Data> {
  readonly id: string;
  readonly data: Data;
  readonly file: ParsedFile;
}

export interface LinkedDestination extends LinkedEntry<Destination> {
  /** In minor units of the currency; undefined if it has too many decimals, or site.json has mistakes. */
  readonly priceFrom: number | undefined;
}

export type LinkedOption = LinkedEntry<Option>;

export interface LinkedDay extends LinkedEntry<Day> {
  readonly destinations: readonly Link<LinkedDestination>[];
}

/** The day plans of a package. */
export interface LinkedItinerary extends LinkedEntry<Itinerary> {
  /** One, or one for each option, as they are written. */
  readonly plans: readonly LinkedPlan[];
}

export interface LinkedPlan {
  /** Undefined if the package has a single plan. */
  readonly option: Link<LinkedOption> | undefined;
  readonly path: JsonPath;
  /** In the order of their numbers. */
  readonly days: readonly LinkedPlanDay[];
}

/** A day of a plan: the entries between which the visitor chooses, at least one. */
export interface LinkedPlanDay {
  /** From 1. */
  readonly number: number;
  readonly choices: readonly Link<LinkedDay>[];
}

export interface LinkedPackage extends LinkedEntry<TourPackage> {
  readonly category: Link<Category>;
  readonly destinations: readonly Link<LinkedDestination>[];
  /** Undefined if there is none. */
  readonly itinerary: LinkedItinerary | undefined;
  /** As given in the data, else counted in the plan, else read from the name. */
  readonly duration: Duration;
  /** The number of days; 1 if the duration is in hours. */
  readonly dayCount: number;
  /** Departures, seasons and offers; undefined if the site has no calendar. */
  readonly calendar: TripCalendar | undefined;
  /** The visitor's choices: one for each option, or a single one without option. */
  readonly variants: readonly LinkedVariant[];
}

/** A package with one of its options. */
export interface LinkedVariant {
  readonly option: LinkedOption | undefined;
  /** Its own plan, else that of the package, else days that are only counted. */
  readonly itinerary: SelectedItinerary<LinkedPlanDay>;
  /** The tables that apply to it; the most specific one is used. */
  readonly fittingTables: readonly LinkedPriceTable[];
  /** The most specific of them, if there is any. */
  readonly table: LinkedPriceTable | undefined;
}

/** A page that lists packages. */
export interface LinkedSection extends LinkedEntry<Section> {
  readonly groups: readonly SectionGroup[];
  /** The groups in pages: one, unless the list is long. */
  readonly pages: ListPages<SectionGroup>;
}

/** A page of a section's list. */
export type SectionListPage = ListPage<SectionGroup>;

/** Packages of a region and category under a heading. */
export interface SectionGroup {
  readonly region: string;
  readonly category: Link<Category>;
  readonly packages: readonly LinkedPackage[];
}

/** Prices by group size and accommodation class, all amounts in minor units, with their places for the checks. */
export interface LinkedPriceTable
  extends LinkedEntry<PriceTableData>,
    Omit<PriceTable, 'children' | 'rows' | 'seasons'> {
  readonly serves: TableOwner;
  /** As they are written. */
  readonly rows: readonly LinkedPriceRow[];
  readonly children: readonly LinkedChildRate[];
  readonly seasons: readonly LinkedSeasonPrices[];
  /** The table as pages and pricing use it, in the order of the site's classes; for content without errors. */
  readonly prices: PriceTable;
}

export interface LinkedPriceRow {
  readonly band: Link<Band>;
  /**
   * From the lowest to the highest accommodation class; those of unknown classes, or with too many decimals, are left out. A
   * single one without class if the row has one price for all.
   */
  readonly cells: readonly LinkedTierPrice[];
  readonly path: JsonPath;
}

/** A price and its place in the file. */
export interface LinkedTierPrice extends TierPrice {
  readonly path: JsonPath;
}

/** The price of an age group. */
export interface LinkedChildRate {
  readonly ageGroup: Link<AgeGroup>;
  readonly rate: ChildRate;
  readonly path: JsonPath;
}

/** The prices of a table in a season. */
export interface LinkedSeasonPrices {
  readonly season: Link<Season>;
  readonly change:
    | Exclude<SeasonPrices, { readonly rows: unknown }>
    | { readonly rows: readonly LinkedPriceRow[] };
  readonly path: JsonPath;
}

export type Band = Site['bands'][number];
export type AgeGroup = Site['ageGroups'][number];
