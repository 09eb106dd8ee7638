import { expect, it } from 'vitest';
import { acceptedKeys, recordKeys } from '../../../scripts/operator/translations/record.ts';
import { renderLock } from '../../../scripts/operator/translations/translations.ts';

import { targetOf, translationsOf } from '../../helpers/translations.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const TITLE = 'days.mercato.title';

/** The lock after everything was accepted once. */
function acceptAll(workspace: Workspace): string {
  const translations = translationsOf(workspace);
  const target = targetOf(translations, 'it');
  const keys = acceptedKeys(target, { onlyNew: true, keys: [] });
  return renderLock(recordKeys(target, keys));
}

const lock = acceptAll(site);
const bare = site.unset('texts/it/days.json', ['mercato', 'title']);
const changed = site.set('texts/nl/days.json', ['mercato', 'title'], 'Een andere markt');
const translations = translationsOf(changed, { it: lock });
const italian = targetOf(translations, 'it');

it.each([
  [true, [], []],
  [false, [], [TITLE]],
  [false, [TITLE], [TITLE]],
  [false, ['days'], [TITLE]],
  [false, ['pages'], []],
])(
  'acceptedKeys has the stale translations that are meant: only new %s, keys %j',
  (onlyNew, keys, expected) => {
    expect(acceptedKeys(italian, { onlyNew, keys })).toEqual(expected);
  },
);

it('The record drops texts that are gone.', () => {
  const without = translationsOf(bare, { it: lock });
  expect(recordKeys(targetOf(without, 'it'), []).has(TITLE)).toBe(false);
});
