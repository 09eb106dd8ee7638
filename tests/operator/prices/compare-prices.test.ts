import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarSchema } from '../../../schema/calendar.ts';
import { priceTableSchema } from '../../../schema/price-table.ts';
import { english } from '../../../scripts/messages/english.ts';
import { comparePrices, isSame, needsAcceptance } from '../../../scripts/operator/prices/compare-prices.ts';
import type { NamedTable, PriceList } from '../../../scripts/operator/prices/figures/price-list.ts';
import { createLabels } from '../../../scripts/operator/prices/labels.ts';
import { reportLines } from '../../../scripts/operator/prices/report/report-lines.ts';
import { readSitePrices } from '../../../scripts/operator/prices/site-prices.ts';
import { soundPrices } from '../../arbitraries/price-sheets.ts';
import { secondOperator } from '../../helpers/workspace.ts';

type Row = Readonly<Record<string, string | number>>;

const two: Row = { paxCount: '2', inn: 100, lodge: 200 };
const three: Row = { paxCount: '3', inn: 90, lodge: 180 };

function aTable(id: string, rows: readonly Row[], extra: object = {}): NamedTable {
  return { id, value: priceTableSchema.parse({ serves: { nights: 1 }, rows, ...extra }) };
}

function tables(...all: readonly NamedTable[]): PriceList {
  return { tables: all };
}

function oneTable(rows: readonly Row[], extra: object = {}): PriceList {
  return tables(aTable('a', rows, extra));
}

function calendar(season: object): PriceList {
  const dates = [{ from: '07-01', to: '08-31' }];
  const seasons = [{ id: 'high', dates, ...season }];
  return { tables: [], calendar: calendarSchema.parse({ zone: 'Europe/Rome', seasons }) };
}

const none = tables();
const plain = oneTable([two, three]);
const ownPrices = (row: Row): PriceList => oneTable([two], { seasons: { high: { rows: [row] } } });

describe('comparePrices', () => {
  it.each([
    ['tablesAdded', none, oneTable([two]), 'a'],
    ['tablesRemoved', plain, none, 'a'],
    ['bandsAdded', oneTable([two]), plain, { table: 'a', id: '3' }],
    ['bandsRemoved', plain, oneTable([two]), { table: 'a', id: '3' }],
    ['tiersAdded', oneTable([two]), oneTable([{ ...two, tent: 50 }]), { table: 'a', id: 'tent' }],
    ['tiersRemoved', oneTable([{ ...two, tent: 50 }]), oneTable([two]), { table: 'a', id: 'tent' }],
    ['servesChanged', plain, oneTable([two, three], { serves: { nights: 2 } }), 'a'],
    ['perChanged', plain, oneTable([two, three], { per: 'group' }), 'a'],
    [
      'rowsAdded',
      oneTable([two]),
      oneTable([two], { children: { child: 50 } }),
      { table: 'a', age: 'child' },
    ],
    ['rowsAdded', oneTable([two]), ownPrices(three), { table: 'a', season: 'high', band: '3' }],
    [
      'rowsRemoved',
      oneTable([two], { singleSupplement: 2 }),
      oneTable([two]),
      { table: 'a', single: 'room' },
    ],
    ['rowsRemoved', calendar({ percent: 10 }), none, { season: 'high' }],
    ['rowsRewritten', calendar({ percent: 10 }), calendar({ amount: 10 }), { season: 'high' }],
    [
      'changes',
      plain,
      oneTable([{ ...two, lodge: 150 }, three]),
      { table: 'a', band: '2', tier: 'lodge', before: 200, after: 150, share: -0.25 },
    ],
    [
      'changes',
      ownPrices(three),
      ownPrices({ ...three, inn: 45 }),
      { table: 'a', season: 'high', band: '3', tier: 'inn', before: 90, after: 45, share: -0.5 },
    ],
    [
      'changes',
      calendar({ percent: -100 }),
      calendar({ percent: 10 }),
      { season: 'high', figure: 'percent', before: -100, after: 10, share: Number.POSITIVE_INFINITY },
    ],
  ] as const)('finds %s, and nothing else.', (difference, older, newer, expected) => {
    const comparison = comparePrices(older, newer);
    expect(comparison[difference]).toEqual([expected]);
    expect(Object.values(comparison).flat()).toHaveLength(1);
  });

  it('puts the largest change first, up or down.', () => {
    const after = oneTable([{ ...two, inn: 110, lodge: 140 }, three]);
    expect(comparePrices(plain, after).changes.map(({ tier }) => tier)).toEqual(['lodge', 'inn']);
  });

  it('finds nothing between the same tables in another order.', () => {
    fc.assert(
      fc.property(soundPrices, ({ list }) => {
        expect(isSame(comparePrices(list, { ...list, tables: list.tables.toReversed() }))).toBe(true);
      }),
    );
  });
});

describe('needsAcceptance', () => {
  it.each([
    [120, false],
    [121, true],
    [80, false],
    [79, true],
    ['ask', true],
  ])('of changes above 20 per cent: 100 → %s gives %s.', (inn, expected) => {
    const after = oneTable([{ ...two, inn }, three]);
    expect(needsAcceptance(comparePrices(plain, after), 20)).toBe(expected);
  });

  it.each([
    ['a removed table', plain, none, true],
    ['a removed group size', plain, oneTable([two]), true],
    ['a removed class', oneTable([{ ...two, tent: 50 }]), oneTable([two]), true],
    ['a removed supplement', oneTable([two], { singleSupplement: 2 }), oneTable([two]), true],
    ['a share that becomes an amount', calendar({ percent: 10 }), calendar({ amount: 10 }), true],
    ['a price for a group instead of a person', plain, oneTable([two, three], { per: 'group' }), true],
    ['a price where one had to ask', oneTable([{ ...two, inn: 'ask' }, three]), plain, false],
    [
      'a price for what was free',
      oneTable([two], { singleSupplement: 0 }),
      oneTable([two], { singleSupplement: 1 }),
      true,
    ],
    ['a new table', plain, tables(aTable('a', [two, three]), aTable('b', [two])), false],
    ['a new supplement', oneTable([two]), oneTable([two], { singleSupplement: 2 }), false],
  ])('of %s, whatever the threshold.', (_what, older, newer, expected) => {
    expect(needsAcceptance(comparePrices(older, newer), 1000)).toBe(expected);
  });
});

it('The report names each difference in a sentence or a row.', () => {
  const labels = createLabels(readSitePrices(secondOperator().sources), english);
  const lines = (older: PriceList, newer: PriceList): readonly unknown[] => {
    const all = [...older.tables, ...newer.tables];
    const texts = { messages: english, labels, tables: all, threshold: 20 };
    const report = reportLines(comparePrices(older, newer), texts);
    return [...report.rows.map(({ cells }) => cells), ...report.others];
  };
  expect(lines(oneTable([two]), oneTable([two], { children: { child: 50 } }))).toEqual([
    { text: 'New in All other overnight packages of 1 night (a): Bambini (3–11)', isLarge: false },
  ]);
  expect(lines(oneTable([two], { singleSupplement: 20 }), oneTable([two]))).toEqual([
    { text: 'Removed from All other overnight packages of 1 night (a): Room for one', isLarge: true },
  ]);
});
