import type * as z from 'zod';
import {
  aboutSchema,
  featuredToursSchema,
  glossarySchema,
  homeSchema,
  questionsSchema,
  testimonialsSchema,
} from './collections.ts';
import { daySchema } from './day.ts';
import { destinationSchema } from './destination.ts';
import { imagesSchema } from './images.ts';
import { itinerarySchema } from './itinerary.ts';
import { navigationSchema } from './navigation.ts';
import { categoriesSchema, optionSchema, packageSchema, sectionSchema } from './package.ts';
import { priceTableSchema } from './price-table.ts';
import { redirectsSchema } from './redirects.ts';
import { siteSchema } from './site.ts';
import { interfaceTextsSchema } from './texts/interface.ts';
import { activitiesTextsSchema, imagesTextsSchema, labelsTextsSchema } from './texts/labels.ts';
import {
  daysTextsSchema,
  destinationsTextsSchema,
  featuredTextsSchema,
  optionsTextsSchema,
  packagesTextsSchema,
  pagesTextsSchema,
  questionsTextsSchema,
  sectionsTextsSchema,
  testimonialsTextsSchema,
} from './texts/pages.ts';

/** Files of which there is one each: `NAME.json`. */
export const singleFiles = {
  site: siteSchema,
  navigation: navigationSchema,
  images: imagesSchema,
  categories: categoriesSchema,
  home: homeSchema,
  about: aboutSchema,
  'featured-tours': featuredToursSchema,
  testimonials: testimonialsSchema,
  questions: questionsSchema,
  redirects: redirectsSchema,
} as const satisfies Record<string, z.ZodType>;

/** Those of them that may be missing. */
export const optionalFiles: readonly SingleFile[] = ['redirects'];

/** Folders of entries: `FOLDER/ID.json`. */
export const entryFolders = {
  destinations: destinationSchema,
  packages: packageSchema,
  sections: sectionSchema,
  options: optionSchema,
  days: daySchema,
  itineraries: itinerarySchema,
  prices: priceTableSchema,
  glossary: glossarySchema,
} as const satisfies Record<string, z.ZodType>;

/** Areas of texts: `texts/LANGUAGE/AREA.json`. */
export const textAreas = {
  interface: interfaceTextsSchema,
  pages: pagesTextsSchema,
  labels: labelsTextsSchema,
  destinations: destinationsTextsSchema,
  packages: packagesTextsSchema,
  sections: sectionsTextsSchema,
  options: optionsTextsSchema,
  days: daysTextsSchema,
  activities: activitiesTextsSchema,
  images: imagesTextsSchema,
  featured: featuredTextsSchema,
  testimonials: testimonialsTextsSchema,
  questions: questionsTextsSchema,
} as const satisfies Record<string, z.ZodType>;

export type SingleFile = keyof typeof singleFiles;
export type EntryFolder = keyof typeof entryFolders;
export type TextArea = keyof typeof textAreas;
