import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_COMPARED,
  readCompared,
  readTours,
  tourSlug,
  writeCompared,
  writeTours,
} from '../../src/domain/compared-tours.ts';

const slug = fc.stringMatching(/^[a-z0-9海é]+(?:-[a-z0-9海é]+)*$/);
const slugs = fc.uniqueArray(slug, { maxLength: MOST_COMPARED });
const query = fc.oneof(
  fc.string(),
  fc.string().map((text) => `?tours=${text}`),
  fc.webQueryParameters().map((text) => `?${text}`),
);

describe('tours in an address', () => {
  it.each([
    ['', []],
    ['?tours=', []],
    ['?tours=reef', ['reef']],
    ['?tours=reef,isles-3d', ['reef', 'isles-3d']],
    ['?tours=reef%2Cisles-3d', ['reef', 'isles-3d']],
    ['?people=4&tours=reef', ['reef']],
    // Each once, and no more than stand side by side.
    ['?tours=reef,reef,isles', ['reef', 'isles']],
    ['?tours=a,b,c,d', ['a', 'b', 'c']],
    // What no package can be called.
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
    ['?tours=old', [], ''],
    ['', ['海-岸'], '?tours=%E6%B5%B7-%E5%B2%B8'],
  ])('%s with %j is %s', (text, tours, expected) => {
    expect(writeCompared(text, tours)).toBe(expected);
  });

  it('are sound, whatever the address says', () => {
    fc.assert(
      fc.property(query, (text) => {
        const found = readCompared(text);
        expect(found.length).toBeLessThanOrEqual(MOST_COMPARED);
        expect(new Set(found).size).toBe(found.length);
        for (const tour of found) expect(tour).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
      }),
    );
  });

  it('are read as they were written, whatever else the address says', () => {
    fc.assert(
      fc.property(query, slugs, (text, tours) => {
        expect(readCompared(writeCompared(text, tours))).toEqual(tours);
      }),
    );
  });
});

describe('tours in a text', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug), (tours) => {
        expect(readTours(writeTours(tours))).toEqual(tours);
      }),
    );
  });

  it.each(['{"a":1}', '[object Object]', 'null,', ' ', ',,,'])('of %j are none that is no name', (text) => {
    for (const tour of readTours(text)) expect(tour).toBe('null');
  });
});

describe('the slug of a tour', () => {
  it.each([
    ['/paket/reef', 'reef'],
    ['/en/paket/%E6%B5%B7', '海'],
    ['reef', 'reef'],
    ['/paket/%E0%A4%A', '%E0%A4%A'],
  ])('%s', (address, expected) => {
    expect(tourSlug(address)).toBe(expected);
  });
});
