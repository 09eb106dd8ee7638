import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command-line.ts';
import { untranslated } from '../../../scripts/messages/messages.ts';
import {
  acceptedKeys,
  findState,
  listKeys,
  recordKeys,
  renderLock,
} from '../../../scripts/operator/translations/translations.ts';
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

describe('the state of a translation', () => {
  it.each([
    ['unrecorded', 'before it was accepted', site, '{}'],
    ['current', 'after it was accepted', site, lock],
    ['stale', 'once its source has changed', changed, lock],
    ['missing', 'where there is none', bare, lock],
  ])('is %s %s.', (state, _when, workspace, accepted) => {
    const all = translationsOf(workspace, { it: accepted });
    expect(findState(targetOf(all, 'it'), TITLE)).toBe(state);
  });

  it('is stale for no other text.', () => {
    expect(listKeys(italian, 'stale')).toEqual([TITLE]);
  });
});

describe('acceptedKeys', () => {
  it.each([
    [true, [], []],
    [false, [], [TITLE]],
    [false, [TITLE], [TITLE]],
    [false, ['days'], [TITLE]],
    [false, ['pages'], []],
  ])('has the stale translations that are meant: only new %s, keys %j', (onlyNew, keys, expected) => {
    expect(acceptedKeys(italian, { onlyNew, keys })).toEqual(expected);
  });

  it('refuses a key that does not exist, and names the nearest one.', () => {
    const keys = ['days.mercato.titel'];
    expect(() => acceptedKeys(italian, { onlyNew: false, keys })).toThrow(
      new UsageError(untranslated(`There is no text "days.mercato.titel" in "it". Did you mean "${TITLE}"?`)),
    );
  });
});

it('The record drops texts that are gone.', () => {
  const without = translationsOf(bare, { it: lock });
  expect(recordKeys(targetOf(without, 'it'), []).has(TITLE)).toBe(false);
});
