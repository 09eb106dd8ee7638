import { describe, expect, it } from 'vitest';
import { growData } from '../../../scripts/bench/grow-data.ts';
import { resolveData } from '../../../scripts/compiler/resolve-data.ts';
import type { MenuItem } from '../../../src/domain/page-data/shell.ts';
import { firstOperator } from '../../helpers/first-operator.ts';

/** The lists of tours in the menu of a site with so many packages: how many tours each shows, and its last entry. */
function listsOf(packages: number): readonly { readonly shown: number; readonly last: string }[] {
  const resolved = resolveData(growData(firstOperator.sources, packages));
  if (!resolved.ok) throw new Error('The data has errors.');
  const { shell } = resolved.site.languages.find(({ info }) => info.code === 'en') ?? {};
  const lists = (shell?.menu ?? []).flatMap(({ children = [] }) => children).flatMap(toursOf);
  return lists;
}

function toursOf({ children }: MenuItem): readonly { readonly shown: number; readonly last: string }[] {
  if (!children) return [];
  const shown = children.filter(({ href }) => href?.includes('/paket/'));
  return [{ shown: shown.length, last: children.at(-1)?.label ?? '' }];
}

describe('a menu of many tours', { timeout: 60_000 }, () => {
  it('lists all tours while they are few', () => {
    const lists = listsOf(20);
    expect(lists.map(({ shown }) => shown)).toEqual([5, 1, 4, 3]);
    expect(lists.some(({ last }) => last.startsWith('All '))).toBe(false);
  });

  it('lists as many of each kind as all pages can carry, and leads to the others', () => {
    const lists = listsOf(120);
    expect(lists.map(({ shown }) => shown)).toEqual([4, 4, 4, 4]);
    expect(lists.every(({ last }) => /^All \d+ tours$/.test(last))).toBe(true);
  });
});
