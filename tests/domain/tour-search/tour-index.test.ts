import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchedTour, TourPart } from '../../../src/domain/page-data/tour-part.ts';
import { TourIndex } from '../../../src/domain/tour-search/tour-index.ts';
import { indexedWords, searchWords } from '../../../src/domain/tour-search/words.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { firstOperatorSite, languageOf } from '../../helpers/first-operator.ts';
import { secondOperator } from '../../helpers/workspace.ts';

function tour(name: string, parts: Partial<SearchedTour> = {}): SearchedTour {
  return {
    name,
    href: `/${name}`,
    durationText: '',
    priceText: '',
    places: [],
    also: '',
    days: [],
    ...parts,
  };
}

function indexOf(parts: readonly Pick<TourPart, 'texts' | 'tours'>[]): TourIndex {
  const index = new TourIndex();
  for (const part of parts) index.add(part);
  return index;
}

function namesFor(index: TourIndex, query: string): readonly string[] {
  return index.find(query).tours.map(({ name }) => name);
}

const texts = ['reef snorkelling', 'forest and reef'];
const FEW = {
  texts,
  tours: [
    tour('Lake by boat', { also: '3days 3tage', places: ['Grand Île'] }),
    tour('Reef', { days: [0], also: '2days 3nights' }),
    tour('Hills', { days: [1], also: 'days' }),
  ],
};

