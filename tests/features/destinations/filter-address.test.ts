import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOfFilter,
  filterFromAddress,
  NO_FILTER,
} from '../../../src/features/destinations/filter-address.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';

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
    expect(filterFromAddress(query, ACCEPTED)).toEqual(filter);
  });

  it('leaves out blank text and tabs that the address does not carry', () => {
    expect(addressOfFilter({ search: '  ', tab: 'beach' }, IN_ADDRESS)).toBe('');
    expect(addressOfFilter(NO_FILTER, IN_ADDRESS)).toBe('');
  });

  it('gives the same filter to a visitor who opens it', () => {
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
