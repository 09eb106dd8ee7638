import { expect, it } from 'vitest';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import { validContent } from '../../scripts/compiler/resolve/content.ts';
import { resolveSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import { firstOperator } from '../helpers/first-operator.ts';
import { withTours } from '../helpers/long-list.ts';
import { secondOperator } from '../helpers/workspace.ts';

it.each([
  ['the first operator', firstOperator],
  ['the second operator', secondOperator()],
  ['an operator with long lists', withTours(secondOperator(), 60)],
])('the check of %s knows the addresses of all pages that are made, and no others', (_name, workspace) => {
  const { ok, model } = checkSite(workspace.sources);
  expect(ok).toBe(true);
  const [language] = resolveSite(validContent(model)).languages;
  const made = language?.routes.map(({ path }) => path) ?? [];
  const known = model.addresses.map(({ path }) => path);
  expect(made.toSorted()).toEqual(known.toSorted());
});
