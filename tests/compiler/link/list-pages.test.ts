import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPages, TOURS_PER_PAGE } from '../../../scripts/compiler/link/list-pages.ts';

/** A list of groups of so many tours each, which are numbers from 1. */
function aList(...sizes: readonly number[]) {
  let last = 0;
  return {
    path: '/walks',
    groups: sizes.map((size, index) => ({
      name: `group ${index + 1}`,
      packages: Array.from({ length: size }, () => ++last),
    })),
  };
}

/** Pages in short: of each its path, how many tours stand before it, and its groups with their first and last tour. */
function inShort(...sizes: readonly number[]) {
  return listPages(aList(...sizes)).map(({ path, from, groups }) => [
    path,
    from,
    groups.map(({ name, packages }) => `${name}: ${packages[0]}–${packages.at(-1)}`),
  ]);
}

describe('the pages of a list', () => {
  it('are one while there are no more tours than stand on a page', () => {
    expect(inShort(10, 8)).toEqual([['/walks', 0, ['group 1: 1–10', 'group 2: 11–18']]]);
  });

  it('are still one where so few are left that a page for them would be empty', () => {
    expect(inShort(10, 11)).toEqual([['/walks', 0, ['group 1: 1–10', 'group 2: 11–21']]]);
  });

  it('are two from then on, and the second lies below the first', () => {
    expect(inShort(22)).toEqual([
      ['/walks', 0, ['group 1: 1–18']],
      ['/walks/2', 18, ['group 1: 19–22']],
    ]);
  });

  it('repeat the heading of a group that goes on', () => {
    expect(inShort(15, 40)).toEqual([
      ['/walks', 0, ['group 1: 1–15', 'group 2: 16–18']],
      ['/walks/2', 18, ['group 2: 19–36']],
      ['/walks/3', 36, ['group 2: 37–55']],
    ]);
  });

  it('leave out headings without tours where there are several', () => {
    expect(inShort(18, 0, 4)).toEqual([
      ['/walks', 0, ['group 1: 1–18']],
      ['/walks/2', 18, ['group 3: 19–22']],
    ]);
  });

  it.each([
    [0, 0],
    [10, 0],
  ])('of a list of %i and %i tours are one, with all its headings', (...sizes) => {
    expect(listPages(aList(...sizes))).toEqual([
      { number: 1, path: '/walks', from: 0, groups: aList(...sizes).groups },
    ]);
  });

  it('hold every tour once, in order, and never many more than a page should', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(80), { maxLength: 5 }), (sizes) => {
        const list = aList(...sizes);
        const pages = listPages(list);
        const shown = pages.map(({ groups }) => groups.flatMap(({ packages }) => packages));
        expect(shown.flat()).toEqual(list.groups.flatMap(({ packages }) => packages));
        expect(pages.map(({ number }) => number)).toEqual(shown.map((_, index) => index + 1));
        expect(pages.map(({ from }) => from)).toEqual(
          shown.map((_, index) => shown.slice(0, index).flat().length),
        );
        for (const tours of shown) expect(tours.length).toBeLessThanOrEqual(TOURS_PER_PAGE + 3);
        for (const tours of shown.slice(1)) expect(tours.length).toBeGreaterThan(3);
      }),
    );
  });
});
