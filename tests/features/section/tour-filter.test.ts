import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TourFilter } from '../../../src/domain/page-data/tour-filter.ts';
import { filterStyles } from '../../../src/features/section/filter-styles.ts';
import {
  addressOfFilters,
  filtersFromAddress,
  isFitting,
} from '../../../src/features/section/use-tour-filter.ts';
import { anyText } from '../../arbitraries/texts.ts';

function filter(id: string, ...choices: readonly string[]): TourFilter {
  return { id, label: id, choices: choices.map((choice) => ({ id: choice, label: choice })) };
}

const FILTERS = [filter('length', '1', '2'), filter('effort', 'easy', 'demanding')];

describe('the filters in an address', () => {
  it.each([
    ['', {}],
    ['?length=2', { length: '2' }],
    ['?effort=easy&length=1&people=4', { length: '1', effort: 'easy' }],
    ['?length=7&effort=', {}],
    ['?length=1&length=2', { length: '1' }],
  ])('are read from "%s"', (query, chosen) => {
    expect(filtersFromAddress(query, FILTERS)).toEqual(chosen);
  });

  it('stand beside all else that the address carries', () => {
    expect(addressOfFilters('?people=4&length=1', { effort: 'easy' }, FILTERS)).toBe('?people=4&effort=easy');
    expect(addressOfFilters('?length=1', {}, FILTERS)).toBe('');
  });

  it('mean the same to whoever opens it, and accept any text', () => {
    const chosen = fc.record(
      { length: fc.constantFrom('1', '2'), effort: fc.constantFrom('easy', 'demanding') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyText, chosen, (query, wanted) => {
        expect(filtersFromAddress(addressOfFilters(query, wanted, FILTERS), FILTERS)).toEqual(wanted);
      }),
    );
  });
});

describe('a tour', () => {
  const fits = ['length:2', 'effort:easy'];

  it('is shown where it fits all that was chosen', () => {
    expect(isFitting(fits, {})).toBe(true);
    expect(isFitting(fits, { length: '2', effort: 'easy' })).toBe(true);
    expect(isFitting(fits, { length: '2', effort: 'demanding' })).toBe(false);
    expect(isFitting(undefined, { length: '2' })).toBe(false);
  });

  it('is hidden by styles alone, a rule for each choice', () => {
    expect(filterStyles([filter('length', '1', '2')])).toBe(
      'main:has([value="length:1"]:checked) [data-fits]:not([data-fits~="length:1"]),' +
        'main:has([value="length:2"]:checked) [data-fits]:not([data-fits~="length:2"]){display:none}',
    );
  });
});
