import { describe, expect, it } from 'vitest';
import type { SearchedTour, TourPart } from '../../../src/shared/page-data/tour-part.ts';
import { TourIndex } from '../../../src/shared/tour-search/tour-index.ts';
import { searchWords } from '../../../src/shared/tour-search/words.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { firstOperatorSite } from '../../helpers/first-operator.ts';
import { secondOperator } from '../../helpers/workspace.ts';

function tour(name: string, parts: Partial<SearchedTour> = {}): SearchedTour {
  return {
    name,
    href: `/${name}`,
    durationText: '',
    priceText: '',
    places: [],
    keywords: '',
    days: [],
    facts: '',
    about: [],
    ...parts,
  };
}

function indexOf(...parts: readonly Pick<TourPart, 'texts' | 'tours'>[]): TourIndex {
  const index = new TourIndex();
  for (const part of parts) index.add(part);
  return index;
}

function namesFor(index: TourIndex, query: string): readonly string[] {
  return index.find(query).tours.map(({ name }) => name);
}

const few = indexOf({
  texts: ['reef snorkelling', 'forest and reef'],
  tours: [
    tour('Lake by boat', { facts: '3days 3tage', places: ['Grand Île'] }),
    tour('Reef', { days: [0], facts: '2days 3nights' }),
    tour('Hills', { days: [1], facts: 'days' }),
  ],
});

describe('a search for tours', () => {
  it.each([
    ['a name before the text of a day', 'reef', ['Reef', 'Hills']],
    ['the beginning of a word in any case', 'SNORK', ['Reef']],
    ['a word without its accents', 'ile', ['Lake by boat']],
    ['a word with accents in another case', 'îLE', ['Lake by boat']],
    ['a number together with its word', '3 days', ['Lake by boat']],
    ['a number in the language of the tours', '3 Tage', ['Lake by boat']],
    ['the short form of a length', '2d', ['Reef']],
    ['the word alone where no tour has it with that number', '5 reefs', ['Reef', 'Hills']],
    ['a word with one wrong letter', 'reaf', ['Reef', 'Hills']],
    ['a long word with two wrong letters', 'snorkeling', ['Reef']],
    ['no short word with a wrong letter', 'bat', []],
    ['the tours that have most of the words', 'the forest reef', ['Hills']],
    ['nothing for an empty text', '', []],
    ['nothing for a sign', '–', []],
    ['nothing for an unknown word', 'xyzzy', []],
  ])('finds %s', (_, query, names) => {
    expect(namesFor(few, query)).toEqual(names);
  });

  it.each([
    ['Wasserfälle, große', 'GROSSE'],
    ['L’eau d’or', 'or'],
    ['ﬁne sand', 'fine'],
    ['Snorkelling/hiking', 'hiking'],
    ['3-day walk', '3 day'],
  ])('finds the tour "%s" by "%s"', (name, query) => {
    expect(namesFor(indexOf({ texts: [], tours: [tour(name)] }), query)).toEqual([name]);
  });

  it('tells that no tour has all of the words', () => {
    expect(few.find('reef for xylophones').hasAllWords).toBe(false);
    expect(few.find('forest reef').hasAllWords).toBe(true);
  });

  it('ignores single letters beside longer words, but no figures', () => {
    const index = indexOf({
      texts: [],
      tours: [tour('A big reef'), tour('Reef'), tour('Route 7'), tour('Route 8')],
    });
    expect(namesFor(index, 'a reef').toSorted()).toEqual(['A big reef', 'Reef']);
    expect(namesFor(index, 'big')).toEqual(['A big reef']);
    expect(namesFor(index, 'b')).toEqual([]);
    expect(namesFor(index, 'route 7')).toEqual(['Route 7']);
  });

  it('orders tours by the weight of all words together, then as lists do', () => {
    const index = indexOf({
      texts: ['palms'],
      tours: [tour('Reef', { days: [0] }), tour('Palms palms', { places: ['Reef'] })],
    });
    expect(namesFor(index, 'reef palms')).toEqual(['Palms palms', 'Reef']);
    const even = indexOf({
      texts: [],
      tours: [tour('Reef', { places: ['Palms'] }), tour('Palms', { places: ['Reef'] })],
    });
    expect(namesFor(even, 'palms reef')).toEqual(['Reef', 'Palms']);
  });

  it('finds tours of parts that were added later', () => {
    const index = indexOf(
      { texts: ['one'], tours: [tour('A', { days: [0] })] },
      { texts: ['two'], tours: [tour('B', { days: [0] })] },
    );
    expect([namesFor(index, 'one'), namesFor(index, 'two')]).toEqual([['A'], ['B']]);
  });
});

const sites = [firstOperatorSite(), compiled(secondOperator().sources).site];
const languages = sites.flatMap((site) => site.languages.map(({ info, tourParts }) => ({ info, tourParts })));

describe.each(languages)('every tour, in $info.code', ({ tourParts }) => {
  const index = indexOf(...tourParts);
  const tours = tourParts.flatMap((part) => part.tours);
  const named = tours.flatMap(({ name }) => searchWords(name).map(({ word }) => ({ name, word })));

  it('is among the first three that its whole name finds', () => {
    for (const { name } of tours) expect(namesFor(index, name).slice(0, 3), name).toContain(name);
  });

  it('is found by each word of its name, in capitals and without accents', () => {
    for (const { name, word } of named) expect(namesFor(index, word.toUpperCase()), word).toContain(name);
  });
});
