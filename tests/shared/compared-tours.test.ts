import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COMPARED, readCompared, tourSlug, writeCompared } from '../../src/shared/compared-tours.ts';

const slug = fc.stringMatching(/^[a-z0-9海é]+(?:-[a-z0-9海é]+)*$/);
const slugs = fc.uniqueArray(slug, { maxLength: MAX_COMPARED });
const query = fc.oneof(
  fc.string(),
  fc.string().map((text) => `?tours=${text}`),
  fc.webQueryParameters().map((text) => `?${text}`),
);

describe('tours in an address', () => {
  it.each([
    ['?tours=', []],
    ['?tours=reef,isles-3d', ['reef', 'isles-3d']],
    ['?tours=reef%2Cisles-3d', ['reef', 'isles-3d']],
    ['?people=4&tours=reef', ['reef']],
    // Each once, and at most three.
    ['?tours=reef,reef,isles', ['reef', 'isles']],
    ['?tours=a,b,c,d', ['a', 'b', 'c']],
    // No names of packages.
    ['?tours=../terms,<b>,-a,a--b,%00,a b,reef', ['reef']],
    // Letters of any script.
    ['?tours=%E6%B5%B7-%E5%B2%B8,été', ['海-岸', 'été']],
    ['?tours=%E0%A4%A,reef', ['reef']],
  ])('%s', (text, expected) => {
    expect(readCompared(text)).toEqual(expected);
  });

  it.each([
    ['', ['reef', 'isles'], '?tours=reef,isles'],
    ['?people=4&tours=old', ['reef'], '?people=4&tours=reef'],
    ['?tours=old&x=1', [], '?x=1'],
    ['', ['海-岸'], '?tours=%E6%B5%B7-%E5%B2%B8'],
  ])('%s with %j is %s', (text, tours, expected) => {
    expect(writeCompared(text, tours)).toBe(expected);
  });

  it('are at most three names of tours, each once, for any address', () => {
    fc.assert(
      fc.property(query, (text) => {
        const found = readCompared(text);
        expect(found.length).toBeLessThanOrEqual(MAX_COMPARED);
        expect(new Set(found).size).toBe(found.length);
        for (const tour of found) expect(tour).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
      }),
    );
  });

  it('are read as they were written beside anything else in the address', () => {
    fc.assert(
      fc.property(query, slugs, (text, tours) => {
        expect(readCompared(writeCompared(text, tours))).toEqual(tours);
      }),
    );
  });
});

it.each([
  ['/paket/reef', 'reef'],
  ['/en/paket/%E6%B5%B7', '海'],
  ['reef', 'reef'],
  ['/paket/%E0%A4%A', '%E0%A4%A'],
])('the slug of a tour %s', (address, expected) => {
  expect(tourSlug(address)).toBe(expected);
});
