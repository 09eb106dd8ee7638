import { describe, expect, it } from 'vitest';
import { english } from '../../scripts/messages/english.ts';
import { describeSearch, weighSearch } from '../../scripts/site/budgets.ts';

const sizes = new Map([
  ['search.js', 6_000],
  ['search.css', 500],
  ['en/_tours-0.js', 4_000],
  ['de/_tours-0.js', 4_250],
]);

describe('the weight of the search', () => {
  const weight = weighSearch(['search.js', 'search.css'], ['en/_tours-0.js', 'de/_tours-0.js'], sizes);

  it('is that of its code and of the largest part of the tours', () => {
    expect(weight).toEqual({ file: 'de/_tours-0.js', bytes: 10_750 });
  });

  it('is said with what it may be', () => {
    expect(describeSearch(weight)(english)).toContain('10.8 of 15 kB');
  });
});
