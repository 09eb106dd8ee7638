import { describe, expect, it } from 'vitest';
import { collections } from '../../schema/collections.ts';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import { resolveSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import { soundContent } from '../../scripts/compiler/resolve/sound-content.ts';
import { FILED_KINDS } from '../../scripts/operator/scaffold/kinds.ts';
import { firstOperator } from '../helpers/first-operator.ts';
import { withTours } from '../helpers/long-list.ts';
import { secondOperator } from '../helpers/workspace.ts';

describe.each([
  ['the site', firstOperator],
  ['the second operator', secondOperator()],
  ['an operator with long lists', withTours(secondOperator(), 60)],
])('the addresses of %s', (_name, workspace) => {
  const { ok, model } = checkSite(workspace.sources);

  it('are known to the check for every page that is made, and for no other', () => {
    expect(ok).toBe(true);
    const [language] = resolveSite(soundContent(model)).languages;
    const made = language?.pages.map(({ path }) => path) ?? [];
    const known = model.addresses.map(({ path }) => path);
    expect(new Set(made)).toEqual(new Set(known));
    expect(made).toHaveLength(known.length);
  });
});

describe('a kind of entry with files of its own', () => {
  it('can be renamed', () => {
    const kinds = Object.values(collections).flatMap((collection) =>
      'kind' in collection && collection.kind ? [collection.kind] : [],
    );
    expect(new Set<string>(FILED_KINDS)).toEqual(new Set(kinds));
  });
});