describe('the index of tours', () => {
  let few: TourIndex;
  beforeAll(() => {
    few = indexOf([FEW]);
  });

  it('puts those first that are named so, then those in whose days it happens', () => {
    expect(namesFor(few, 'reef')).toEqual(['Reef', 'Hills']);
  });

  it('finds beginnings of words, in whatever case, without accents', () => {
    expect([namesFor(few, 'SNORK'), namesFor(few, 'ile'), namesFor(few, 'îLE')]).toEqual([
      ['Reef'],
      ['Lake by boat'],
      ['Lake by boat'],
    ]);
  });

  it('holds a number to its word', () => {
    expect([namesFor(few, '3 days'), namesFor(few, '3 Tage'), namesFor(few, '2d')]).toEqual([
      ['Lake by boat'],
      ['Lake by boat'],
      ['Reef'],
    ]);
  });

  it('takes the word alone where no tour has it with that number', () => {
    expect(namesFor(few, '5 reefs')).toEqual(['Reef', 'Hills']);
  });

  it('forgives a letter, and two in long words, but only where nothing is written so', () => {
    expect([namesFor(few, 'reaf'), namesFor(few, 'snorkeling'), namesFor(few, 'lak')]).toEqual([
      ['Reef', 'Hills'],
      ['Reef'],
      ['Lake by boat'],
    ]);
    expect(namesFor(few, 'bat')).toEqual([]);
  });

  it('leaves words out that no tour has, and says so', () => {
    expect(few.find('reef for xylophones')).toMatchObject({ hasAllWords: false });
    expect(namesFor(few, 'the forest reef')).toEqual(['Hills']);
    expect(few.find('forest reef').hasAllWords).toBe(true);
  });

  it('passes over single letters where there are longer words, but not over figures', () => {
    const index = indexOf([
      { texts: [], tours: [tour('A big reef'), tour('Reef'), tour('Route 7'), tour('Route 8')] },
    ]);
    expect(index.find('a reef')).toMatchObject({ hasAllWords: true });
    expect(namesFor(index, 'a reef').toSorted()).toEqual(['A big reef', 'Reef']);
    expect(namesFor(index, 'b')).toEqual(['A big reef']);
    expect(namesFor(index, 'route 7')).toEqual(['Route 7']);
  });

  it('puts first where words weigh more together, then what stands first in lists', () => {
    const index = indexOf([
      {
        texts: ['reef and palms'],
        tours: [tour('Hills', { days: [0] }), tour('Reef palms'), tour('Coral one'), tour('Coral two')],
      },
    ]);
    expect(namesFor(index, 'reef palms')).toEqual(['Reef palms', 'Hills']);
    expect(namesFor(index, 'coral')).toEqual(['Coral one', 'Coral two']);
  });

  it('weighs words together, not the first alone', () => {
    const index = indexOf([
      {
        texts: ['palms'],
        tours: [tour('Reef', { days: [0] }), tour('Palms palms', { places: ['Reef'] })],
      },
    ]);
    expect(namesFor(index, 'reef palms')).toEqual(['Palms palms', 'Reef']);
  });

  it('puts first what stands first in lists where words weigh as much together', () => {
    const index = indexOf([
      { texts: [], tours: [tour('Reef', { places: ['Palms'] }), tour('Palms', { places: ['Reef'] })] },
    ]);
    expect(namesFor(index, 'palms reef')).toEqual(['Reef', 'Palms']);
    expect(namesFor(index, 'reef palms')).toEqual(['Reef', 'Palms']);
  });

  it('keeps apart places, and days', () => {
    const index = indexOf([
      { texts: ['sand', 'stone'], tours: [tour('One', { places: ['Gili', 'Air'], days: [0, 1] })] },
    ]);
    expect([namesFor(index, 'air'), namesFor(index, 'stone'), namesFor(index, 'gili')]).toEqual([
      ['One'],
      ['One'],
      ['One'],
    ]);
  });

  it.each(['', ' ', '–', 'xyzzy'])('finds nothing for "%s"', (query) => {
    expect(few.find(query)).toEqual({ tours: [], hasAllWords: true });
  });

  it('finds in parts that were added later', () => {
    const index = indexOf([{ texts: ['one'], tours: [tour('A', { days: [0] })] }]);
    index.add({ texts: ['two'], tours: [tour('B', { days: [0] })] });
    expect([namesFor(index, 'one'), namesFor(index, 'two')]).toEqual([['A'], ['B']]);
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(few.find(query).tours.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

const sites = [firstOperatorSite(), compiled(secondOperator().sources).site];
const languages = sites.flatMap((site) => site.languages.map(({ info, tourParts }) => ({ info, tourParts })));

/** One letter replaced, left out or put in. */
function misspelt(word: string): fc.Arbitrary<string> {
  return fc
    .record({
      at: fc.nat({ max: word.length - 1 }),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      kind: fc.constantFrom('replaced', 'left out', 'put in'),
    })
    .map(({ at, letter, kind }) => {
      const before = word.slice(0, at);
      if (kind === 'left out') return before + word.slice(at + 1);
      return before + letter + word.slice(kind === 'put in' ? at : at + 1);
    });
}

describe.each(languages)('every tour, in $info.code', ({ tourParts }) => {
  let index: TourIndex;
  beforeAll(() => {
    index = indexOf(tourParts);
  });
  const tours = tourParts.flatMap((part) => part.tours);
  const known = new Set(tourParts.flatMap((part) => indexedWords(JSON.stringify([part.tours, part.texts]))));
  const named = tours.flatMap(({ name }) => searchWords(name).map(({ word }) => ({ name, word })));

  it('is found by its whole name, before most others', () => {
    for (const { name } of tours) expect(namesFor(index, name).slice(0, 3), name).toContain(name);
  });

  it('is found by each word of its name, in capitals and without accents', () => {
    for (const { name, word } of named) expect(namesFor(index, word.toUpperCase()), word).toContain(name);
  });

  it('is found by a longer word of its name with a wrong letter, unless that begins another word', () => {
    const long = named.filter(({ word }) => word.length > 4);
    const wrong = fc
      .constantFrom(...long)
      .chain(({ name, word }) => misspelt(word).map((text) => ({ name, text })))
      .filter(({ text }) => ![...known].some((other) => other.startsWith(text)));
    fc.assert(
      fc.property(wrong, ({ name, text }) => {
        expect(namesFor(index, text)).toContain(name);
      }),
    );
  });
});

describe('what visitors have asked for', () => {
  const site = firstOperatorSite();
  /** Ids of the tours that are found. */
  const search = (code: string, query: string) =>
    indexOf(languageOf(site, code).tourParts)
      .find(query)
      .tours.map(({ href }) => href.replace(/.*\//, ''));

  it.each([
    ['en', 'whale shark', 'sumbawa-whale-shark-point'],
    ['de', 'whale shark', 'sumbawa-whale-shark-point'],
    ['id', 'hiu paus', 'sumbawa-whale-shark-point'],
    ['fr', 'requin baleine', 'sumbawa-whale-shark-point'],
    ['en', 'honeymoon', 'honeymoon-2d1n'],
    ['de', 'honeymoon', 'honeymoon-2d1n'],
    ['en', 'Kuta Mandalika', 'lombok-one-day-sasak-mandalika'],
    ['fr', 'Sumbawa', 'sumbawa-kenawa-island-camping'],
    ['fr', 'kénawa', 'sumbawa-kenawa-island-camping'],
  ])('in %s, "%s" finds %s', (code, query, id) => {
    expect(search(code, query)).toContain(id);
  });

  it.each([
    ['en', '3 days'],
    ['id', '3 hari'],
    ['fr', '3 jours'],
    ['de', '3 Tage'],
    ['de', '3 days'],
    ['fr', '3D2N'],
  ])('in %s, "%s" finds the three tours of three days and no other', (code, query) => {
    expect(search(code, query).toSorted()).toEqual([
      'honeymoon-3d2n',
      'lombok-overnight-3d2n',
      'sumbawa-overnight-3d2n',
    ]);
  });

  it.each(['snorkeling', 'snorkelling', 'snorkling'])('"%s" finds more than ten', (query) => {
    expect(search('en', query).length).toBeGreaterThan(10);
  });
});
