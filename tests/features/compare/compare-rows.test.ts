import { describe, expect, it } from 'vitest';
import { type CompareRow, compareRows } from '../../../src/features/compare/compare-rows.ts';
import type { PackagePage, PackageVariant } from '../../../src/shared/page-data/package.ts';
import { packagePages } from '../../helpers/package-pages.ts';

const LABELS = {
  price: 'Price',
  duration: 'Length',
  destination: 'Places',
  idealFor: 'For',
  itinerary: 'Days',
  options: 'Options',
  inclusions: 'Included',
  exclusions: 'Not included',
};

const [base] = packagePages;
const [first] = base?.variants ?? [];
if (!base || !first) throw new Error('A tour is needed.');

function variant(part: Partial<PackageVariant>): PackageVariant {
  const { option: _option, ...rest } = first as PackageVariant;
  return { ...rest, ...part };
}

function option(id: string, ...features: string[]): Pick<PackageVariant, 'option'> {
  return { option: { id, name: `Option ${id}`, description: '', features } };
}

function tour(part: Partial<PackagePage>): PackagePage {
  return { ...(base as PackagePage), facts: [], variants: [variant({})], ...part };
}

function compare(...tours: PackagePage[]): readonly CompareRow[] {
  return compareRows(tours, LABELS, (_tour, { priceText, perText }) => ({ priceText, perText }));
}

function row(rows: readonly CompareRow[], label: string): CompareRow | undefined {
  return rows.find((candidate) => candidate.label === label);
}

describe('tours side by side', () => {
  it('are marked in the rows that differ', () => {
    const rows = compare(
      tour({ durationText: '2 days', idealFor: 'Walkers' }),
      tour({ durationText: '3 days', idealFor: 'Walkers' }),
    );
    expect(row(rows, 'Length')).toEqual({
      id: 'duration',
      label: 'Length',
      cells: [[{ text: '2 days' }], [{ text: '3 days' }]],
      differs: true,
    });
    expect(row(rows, 'For')?.differs).toBe(false);
  });

  it('have a cell for each tour in every row, and differ in nothing from themselves', () => {
    for (const left of packagePages) {
      expect(compare(left, left).filter(({ differs }) => differs)).toEqual([]);
      for (const right of packagePages) {
        const rows = compare(left, right);
        expect(rows.filter(({ cells }) => cells.length !== 2)).toEqual([]);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }
    }
  });

  it('have a row of a fact that only some have, and none of a fact that no tour has', () => {
    const effort = { id: 'effort', label: 'Effort', text: 'Easy', note: 'No steps.' } as const;
    const rows = compare(tour({ facts: [effort] }), tour({}));
    expect(row(rows, 'Effort')?.cells).toEqual([[{ text: 'Easy', note: 'No steps.' }], []]);
    expect(row(rows, 'Effort')?.differs).toBe(true);
    expect(compare(tour({}), tour({})).map(({ id }) => id)).not.toContain('effort');
  });

  it('have the price of each option, and one where all are the same', () => {
    const cheap = variant({ ...option('A'), priceText: 'from 90', perText: 'per person' });
    const dear = variant({ ...option('B'), priceText: 'from 120', perText: 'per person' });
    const same = variant({ ...option('B'), priceText: 'from 90', perText: 'per person' });
    const rows = compare(tour({ variants: [cheap, dear] }), tour({ variants: [cheap, same] }));
    expect(row(rows, 'Price')?.cells).toEqual([
      [
        { option: 'Option A', text: 'from 90', note: 'per person' },
        { option: 'Option B', text: 'from 120', note: 'per person' },
      ],
      [{ text: 'from 90', note: 'per person' }],
    ]);
  });

  it('say which tours or options include each thing', () => {
    const rows = compare(
      tour({ variants: [variant({ inclusions: ['Guide', 'Boat'] })] }),
      tour({
        variants: [
          variant({ ...option('A'), inclusions: ['Guide'] }),
          variant({ ...option('B'), inclusions: ['Guide', 'Lunch'] }),
        ],
      }),
    );
    expect(row(rows, 'Included')).toMatchObject({
      cells: [[{ mark: 'tick', text: 'Guide' }], [{ mark: 'tick', text: 'Guide' }]],
      differs: false,
    });
    expect(row(rows, 'Guide')).toBeUndefined();
    expect(row(rows, 'Boat')?.cells).toEqual([[{ mark: 'tick' }], [{ mark: 'cross' }]]);
    expect(row(rows, 'Lunch')?.cells).toEqual([[{ mark: 'cross' }], [{ option: 'Option B', mark: 'tick' }]]);
  });

  it('tell what happens on each day, and what can be chosen', () => {
    const choice = { title: 'Beach', description: '', places: [], included: [], activities: [] };
    const day = { number: 1, label: 'Day 1', choices: [choice] };
    const choices = [choice, { ...choice, title: 'Hills' }];
    const rows = compare(
      tour({ variants: [variant({ days: [day] })] }),
      tour({ variants: [variant({ days: [day, { number: 2, label: 'Day 2', choices }] })] }),
    );
    expect(row(rows, 'Days')?.cells).toEqual([
      [{ text: 'Beach' }],
      [{ text: 'Day 1: Beach' }, { text: 'Day 2: Beach / Hills' }],
    ]);
  });

  it('name their options where any tour has some, with a dash for the others', () => {
    const rows = compare(tour({ variants: [variant(option('A', 'Hotel', 'Breakfast'))] }), tour({}));
    expect(row(rows, 'Options')?.cells).toEqual([
      [{ option: 'Option A', text: 'Hotel\u00a0· Breakfast' }],
      [{ text: '–' }],
    ]);
    expect(row(compare(tour({}), tour({})), 'Options')).toBeUndefined();
  });
});
