import { describe, expect, it } from 'vitest';
import { confirmedEntries, isSamplePath, isUnconfirmed } from '../../../scripts/compiler/link/samples.ts';

describe('isSamplePath', () => {
  it.each([
    ['testimonials.json', ['testimonials', 0], true],
    ['home.json', ['statistics', 1, 'value'], true],
    ['about.json', ['statistics', 1], true],
    ['destinations/hill.json', ['rating'], true],
    ['destinations/hill.json', ['priceFrom'], false],
    ['home.json', ['popular', 0], false],
    ['packages/walk.json', ['rating'], false],
  ] as const)('says of %s %j: %s', (file, path, isSample) => {
    expect(isSamplePath(file, path)).toBe(isSample);
  });
});

describe('isUnconfirmed', () => {
  const data = { unconfirmed: { 'statistics.1': 'To be proven.', rating: 'To be proven.' } };

  it.each([
    [['statistics', 1], true],
    [['statistics', 1, 'value'], true],
    [['statistics'], true],
    [['rating'], true],
    [['statistics', 0], false],
    [['statistics', 10], false],
    [['ratings'], false],
    [['value', 'statistics', 1], false],
  ] as const)('says of %j: %s', (path, isListed) => {
    expect(isUnconfirmed(data, path)).toBe(isListed);
  });

  it('says so of nothing where nothing is listed', () => {
    expect(isUnconfirmed({}, ['rating'])).toBe(false);
  });
});

it('leaves out the entries that are not confirmed', () => {
  const data = { unconfirmed: { 'statistics.1': 'To be proven.' } };
  expect(confirmedEntries(data, 'statistics', ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(confirmedEntries(data, 'others', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});
