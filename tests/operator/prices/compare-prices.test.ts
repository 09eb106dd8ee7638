import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceTableSchema } from '../../../schema/price-table.ts';
import { comparePrices, isSame, needsAcceptance } from '../../../scripts/operator/prices/compare-prices.ts';
import { missingPrices } from '../../../scripts/operator/prices/import/missing-prices.ts';
import { cellKey, cellsOf, type NamedTable } from '../../../scripts/operator/prices/price-tables.ts';
import { soundTables } from '../../arbitraries/price-sheets.ts';

type Row = Readonly<Record<string, string | number>>;

function aTable(id: string, rows: readonly Row[], nights = 1): NamedTable {
  return { id, value: priceTableSchema.parse({ serves: { nights }, rows }) };
}

const two: Row = { paxCount: '2', inn: 100, lodge: 200 };
const three: Row = { paxCount: '3', inn: 90, lodge: 180 };
const before = [aTable('a', [two, three])];

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
      fc.property(soundTables, ({ tables }) => {
        expect(isSame(comparePrices(tables, tables.toReversed()))).toBe(true);
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
  ])('of 20 per cent: 100 → %i gives %s', (inn, expected) => {
    const after = [aTable('a', [{ ...two, inn }, three])];
    expect(needsAcceptance(comparePrices(before, after), 20)).toBe(expected);
  });

  it.each([
    ['a table', []],
    ['a group size', [aTable('a', [two])]],
    [
      'a hotel class',
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
  const labels = { table: ({ id }: NamedTable) => id, band: (id: string) => id, tier: (id: string) => id };
  const cells = before.flatMap(cellsOf);
  const without = (isGone: (cell: (typeof cells)[number]) => boolean): readonly string[] =>
    missingPrices(before, new Set(cells.filter((cell) => !isGone(cell)).map(cellKey)), labels);

  it('names nothing where all prices are there', () => {
    expect(without(() => false)).toEqual([]);
  });

  it('names a whole table', () => {
    expect(without(() => true)).toEqual(['a']);
  });

  it('names a group size', () => {
    expect(without(({ band }) => band === '3')).toEqual(['a, 3']);
  });

  it('names a hotel class', () => {
    expect(without(({ tier }) => tier === 'inn')).toEqual(['a, inn']);
  });
});
