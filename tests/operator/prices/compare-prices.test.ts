import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarSchema } from '../../../schema/calendar.ts';
import { priceTableSchema } from '../../../schema/price-table.ts';
import { english } from '../../../scripts/messages/english.ts';
import {
  comparePrices as compareLists,
  isSame,
  needsAcceptance,
  type PriceComparison,
} from '../../../scripts/operator/prices/compare-prices.ts';
import { type FigureAddress, figureKey } from '../../../scripts/operator/prices/figures/figure.ts';
import { listFigures } from '../../../scripts/operator/prices/figures/list-figures.ts';
import type { NamedTable, PriceList } from '../../../scripts/operator/prices/figures/price-list.ts';
import { missingPrices } from '../../../scripts/operator/prices/import/missing-prices.ts';
import { createLabels } from '../../../scripts/operator/prices/labels.ts';
import { reportLines } from '../../../scripts/operator/prices/report/report-lines.ts';
import { readSitePrices } from '../../../scripts/operator/prices/site-prices.ts';
import { soundPrices } from '../../arbitraries/price-sheets.ts';
import { secondOperator } from '../../helpers/workspace.ts';

type Row = Readonly<Record<string, string | number>>;

function aTable(id: string, rows: readonly Row[], nights = 1): NamedTable {
  return { id, value: priceTableSchema.parse({ serves: { nights }, rows }) };
}

const two: Row = { paxCount: '2', inn: 100, lodge: 200 };
const three: Row = { paxCount: '3', inn: 90, lodge: 180 };
const before = [aTable('a', [two, three])];

function comparePrices(older: readonly NamedTable[], newer: readonly NamedTable[]): PriceComparison {
  return compareLists({ tables: older }, { tables: newer });
}

describe('comparePrices', () => {
  it('gives old and new price and the change as a share of the old', () => {
    const { changes } = comparePrices(before, [aTable('a', [{ ...two, lodge: 150 }, three])]);
    expect(changes).toEqual([
      { table: 'a', band: '2', tier: 'lodge', before: 200, after: 150, share: -0.25 },
    ]);
  });

  it('puts the largest change first, up or down', () => {
    const after = [aTable('a', [{ ...two, inn: 110, lodge: 140 }, three])];
    expect(comparePrices(before, after).changes.map(({ tier }) => tier)).toEqual(['lodge', 'inn']);
  });

  it.each([
    ['tablesAdded', [...before, aTable('b', [two])], ['b']],
    ['tablesRemoved', [], ['a']],
    ['bandsAdded', [aTable('a', [two, three, { ...two, paxCount: '4' }])], [{ table: 'a', id: '4' }]],
    ['bandsRemoved', [aTable('a', [two])], [{ table: 'a', id: '3' }]],
    [
      'tiersAdded',
      [
        aTable('a', [
          { ...two, tent: 50 },
          { ...three, tent: 40 },
        ]),
      ],
      [{ table: 'a', id: 'tent' }],
    ],
    [
      'tiersRemoved',
      [
        aTable('a', [
          { paxCount: '2', inn: 100 },
          { paxCount: '3', inn: 90 },
        ]),
      ],
      [{ table: 'a', id: 'lodge' }],
    ],
    ['servesChanged', [aTable('a', [two, three], 2)], ['a']],
  ] as const)('finds %s', (difference, after, expected) => {
    const comparison = comparePrices(before, after);
    expect(comparison[difference]).toEqual(expected);
    expect(Object.values(comparison).flat()).toHaveLength(1);
  });

  it('finds nothing between tables and themselves', () => {
    fc.assert(
      fc.property(soundPrices, ({ list }) => {
        expect(isSame(compareLists(list, { ...list, tables: list.tables.toReversed() }))).toBe(true);
      }),
    );
  });
});

