import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL,
  filterDestinations,
  NO_FILTER,
  readFilter,
  tabFromParameter,
  writeFilter,
} from '../../../src/features/destinations/destination-filter.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';

function place(name: string, description: string, category: string, region: string) {
  return { name, description, category, region };
}

const PLACES = [
  place('Gili Trawangan', 'Pink sand and reef', 'beach', 'lombok'),
  place('Senaru', 'Waterfalls below the summit', 'nature', 'lombok'),
  place('Île Moyo', 'A reef, plage privée', 'nature', 'sumbawa'),
];
const EVERYTHING = ['Gili Trawangan', 'Senaru', 'Île Moyo'];

it.each([
  ['all without text and tab', '', ALL, EVERYTHING],
  ['all for nothing but blanks', ' \n', ALL, EVERYTHING],
  ['a part of a name', 'trawa', ALL, ['Gili Trawangan']],
  ['a part of a description, in the order of the list', 'reef', ALL, ['Gili Trawangan', 'Île Moyo']],
  ['a text in another case', 'ÎLE MO', ALL, ['Île Moyo']],
  ['a text with blanks around it', '  senaru ', ALL, ['Senaru']],
  ['no text without its accents', 'privee', ALL, []],
  ['no text that goes from name to description', 'senaruwater', ALL, []],
  ['no category or region by text', 'lombok', ALL, []],
  ['no pattern', 's.n', ALL, []],
  ['the places of a category', '', 'nature', ['Senaru', 'Île Moyo']],
  ['the places of a region', '', 'lombok', ['Gili Trawangan', 'Senaru']],
  ['no place under a tab in capitals', '', 'Lombok', []],
  ['only places that match text and tab', 'reef', 'nature', ['Île Moyo']],
])('filterDestinations finds %s', (_, search, tab, names) => {
  expect(filterDestinations(PLACES, search, tab).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['sumbawa', 'sumbawa'],
  ['SUMBAWA', ALL],
  [' sumbawa', ALL],
  ['beach', ALL],
  ['', ALL],
  [null, ALL],
])('tabFromParameter for %j is %s', (value, tab) => {
  expect(tabFromParameter(value, ['lombok', 'sumbawa'])).toBe(tab);
});

const ACCEPTED = ['north', 'south', 'nowhere'];
const IN_ADDRESS = ['north', 'south'];

describe('the filter of destinations in an address', () => {
  it.each([
    ['?query=lake&category=north', { search: 'lake', tab: 'north' }],
    ['?query=a&query=b&category=south&category=north', { search: 'a', tab: 'south' }],
    ['?other=1', NO_FILTER],
    ['?category=beach', NO_FILTER],
    ['?category=NORTH', NO_FILTER],
  ])('is read from "%s"', (query, filter) => {
    expect(readFilter(query, ACCEPTED)).toEqual(filter);
  });

  it('leaves out blank text and tabs that the address does not carry', () => {
    expect(writeFilter({ search: '  ', tab: 'beach' }, IN_ADDRESS)).toBe('');
    expect(writeFilter(NO_FILTER, IN_ADDRESS)).toBe('');
  });

  it('gives the same filter to a visitor who opens it', () => {
    const filter = fc.record({
      search: wellFormedText.filter((text) => text.trim() !== ''),
      tab: fc.constantFrom('all', ...IN_ADDRESS),
    });
    fc.assert(
      fc.property(filter, (shown) => {
        expect(readFilter(writeFilter(shown, IN_ADDRESS), ACCEPTED)).toEqual(shown);
      }),
    );
  });
});
