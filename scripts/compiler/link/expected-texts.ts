import type { TextArea } from '../../../schema/sources.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { findUsedTexts } from './used-texts.ts';

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
export function expectedTexts(files: ContentFiles): ExpectedTexts {
  const { site, home, about, testimonials, questions, images, categories } = files.single;
  const used = findUsedTexts(files);
  const exactly = (ids: readonly string[] | undefined): ExpectedIds | undefined =>
    ids && { ids, others: 'unknown' };
  const atLeast = (ids: ReadonlySet<string>): ExpectedIds => ({ ids: [...ids], others: 'unused' });
  const idsOf = (entries: readonly { readonly id: string }[] | undefined): ExpectedIds | undefined =>
    exactly(entries?.map(({ id }) => id));
  const folder = (name: keyof ContentFiles['entries']): ExpectedIds | undefined => {
    const hasDamage = [...files.damaged].some((path) => path.startsWith(`${name}/`));
    return hasDamage ? undefined : idsOf(files.entries[name]);
  };
  return new Map([
    ['destinations', folder('destinations')],
    ['packages', folder('packages')],
    ['sections', folder('sections')],
    ['options', folder('options')],
    ['days', folder('days')],
    ['images', exactly(images && Object.keys(images.value.images))],
    ['activities', atLeast(used.activities)],
    ['testimonials', idsOf(testimonials?.value.testimonials)],
    ['questions', idsOf(questions?.value.questions)],
    ['featured.tours', idsOf(files.single['featured-tours']?.value.featuredTours)],
    ['labels.menu', atLeast(used.menu)],
    ['labels.times', atLeast(used.times)],
    ['labels.regions', exactly(site?.value.regions)],
    ['labels.destinationCategories', exactly(site?.value.destinationCategories)],
    ['labels.categories', idsOf(categories?.value.categories)],
    ['labels.tiers', idsOf(site?.value.tiers)],
    ['labels.inclusions', exactly(site?.value.inclusions)],
    ['labels.exclusions', exactly(site?.value.exclusions)],
    ['pages.home.popular', idsOf(home?.value.popular)],
    ['pages.home.statistics', idsOf(home?.value.statistics)],
    ['pages.about.statistics', idsOf(about?.value.statistics)],
    ['pages.about.team', exactly(about?.value.team)],
    ['pages.about.values', idsOf(about?.value.values)],
  ]);
}
