import type * as z from 'zod';
import { about } from './about.ts';
import { calendar } from './calendar.ts';
import { categories } from './categories.ts';
import type { Collection, CollectionTexts, FileCollection, FolderCollection } from './collection.ts';
import { days } from './day.ts';
import { destinations } from './destination.ts';
import { featuredTours } from './featured-tours.ts';
import { glossary } from './glossary.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { itineraries } from './itinerary.ts';
import { navigation } from './navigation.ts';
import { options } from './option.ts';
import { ownPages } from './own-page.ts';
import { packages } from './package.ts';
import { prices } from './price-table.ts';
import { questions } from './questions.ts';
import { redirects } from './redirects.ts';
import { sections } from './section.ts';
import { site } from './site.ts';
import { testimonials } from './testimonials.ts';
import { interfaceTextsSchema } from './texts/interface.ts';
import { activitiesTextsSchema, labelsTextsSchema } from './texts/labels.ts';
import { pagesTextsSchema } from './texts/pages.ts';

/**
 * The kinds of entry that have ids. Entries of a kind are declared by
 * `entries` in a schema, by a collection of files, or by texts that define themselves.
 */
export type EntryKind =
  | 'aboutPicture'
  | 'aboutStatistic'
  | 'activity'
  | 'ageGroup'
  | 'band'
  | 'category'
  | 'channel'
  | 'closure'
  | 'day'
  | 'destination'
  | 'destinationCategory'
  | 'destinationTab'
  | 'effortNote'
  | 'exclusion'
  | 'featuredTour'
  | 'homeStatistic'
  | 'image'
  | 'inclusion'
  | 'language'
  | 'menuText'
  | 'offer'
  | 'option'
  | 'ownPage'
  | 'packingItem'
  | 'package'
  | 'page'
  | 'phone'
  | 'popularPlace'
  | 'practicalNote'
  | 'question'
  | 'region'
  | 'season'
  | 'section'
  | 'teamMember'
  | 'stop'
  | 'testimonial'
  | 'tier'
  | 'timeText'
  | 'value';

/** The contents of the data folder apart from pictures and texts, by the name of the file or folder. */
export const collections = {
  site,
  navigation,
  images,
  categories,
  home,
  about,
  'featured-tours': featuredTours,
  testimonials,
  questions,
  redirects,
  calendar,
  destinations,
  packages,
  sections,
  pages: ownPages,
  options,
  days,
  itineraries,
  prices,
  glossary,
} as const satisfies Readonly<Record<string, Collection>>;

type Collections = typeof collections;

/** Names of single files: `NAME.json`. */
export type FileName = NamesOf<FileCollection>;

/** Names of folders of entries: `FOLDER/ID.json`. */
export type FolderName = NamesOf<FolderCollection>;

type NamesOf<Form> = {
  [Name in keyof Collections]: Collections[Name] extends Form ? Name : never;
}[keyof Collections];

/** The value of a valid file of a collection. */
export type DataOf<Name extends keyof Collections> = z.infer<Collections[Name]['data']>;

/** Areas of texts that belong to a collection. */
type CollectionAreas = {
  [Name in keyof Collections as Collections[Name] extends CollectionTexts<infer Area, z.ZodType>
    ? Area
    : never]: Collections[Name] extends CollectionTexts<string, infer Texts> ? Texts : never;
};

/** Areas of texts, by the name of their file: `texts/LANGUAGE/AREA.json`. */
export const textAreas = {
  interface: interfaceTextsSchema,
  pages: pagesTextsSchema,
  labels: labelsTextsSchema,
  activities: activitiesTextsSchema,
  ...collectionAreas(),
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type TextArea = keyof typeof textAreas;

function collectionAreas(): CollectionAreas {
  const own = Object.values(collections).filter((collection) => 'area' in collection);
  return Object.fromEntries(own.map(({ area, texts }) => [area, texts])) as unknown as CollectionAreas;
}

/** Kinds that combine the entries of others. */
export const kindUnions: { readonly [Kind in EntryKind]?: readonly EntryKind[] } = {
  destinationTab: ['region', 'destinationCategory'],
};

/** The collections that are single files. */
export const fileCollections = ofForm<FileName, FileCollection>('file');

/** The collections that are folders. */
export const folderCollections = ofForm<FolderName, FolderCollection>('folder');

/** A kind of entries that are files of their own. */
export type FiledKind = {
  [Name in FolderName]: Collections[Name] extends { readonly kind: infer Kind extends EntryKind }
    ? Kind
    : never;
}[FolderName];

/** The kinds of entries that are files of their own. */
export const filedKinds = [...folderCollections.values()].flatMap(
  ({ kind }) => kind ?? [],
) as readonly EntryKind[] as readonly FiledKind[];

function ofForm<Name extends string, Form extends Collection>(form: Form['form']): ReadonlyMap<Name, Form> {
  const found = Object.entries(collections).filter(([, collection]) => collection.form === form);
  return new Map(found) as ReadonlyMap<string, unknown> as ReadonlyMap<Name, Form>;
}
