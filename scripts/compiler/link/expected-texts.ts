import type { EntryFolder, TextArea } from '../../../schema/sources.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import type { KnownIds } from './known-ids.ts';
import { listedIds, listedKeys } from './listed-ids.ts';
import { findUsedTexts, type NamedTexts } from './used-texts.ts';

/** The ids under which texts must stand, and whether others are mistakes or only superfluous. */
export interface ExpectedIds {
  readonly ids: readonly string[];
  readonly others: 'unknown' | 'unused';
}

/** Expected ids by place: an area, or an area and a path in it; undefined where the data is damaged. */
export type ExpectedTexts = ReadonlyMap<string, ExpectedIds | undefined>;

/** The name of a place where texts stand by id. */
export function placeName(area: TextArea, path: readonly (string | number)[]): string {
  return [area, ...path].join('.');
}

/** For every place where texts stand by id: of which entries. */
export function expectedTexts(files: ContentFiles, known: KnownIds): ExpectedTexts {
  const used = findUsedTexts(files);
  const list = (file: string, ...path: readonly string[]): ExpectedIds | undefined =>
    exactly(listedIds(files, `${file}.json`, path));
  const folder = (name: EntryFolder): ExpectedIds | undefined =>
    isDamaged(files, name) ? undefined : exactly(files.entries[name].map(({ id }) => id));
  return new Map([
    ['destinations', folder('destinations')],
    ['packages', folder('packages')],
    ['sections', folder('sections')],
    ['options', folder('options')],
    ['days', folder('days')],
    ['images', exactly(listedKeys(files, 'images.json', ['images']))],
    ['activities', isDamaged(files, 'days') ? undefined : atLeast(used.activities, known.activity)],
    ['testimonials', list('testimonials', 'testimonials')],
    ['questions', list('questions', 'questions')],
    ['featured.tours', list('featured-tours', 'featuredTours')],
    ['labels.menu', files.single.navigation && atLeast(used.menu, known.menuText)],
    ['labels.times', isDamaged(files, 'days') ? undefined : atLeast(used.times, known.timeText)],
    ['labels.regions', list('site', 'regions')],
    ['labels.destinationCategories', list('site', 'destinationCategories')],
    ['labels.categories', list('categories', 'categories')],
    ['labels.tiers', list('site', 'tiers')],
    ['labels.inclusions', list('site', 'inclusions')],
    ['labels.exclusions', list('site', 'exclusions')],
    ['pages.home.popular', list('home', 'popular')],
    ['pages.home.statistics', list('home', 'statistics')],
    ['pages.about.statistics', list('about', 'statistics')],
    ['pages.about.team', list('about', 'team')],
    ['pages.about.values', list('about', 'values')],
  ]);
}

function exactly(ids: readonly string[] | undefined): ExpectedIds | undefined {
  return ids && { ids, others: 'unknown' };
}

/**
 * Texts that the data names. Where it names one that does not exist, that is told there, and the text that was
 * meant would only look unused: nothing more is said.
 */
function atLeast(
  { named, implied }: NamedTexts,
  known: readonly string[] | undefined,
): ExpectedIds | undefined {
  const isSound = known === undefined || [...named].every((id) => known.includes(id));
  return isSound ? { ids: [...named, ...implied], others: 'unused' } : undefined;
}

function isDamaged(files: ContentFiles, folder: EntryFolder): boolean {
  return [...files.damaged].some((path) => path.startsWith(`${folder}/`));
}
