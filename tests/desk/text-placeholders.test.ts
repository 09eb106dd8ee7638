import { expect, it } from 'vitest';
import { withPlaceholders } from '../../scripts/desk/text-placeholders.ts';
import { firstOperator } from '../helpers/first-operator.ts';
import { contentOf } from '../helpers/resolved-workspace.ts';

it('The preview has the label of a field in place of a text that is still to be written.', () => {
  const summary = ['lombok-overnight-3d2n', 'summary'];
  const highlight = ['lombok-overnight-3d2n', 'special', 0];
  const unwritten = firstOperator
    .set('texts/en/packages.json', summary, 'TODO: Short text on cards.')
    .set('texts/id/packages.json', summary, 'TODO: Short text on cards.')
    .set('texts/en/packages.json', highlight, 'TODO: What makes it special.');
  const { dictionaries } = withPlaceholders(contentOf(unwritten));
  const read = (code: string, path: readonly (string | number)[]) =>
    dictionaries.get(code)?.get(['packages', ...path].join('.'));
  expect(read('en', summary)).toBe('[Summary]');
  // The one of the fallback language stands in.
  expect(read('id', summary)).toBe(undefined);
  expect(read('en', highlight)).toMatch(/^\[[A-Z].*\]$/);
});
