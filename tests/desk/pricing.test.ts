import { describe, expect, it } from 'vitest';
import { groupTotals, seasonPrices } from '../../src/desk/pricing/cell-prices.ts';
import { describeLoss } from '../../src/desk/pricing/describe-loss.ts';
import { changesPrices, findLostPrice } from '../../src/desk/pricing/lost-prices.ts';
import { findListFor, makePriceList, planAsNow } from '../../src/desk/pricing/new-price-list.ts';
import { readPriceList, readRows } from '../../src/desk/pricing/read-price-list.ts';
import { type Json, valueAt } from '../../src/desk/store/operation.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const LIST = 'prices/walks.json';

function documentsWith(calendar: Json, list: Readonly<Record<string, Json>> = {}) {
  return deskDocuments({
    'site.json': {
      currency: 'USD',
      languages: [{ code: 'en' }],
      bands: [
        { id: 'two', min: 2, max: 3 },
        { id: 'many', min: 4, max: 20 },
      ],
    },
    'calendar.json': calendar,
    [LIST]: {
      rows: [
        { paxCount: 'two', plain: 100, fine: 180 },
        { paxCount: 'many', plain: 80.5, fine: 'ask' },
      ],
      ...list,
    },
  });
}

function totals(list: Readonly<Record<string, Json>>, band: string, tier: string) {
  const documents = documentsWith({}, list);
  const rows = readRows(documents, valueAt(documents.get(LIST)?.value, ['rows']));
  return groupTotals(readPriceList(documents, LIST), rows, band, tier);
}

describe('A cell of a price list', () => {
  it('says what every group of its row pays together, in minor units.', () => {
    expect(totals({}, 'two', 'plain')).toEqual([
      { people: 2, total: 20000 },
      { people: 3, total: 30000 },
    ]);
  });

  it('says of a wide row what the smallest and the largest group pay.', () => {
    expect(totals({}, 'many', 'plain')).toEqual([
      { people: 4, total: 32200 },
      { people: 20, total: 161000 },
    ]);
  });

  it('says the same for every group where the price is per group.', () => {
    expect(totals({ per: 'group' }, 'two', 'fine')).toEqual([
      { people: 2, total: 18000 },
      { people: 3, total: 18000 },
    ]);
  });

  it('says nothing where visitors have to ask.', () => {
    expect(totals({}, 'many', 'fine')).toEqual([]);
  });

  it('says what seasons make of it, rounded as the calendar wants it.', () => {
    const seasons: Json = [
      { id: 'high', percent: 12 },
      { id: 'calm', amount: -7.5 },
      { id: 'named' },
      { id: 'own', percent: 50 },
    ];
    const list = { seasons: { own: { rows: [{ paxCount: 'two', plain: 333 }] } } };
    const documents = documentsWith({ roundTo: 5, seasons }, list);
    expect(seasonPrices(documents, readPriceList(documents, LIST), 2, 'plain')).toEqual([
      { season: 'high', amount: 11000 },
      { season: 'calm', amount: 9250 },
      { season: 'own', amount: 33300 },
    ]);
  });
});

describe('A change that would bring a price to nothing', () => {
  const calendar = { seasons: [{ id: 'low', amount: -50 }], offers: [{ id: 'early', percent: -10 }] };
  const change = (file: string, path: readonly (string | number)[], after: Json) =>
    findLostPrice(documentsWith(calendar), [{ kind: 'set', file, path, after }]);

  it('is found in a season, with the first price that is lost.', () => {
    expect(change('calendar.json', ['seasons', 0, 'amount'], -80.5)).toEqual({
      file: LIST,
      band: 'many',
      tier: 'plain',
      by: 'low',
    });
    expect(change('calendar.json', ['seasons', 0, 'amount'], -80)).toBeUndefined();
  });

  it('is found in an offer.', () => {
    expect(change('calendar.json', ['offers', 0, 'percent'], -100)).toMatchObject({ by: 'early' });
    expect(change('calendar.json', ['offers', 0, 'percent'], -99)).toBeUndefined();
  });

  it('is found in a price that is lowered below what a season takes off.', () => {
    expect(change(LIST, ['rows', 0, 'plain'], 50)).toMatchObject({ band: 'two', tier: 'plain' });
    expect(change(LIST, ['rows', 0, 'plain'], 51)).toBeUndefined();
  });

  it('is not found where the list has prices of its own for the season.', () => {
    const own = { seasons: { low: { percent: 0 } } };
    const operation = {
      kind: 'set',
      file: 'calendar.json',
      path: ['seasons', 0, 'amount'],
      after: -500,
    } as const;
    expect(findLostPrice(documentsWith(calendar, own), [operation])).toBeUndefined();
  });

  it('is not blamed on another edit once it is there.', () => {
    const documents = documentsWith({ seasons: [{ id: 'low', amount: -500 }] });
    const operation = { kind: 'set', file: LIST, path: ['per'], after: 'group' } as const;
    expect(findLostPrice(documents, [operation])).toBeUndefined();
  });

  it.each(Object.values(deskLanguages))('is said in one sentence in $language.', (words) => {
    const operation = {
      kind: 'set',
      file: 'calendar.json',
      path: ['seasons', 0, 'amount'],
      after: -90,
    } as const;
    expect(describeLoss(documentsWith(calendar), [operation], words)).toContain('low');
  });

  it.each([
    ['calendar.json', ['seasons', 0, 'percent'], true],
    ['calendar.json', ['offers', 1, 'amount'], true],
    ['calendar.json', ['roundTo'], false],
    [LIST, ['seasons', 'low', 'amount'], true],
    [LIST, ['children', 'child', 'percent'], false],
  ])('is looked for in %s at %j: %s.', (file, path, expected) => {
    expect(changesPrices(file, path)).toBe(expected);
  });
});

