import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listPages, TOURS_PER_PAGE } from '../../../scripts/compiler/link/link-sections.ts';

/** A list of groups with these numbers of tours, which are numbers from 1. */
function aList(...sizes: readonly number[]) {
  let last = 0;
  return {
    path: '/walks',
    groups: sizes.map((size, index) => ({
      name: `${index + 1}`,
      packages: Array.from({ length: size }, () => ++last),
    })),
  };
}

it.each<readonly [what: string, sizes: readonly number[], pages: readonly string[]]>([
  ['one page while the tours fit on it', [10, 8], ['/walks from 0: group 1: 1–10, group 2: 11–18']],
  [
    'one page while a second would hold three tours',
    [10, 11],
    ['/walks from 0: group 1: 1–10, group 2: 11–21'],
  ],
  ['a second page from then on', [22], ['/walks from 0: group 1: 1–18', '/walks/2 from 18: group 1: 19–22']],
  [
    'the heading of a group again where it goes on',
    [15, 40],
    [
      '/walks from 0: group 1: 1–15, group 2: 16–18',
      '/walks/2 from 18: group 2: 19–36',
      '/walks/3 from 36: group 2: 37–55',
    ],
  ],
  [
    'no headings without tours on several pages',
    [18, 0, 4],
    ['/walks from 0: group 1: 1–18', '/walks/2 from 18: group 3: 19–22'],
  ],
])('listPages gives %s: groups of %j tours', (_what, sizes, expected) => {
  const pages = listPages(aList(...sizes)).map(({ path, from, groups }) => {
    const inShort = groups.map(({ name, packages }) => `group ${name}: ${packages[0]}–${packages.at(-1)}`);
    return `${path} from ${from}: ${inShort.join(', ')}`;
  });
  expect(pages).toEqual(expected);
});

it('listPages gives every tour once, in order, on pages that are neither too long nor nearly empty', () => {
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
