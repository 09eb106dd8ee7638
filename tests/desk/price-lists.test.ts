import { describe, expect, it } from 'vitest';
import { applyToDocuments } from '../../src/desk/store/documents.ts';
import { nameEntry } from '../../src/desk/store/entries.ts';
import { type Json, valueAt } from '../../src/desk/store/operation.ts';
import {
  copyToOtherLists,
  explainMissingList,
  hasAllClasses,
  listsWithout,
  priceListName,
} from '../../src/desk/store/price-lists.ts';
import { english } from '../../src/desk/words/en.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const WALK = 'prices/walk.json';
const rows = [{ paxCount: 'two', plain: 100, fine: 180 }];

/** The lists that get what a list has at a path, with what they have there then. */
function copied(path: readonly [string, string], lists: Readonly<Record<string, Record<string, Json>>>) {
  const documents = deskDocuments(
    Object.fromEntries(Object.entries(lists).map(([id, list]) => [`prices/${id}.json`, { rows, ...list }])),
  );
  const operations = copyToOtherLists(documents, WALK, path);
  for (const operation of operations) applyToDocuments(documents, operation);
  return operations.map(({ file }) => [file, valueAt(documents.get(file)?.value, [path[0]])]);
}

describe('The price of an age group in a list', () => {
  it('is copied to the lists without one; other age groups stay, and so do prices for groups.', () => {
    const lists = {
      walk: { children: { child: { percent: 50 } } },
      dive: {},
      ride: { children: { baby: 0 } },
      sail: { children: { child: 0 } },
      van: { per: 'group' },
    };
    expect(copied(['children', 'child'], lists)).toEqual([
      ['prices/dive.json', { child: { percent: 50 } }],
      ['prices/ride.json', { baby: 0, child: { percent: 50 } }],
    ]);
  });

  it('is copied only to lists with the same classes where it has an amount for each.', () => {
    const lists = {
      walk: { children: { child: { plain: 50, fine: 80 } } },
      dive: { rows: [{ paxCount: 'two', price: 90 }] },
      sail: {},
    };
    expect(copied(['children', 'child'], lists).map(([file]) => file)).toEqual(['prices/sail.json']);
  });
});

it.each<[Json, boolean]>([
  [{}, false],
  [{ plain: 50 }, false],
  [{ plain: 50, fine: 80 }, true],
  [{ percent: 50 }, true],
  [0, true],
])('The price of an age group %j has an amount for each class: %s.', (child, expected) => {
  const documents = deskDocuments({ [WALK]: { rows, children: { child } } });
  expect(hasAllClasses(documents, WALK, ['children', 'child'])).toBe(expected);
});

describe('A season in a list', () => {
  it('is copied with its change, but not with a table of prices.', () => {
    const list = (high: Json) => ({ walk: { seasons: { high } }, sail: {} });
    expect(copied(['seasons', 'high'], list({ amount: 5 }))).toEqual([
      ['prices/sail.json', { high: { amount: 5 } }],
    ]);
    expect(copied(['seasons', 'high'], list({ rows }))).toEqual([]);
  });
});

describe('The usual prices by nights', () => {
  const words = english;
  const documents = deskDocuments({
    'site.json': { defaultLanguage: 'en', languages: [{ code: 'en' }] },
    'categories.json': {
      categories: [
        { id: 'dives', overnight: true },
        { id: 'sails', overnight: true, options: true },
        { id: 'treks', overnight: true },
        { id: 'walks', overnight: false },
      ],
    },
    'prices/usual.json': { serves: { nights: 1 } },
    'prices/treks.json': { serves: { category: 'treks' } },
    'prices/sails-a.json': { serves: { category: 'sails', options: ['A'] } },
    'options/A.json': {},
    'options/B.json': {},
    'packages/camp.json': { category: 'walks', duration: { days: 2 } },
    'packages/reef.json': { category: 'dives', duration: { days: 3 } },
  });

  it('are named after the categories that use them: those with nights, and without a list for all options.', () => {
    expect(priceListName(documents, 'prices/usual.json', words)).toMatch(
      /^Usual prices, 1 night: \W?dives\W?, \W?sails\W?$/,
    );
  });

  it('are not for tours of a category without nights, nor for other nights: it is said why.', () => {
    expect(explainMissingList(documents, 'camp', words)).toContain(
      'only for categories with overnight stays',
    );
    expect(explainMissingList(documents, 'reef', words)).toContain('for 2 nights');
  });
});

it('Days with the same name are told apart by their tours in every choice.', () => {
  const documents = deskDocuments({
    'site.json': { defaultLanguage: 'en', languages: [{ code: 'en' }] },
    'days/reef.json': {},
    'days/reef-own.json': {},
    'itineraries/dive.json': { plan: { day1: 'reef-own' } },
    'texts/en/days.json': { reef: { title: 'Reef' }, 'reef-own': { title: 'Reef' } },
    'texts/en/packages.json': { dive: { name: 'Dive' } },
  });
  const names = ['reef', 'reef-own'].map((id) => nameEntry(documents, 'day', id, english));
  expect(names).toEqual(['Reef', 'Reef (Dive)']);
});

describe('A price list that is removed', () => {
  it('leaves its tours to the list of their category, or to none.', () => {
    const documents = deskDocuments({
      'packages/reef.json': { category: 'dives', duration: { days: 1 } },
      'packages/cave.json': { category: 'walks', duration: { days: 1 } },
      'prices/reef.json': { serves: { package: 'reef' } },
      'prices/cave.json': { serves: { package: 'cave' } },
      'prices/dives.json': { serves: { category: 'dives' } },
    });
    expect(listsWithout(documents, 'prices/reef.json')).toEqual([
      { tour: 'reef', files: ['prices/dives.json'] },
    ]);
    expect(listsWithout(documents, 'prices/cave.json')).toEqual([{ tour: 'cave', files: [undefined] }]);
    expect(listsWithout(documents, 'prices/dives.json')).toEqual([]);
  });
});
