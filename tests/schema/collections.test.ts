import { describe, expect, it } from 'vitest';
import { collections, kindUnions, textAreas } from '../../schema/collections.ts';
import { idSources, textPlaces } from '../../scripts/compiler/link/id-sources.ts';
import { markedParts, referencedKinds } from '../../scripts/compiler/validate/schema-walk.ts';

const declared = Object.values(collections);
const referred = new Set(declared.flatMap(({ data }) => [...referencedKinds(data)]));

describe('the entries of a kind', () => {
  it.each([...referred])('are found, so that a reference to "%s" can be looked up', (kind) => {
    expect(idSources.get(kind)).toBeDefined();
  });

  it('stand in one place only', () => {
    const folders = declared.flatMap((collection) =>
      collection.form === 'folder' && 'kind' in collection ? [collection.kind] : [],
    );
    const parts = declared.flatMap(({ data }) => markedParts(data).flatMap(({ meta }) => meta.entries ?? []));
    const kinds = [...folders, ...parts, ...Object.keys(kindUnions)];
    expect(kinds).toEqual([...new Set(kinds)]);
  });

  it.each([
    ['package', { form: 'folder', folder: 'packages' }],
    ['region', { form: 'part', file: 'site.json', path: ['regions'], except: [], isOptional: false }],
    ['image', { form: 'part', file: 'images.json', path: ['images'], except: [], isOptional: false }],
    ['page', { form: 'part', file: 'site.json', path: ['pages'], except: ['package'], isOptional: false }],
    ['ageGroup', { form: 'part', file: 'site.json', path: ['ageGroups'], except: [], isOptional: true }],
    ['season', { form: 'part', file: 'calendar.json', path: ['seasons'], except: [], isOptional: true }],
    ['activity', { form: 'texts', area: 'activities', path: [] }],
    ['menuText', { form: 'texts', area: 'labels', path: ['menu'] }],
    ['destinationTab', { form: 'union', kinds: ['region', 'destinationCategory'] }],
  ] as const)('of kind "%s" stand where they are declared', (kind, source) => {
    expect(idSources.get(kind)).toEqual(source);
  });
});

describe('texts by the ids of entries', () => {
  it('stand in these places', () => {
    expect(new Map(textPlaces.map(({ area, path, kind }) => [[area, ...path].join('.'), kind]))).toEqual(
      new Map([
        ['activities', 'activity'],
        ['days', 'day'],
        ['destinations', 'destination'],
        ['featured.tours', 'featuredTour'],
        ['images', 'image'],
        ['labels.ageGroups', 'ageGroup'],
        ['labels.categories', 'category'],
        ['labels.channels', 'channel'],
        ['labels.closures', 'closure'],
        ['labels.destinationCategories', 'destinationCategory'],
        ['labels.effortNotes', 'effortNote'],
        ['labels.exclusions', 'exclusion'],
        ['labels.inclusions', 'inclusion'],
        ['labels.menu', 'menuText'],
        ['labels.offers', 'offer'],
        ['labels.packing', 'packingItem'],
        ['labels.phones', 'phone'],
        ['labels.practical.notes', 'practicalNote'],
        ['labels.regions', 'region'],
        ['labels.seasons', 'season'],
        ['labels.tiers', 'tier'],
        ['labels.stops', 'stop'],
        ['labels.times', 'timeText'],
        ['options', 'option'],
        ['own-pages', 'ownPage'],
        ['packages', 'package'],
        ['pages.about.statistics', 'aboutStatistic'],
        ['pages.about.pictures', 'aboutPicture'],
        ['pages.about.team', 'teamMember'],
        ['pages.about.values', 'value'],
        ['pages.home.popular', 'popularPlace'],
        ['pages.home.statistics', 'homeStatistic'],
        ['questions', 'question'],
        ['sections', 'section'],
        ['testimonials', 'testimonial'],
      ]),
    );
  });

  it('belong to the areas that there are', () => {
    expect(new Set(Object.keys(textAreas))).toEqual(
      new Set([
        'activities',
        'days',
        'destinations',
        'featured',
        'images',
        'interface',
        'labels',
        'options',
        'own-pages',
        'packages',
        'pages',
        'questions',
        'sections',
        'testimonials',
      ]),
    );
  });
});