describe('rows beside the plain prices', () => {
  const table = (extra: Readonly<Record<string, unknown>>): PriceList => ({
    tables: [{ id: 'a', value: priceTableSchema.parse({ serves: { nights: 1 }, rows: [two], ...extra }) }],
  });
  const calendar = (season: Readonly<Record<string, unknown>>): PriceList => {
    const dates = [{ from: '07-01', to: '08-31' }];
    const seasons = [{ id: 'high', dates, ...season }];
    return { tables: [], calendar: calendarSchema.parse({ zone: 'Europe/Rome', seasons }) };
  };
  const none = { tables: [] };

  it.each([
    ['rowsAdded', table({}), table({ children: { child: 50 } }), { table: 'a', age: 'child' }],
    ['rowsRemoved', table({ singleSupplement: 20 }), table({}), { table: 'a', single: 'room' }],
    ['rowsRemoved', calendar({ percent: 10 }), none, { season: 'high' }],
    ['rowsRewritten', calendar({ percent: 10 }), calendar({ amount: 10 }), { season: 'high' }],
    [
      'rowsAdded',
      table({}),
      table({ seasons: { high: { rows: [three] } } }),
      { table: 'a', season: 'high', band: '3' },
    ],
    ['perChanged', table({}), table({ per: 'group' }), 'a'],
    [
      'changes',
      table({ seasons: { high: { rows: [three] } } }),
      table({ seasons: { high: { rows: [{ ...three, inn: 45 }] } } }),
      { table: 'a', season: 'high', band: '3', tier: 'inn', before: 90, after: 45, share: -0.5 },
    ],
    [
      'changes',
      calendar({ percent: -100 }),
      calendar({ percent: 10 }),
      { season: 'high', figure: 'percent', before: -100, after: 10, share: Number.POSITIVE_INFINITY },
    ],
    [
      'changes',
      calendar({ percent: 25 }),
      calendar({ percent: 50 }),
      { season: 'high', figure: 'percent', before: 25, after: 50, share: 0.2 },
    ],
  ] as const)('are found: %s', (difference, older, newer, expected) => {
    const comparison = compareLists(older, newer);
    expect(comparison[difference]).toEqual([expected]);
    expect(Object.values(comparison).flat()).toHaveLength(1);
  });

  it.each([
    ['gone', table({ singleSupplement: 20 }), table({}), true],
    ['of another kind', calendar({ percent: 10 }), calendar({ amount: 10 }), true],
    ['for a group instead of a person', table({}), table({ per: 'group' }), true],
    ['new', table({}), table({ singleSupplement: 20 }), false],
  ])('have to be accepted or not where they are %s', (_what, older, newer, expected) => {
    expect(needsAcceptance(compareLists(older, newer), 1000)).toBe(expected);
  });

  it('are named in the report, each in a sentence', () => {
    const labels = createLabels(readSitePrices(secondOperator().sources), english);
    const lines = (older: PriceList, newer: PriceList): readonly unknown[] => {
      const tables = [...older.tables, ...newer.tables];
      const report = reportLines(compareLists(older, newer), {
        messages: english,
        labels,
        tables,
        threshold: 20,
      });
      return [...report.rows.map(({ cells }) => cells), ...report.others];
    };
    expect(lines(table({}), table({ children: { child: 50 } }))).toEqual([
      { text: 'New in All other overnight packages of 1 night (a): Bambini (3–11)', isLarge: false },
    ]);
    expect(lines(table({ singleSupplement: 20 }), table({}))).toEqual([
      { text: 'Removed from All other overnight packages of 1 night (a): Room for one', isLarge: true },
    ]);
    const change = calendar({ percent: -100 });
    expect(lines(change, calendar({ percent: 10 }))).toEqual([
      ['Seasons and special offers', 'high', 'Per cent', '-100%', '10%', ''],
    ]);
    expect(lines(change, calendar({ amount: -7.5 }))).toMatchObject([
      { text: expect.stringContaining('high'), isLarge: true },
    ]);
  });
});

describe('needsAcceptance', () => {
  it.each([
    [120, false],
    [121, true],
    [80, false],
    [79, true],
  ])('of 20 per cent: 100 → %i gives %s', (inn, expected) => {
    const after = [aTable('a', [{ ...two, inn }, three])];
    expect(needsAcceptance(comparePrices(before, after), 20)).toBe(expected);
  });

  it.each([
    ['a table', []],
    ['a group size', [aTable('a', [two])]],
    [
      'an accommodation class',
      [
        aTable('a', [
          { paxCount: '2', inn: 100 },
          { paxCount: '3', inn: 90 },
        ]),
      ],
    ],
  ])('is true where %s is gone', (_what, after) => {
    expect(needsAcceptance(comparePrices(before, after), 1000)).toBe(true);
  });

  it('is false for a new table', () => {
    expect(needsAcceptance(comparePrices(before, [...before, aTable('b', [two])]), 0)).toBe(false);
  });
});

describe('missingPrices', () => {
  const labels = {
    table: ({ id }: NamedTable) => id,
    row: ({ band, age }: FigureAddress) => `${band ?? age}`,
    column: ({ tier }: FigureAddress) => `${tier}`,
    calendar: 'calendar',
  };
  const list: PriceList = { tables: before };
  const without = (isGone: (address: FigureAddress) => boolean): readonly string[] => {
    const there = listFigures(list).filter(({ address }) => !isGone(address));
    return missingPrices(list, new Set(there.map(({ address }) => figureKey(address))), labels);
  };

  it('names nothing where all prices are there', () => {
    expect(without(() => false)).toEqual([]);
  });

  it('names a whole table', () => {
    expect(without(() => true)).toEqual(['a']);
  });

  it('names a group size', () => {
    expect(without(({ band }) => band === '3')).toEqual(['a, 3']);
  });

  it('names an accommodation class', () => {
    expect(without(({ tier }) => tier === 'inn')).toEqual(['a, inn']);
  });
});
