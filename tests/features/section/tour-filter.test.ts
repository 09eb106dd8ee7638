import { describe, expect, it } from 'vitest';
import { readFilters, writeFilters } from '../../../src/features/section/use-tour-filter.ts';
import type { TourFilter } from '../../../src/shared/page-data/section.ts';

function filter(id: string, ...choices: readonly string[]): TourFilter {
  return { id, label: id, choices: choices.map((choice) => ({ id: choice, label: choice })) };
}

const FILTERS = [filter('length', '1', '2'), filter('effort', 'easy', 'demanding')];

describe('the filters of tours in an address', () => {
  it.each([
    ['?effort=easy&length=1&people=4', { length: '1', effort: 'easy' }],
    ['?length=7&effort=', {}],
    ['?length=1&length=2', { length: '1' }],
  ])('are read from "%s"', (query, chosen) => {
    expect(readFilters(query, FILTERS)).toEqual(chosen);
  });

  it('are written beside everything else that the address carries', () => {
    expect(writeFilters('?people=4&length=1', { effort: 'easy' }, FILTERS)).toBe('?people=4&effort=easy');
    expect(writeFilters('?length=1', {}, FILTERS)).toBe('');
  });
});
