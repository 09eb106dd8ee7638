import { expect, it } from 'vitest';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { secondOperator } from '../../helpers/workspace.ts';

// The cards of a tour and of a place lack their names in Italian.
const site = secondOperator()
  .unset('texts/it/packages.json', ['orta-2d', 'name'])
  .unset('texts/it/destinations.json', ['mottarone', 'name']);

/** All pages by language and path, with the texts that each misses; resolved from the first or the last. */
function pagesInOrder(isReversed: boolean): ReadonlyMap<string, string> {
  const pages = resolvedWorkspace(site).languages.flatMap(({ info, routes }) =>
    (isReversed ? routes.toReversed() : routes).map((route): [string, string] => {
      const page = route.resolve();
      const { missingTexts } = page;
      return [
        `${info.code} ${route.path}`,
        JSON.stringify({ ...page, missingTexts: [...missingTexts].toSorted() }),
      ];
    }),
  );
  return new Map(pages);
}

it('parts that pages share are the same, and miss the same texts, on whichever page they are resolved first', () => {
  const pages = pagesInOrder(false);
  const missing = [...pages.values()].filter((page) => page.includes('packages.orta-2d.name'));
  expect(missing.length).toBeGreaterThan(1);
  expect(pages).toEqual(pagesInOrder(true));
});