describe('A new price list', () => {
  const documents = documentsWith(
    {},
    { $schema: '../schema/walks.schema.json', per: 'group', serves: { nights: 2 } },
  );

  it('has the prices of another one.', () => {
    const made = makePriceList(documents, { package: 'reef', options: ['A'] }, { from: LIST });
    expect(made.file).toBe('prices/reef-a.json');
    expect(JSON.parse(made.after)).toEqual({
      $schema: '../schema/prices.schema.json',
      serves: { package: 'reef', options: ['A'] },
      per: 'group',
      rows: valueAt(documents.get(LIST)?.value, ['rows']),
    });
    expect(made.after).toContain('    { "paxCount": "two", "plain": 100, "fine": 180 },\n');
  });

  it('has prices to confirm where the other one has.', () => {
    const unconfirmed = { 'rows.0.fine': 'A sample price.', 'serves.nights': 'Really?' };
    const noted = documentsWith({}, { serves: { nights: 2 }, unconfirmed });
    const made = makePriceList(noted, { package: 'reef' }, { from: LIST });
    expect(JSON.parse(made.after).unconfirmed).toEqual({ 'rows.0.fine': 'A sample price.' });
  });

  it('for options of a tour begins with what each costs now, so that options that differ get lists of their own.', () => {
    const lists = deskDocuments({
      'packages/reef.json': { category: 'dives', duration: { days: 2 } },
      'categories.json': { categories: [{ id: 'dives', options: true }] },
      ...Object.fromEntries(['A', 'B', 'C', 'D'].map((id) => [`options/${id}.json`, {}])),
      'prices/dives-a-b.json': { serves: { category: 'dives', options: ['A', 'B'] } },
      'prices/dives-c.json': { serves: { category: 'dives', options: ['C'] } },
    });
    const plan = (...options: readonly string[]) => planAsNow(lists, 'reef', options, ['price']);
    const ofC = { serves: { package: 'reef', options: ['C'] }, first: { from: 'prices/dives-c.json' } };
    expect(plan('C')).toEqual([ofC]);
    expect(plan('A', 'B', 'C', 'D')).toEqual([
      { serves: { package: 'reef', options: ['A', 'B'] }, first: { from: 'prices/dives-a-b.json' } },
      ofC,
      { serves: { package: 'reef', options: ['D'] }, first: { columns: ['price'] } },
    ]);
    lists.delete('prices/dives-c.json');
    lists.set('prices/dives-a-b.json', { path: '', value: { serves: { category: 'dives' } } });
    expect(plan('A', 'B', 'C', 'D')).toEqual([
      { serves: { package: 'reef' }, first: { from: 'prices/dives-a-b.json' } },
    ]);
  });

  it('begins with “ask” for the group sizes of most lists where it copies none.', () => {
    const sized = (...sizes: readonly string[]) => sizes.map((paxCount) => ({ paxCount, price: 'ask' }));
    const list = (category: string, ...sizes: readonly string[]) => ({
      serves: { category },
      rows: sized(...sizes),
    });
    const lists = deskDocuments({
      'prices/a.json': list('a', 'two'),
      'prices/b.json': list('b', 'many', 'two'),
      'prices/c.json': list('c', 'many', 'two'),
      [LIST]: { serves: { nights: 2 }, rows: sized('many') },
    });
    const make = (serves: Record<string, Json>) => makePriceList(lists, serves, { columns: ['price'] });
    expect(JSON.parse(make({ package: 'reef' }).after).rows).toEqual(sized('many', 'two'));
    expect(JSON.parse(make({ nights: 3 }).after).rows).toEqual(sized('many'));
    expect(make({ nights: 3 }).file).toBe('prices/nights-3.json');
  });

  it('takes no name that another list has, and is not made twice for the same tours.', () => {
    expect(makePriceList(documents, { package: 'walks' }, { columns: ['price'] }).file).toBe(
      'prices/walks-2.json',
    );
    expect(findListFor(documents, { nights: 2 })).toBe(LIST);
    expect(findListFor(documents, { nights: 3 })).toBeUndefined();
  });
});
