import type {
  About,
  FeaturedTours,
  Glossary,
  Home,
  Questions,
  Testimonials,
} from '../../../schema/collections.ts';
import type { Day } from '../../../schema/day.ts';
import type { Destination } from '../../../schema/destination.ts';
import type { Images } from '../../../schema/images.ts';
import type { Itinerary } from '../../../schema/itinerary.ts';
import type { Navigation } from '../../../schema/navigation.ts';
import type { Categories, Option, Section, TourPackage } from '../../../schema/package.ts';
import type { PriceTable } from '../../../schema/price-table.ts';
import type { Redirects } from '../../../schema/redirects.ts';
import type { Site } from '../../../schema/site.ts';
import type { EntryFolder, SingleFile, TextArea } from '../../../schema/sources.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';

/** A file whose value has the shape that its place asks for. */
export interface ValidFile<Value> {
  readonly file: ParsedFile;
  readonly value: Value;
}

/** An entry of a folder: its id is the file's name. */
export interface Entry<Value> extends ValidFile<Value> {
  readonly id: string;
}

interface SingleValues {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly images: Images;
  readonly categories: Categories;
  readonly home: Home;
  readonly about: About;
  readonly 'featured-tours': FeaturedTours;
  readonly testimonials: Testimonials;
  readonly questions: Questions;
  readonly redirects: Redirects;
}

interface EntryValues {
  readonly destinations: Destination;
  readonly packages: TourPackage;
  readonly sections: Section;
  readonly options: Option;
  readonly days: Day;
  readonly itineraries: Itinerary;
  readonly prices: PriceTable;
  readonly glossary: Glossary;
}

/** The files of which there is one each; a missing or damaged one is undefined. */
export type SingleFiles = { readonly [Name in SingleFile]?: ValidFile<SingleValues[Name]> };

/** The sound entries of every folder, in the order of their ids. */
export type EntryFiles = { readonly [Name in EntryFolder]: readonly Entry<EntryValues[Name]>[] };

/** Texts of one language and area; missing texts are allowed, unknown ones are not. */
export interface TextFile {
  readonly language: string;
  readonly area: TextArea;
  readonly file: ParsedFile;
}

/** A picture that lies in the data folder. */
export interface ImageFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Everything that the data folder holds, as far as it is sound. */
export interface ContentFiles {
  readonly single: SingleFiles;
  readonly entries: EntryFiles;
  readonly texts: readonly TextFile[];
  readonly images: readonly ImageFile[];
  /** Files that are sound JSON, by path, whatever their shape. */
  readonly parsed: ReadonlyMap<string, ParsedFile>;
  /** Paths of files with mistakes: what follows from these is no second mistake. */
  readonly damaged: ReadonlySet<string>;
  /** Paths of mistakes inside files that are sound JSON, by file. */
  readonly broken: ReadonlyMap<string, readonly string[]>;
}
