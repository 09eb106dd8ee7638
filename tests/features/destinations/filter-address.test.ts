import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOfFilter,
  filterFromAddress,
  NO_FILTER,
} from '../../../src/features/destinations/filter-address.ts';
import { anyText, wellFormedText } from '../../arbitraries/texts.ts';

const ACCEPTED = ['north', 'south', 'nowhere'];
const IN_ADDRESS = ['north', 'south'];

describe('filterFromAddress', () => {
  it('reads text and tab', () => {
    expect(filterFromAddress('?query=lake&category=north', ACCEPTED)).toEqual({
      search: 'lake',
      tab: 'north',
    });
  });

  it.each(['', '?', '?other=1', '?category=', '?category=beach', '?category=NORTH'])(
    'shows all for "%s"',
    (query) => {
      expect(filterFromAddress(query, ACCEPTED)).toEqual(NO_FILTER);
    },
  );

  it('takes the first of several', () => {
    expect(filterFromAddress('?query=a&query=b&category=south&category=north', ACCEPTED)).toEqual({
      search: 'a',
      tab: 'south',
    });
  });

  it('accepts any query whatever, and no tab beyond the accepted', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(['all', ...ACCEPTED]).toContain(filterFromAddress(query, ACCEPTED).tab);
      }),
    );
  });
});

describe('addressOfFilter', () => {
  it('is empty for no filter', () => {
    expect(addressOfFilter(NO_FILTER, IN_ADDRESS)).toBe('');
  });

  it('leaves out blank text and tabs that the address does not carry', () => {
    expect(addressOfFilter({ search: '  ', tab: 'beach' }, IN_ADDRESS)).toBe('');
  });

  it('gives a visitor who opens it the same filter', () => {
    const filter = fc.record({
      search: wellFormedText.filter((text) => text.trim() !== ''),
      tab: fc.constantFrom('all', ...IN_ADDRESS),
    });
    fc.assert(
      fc.property(filter, (shown) => {
        expect(filterFromAddress(addressOfFilter(shown, IN_ADDRESS), ACCEPTED)).toEqual(shown);
      }),
    );
  });
});
