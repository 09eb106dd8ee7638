import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command-line.ts';
import { everywhere } from '../../../scripts/messages/messages.ts';
import { acceptedKeys, recorded } from '../../../scripts/operator/translations/accept.ts';
import { renderLock } from '../../../scripts/operator/translations/lock.ts';
import { keysIn, stateOf } from '../../../scripts/operator/translations/state.ts';
import { targetOf, translationsOf } from '../../helpers/translations.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const TITLE = 'days.mercato.title';

/** The lock after everything was accepted once. */
function lockOf(workspace: Workspace): string {
  const translations = translationsOf(workspace);
  const target = targetOf(translations, 'it');
  return renderLock(
    recorded(translations, target, acceptedKeys(translations, target, { onlyNew: true, keys: [] })),
  );
}

const accepted = lockOf(site);
const changed = site.set('texts/nl/days.json', ['mercato', 'title'], 'Een andere markt');
const translations = translationsOf(changed, { it: accepted });
const italian = targetOf(translations, 'it');

describe('the state of a translation', () => {
  it('is current after it was accepted', () => {
    const now = translationsOf(site, { it: accepted });
    expect(stateOf(now.source, targetOf(now, 'it'), TITLE)).toBe('current');
  });

  it('is stale once its source has changed, and only then', () => {
    expect(keysIn(translations, italian, 'stale')).toEqual([TITLE]);
  });

  it('is unrecorded before it was accepted', () => {
    const fresh = translationsOf(site);
    expect(stateOf(fresh.source, targetOf(fresh, 'it'), TITLE)).toBe('unrecorded');
  });

  it('is missing where there is none', () => {
    const bare = translationsOf(site.unset('texts/it/days.json', ['mercato', 'title']), { it: accepted });
    expect(stateOf(bare.source, targetOf(bare, 'it'), TITLE)).toBe('missing');
  });
});

describe('accepting', () => {
  it('only new translations passes over stale ones', () => {
    expect(acceptedKeys(translations, italian, { onlyNew: true, keys: [] })).toEqual([]);
  });

  it.each([[[]], [[TITLE]], [['days.mercato']], [['days']]])('%j takes in a stale one', (keys) => {
    expect(acceptedKeys(translations, italian, { onlyNew: false, keys })).toEqual([TITLE]);
  });

  it('other keys leaves it stale', () => {
    expect(acceptedKeys(translations, italian, { onlyNew: false, keys: ['pages'] })).toEqual([]);
  });

  it('a key that does not exist is refused with the nearest one', () => {
    expect(() =>
      acceptedKeys(translations, italian, { onlyNew: false, keys: ['days.mercato.titel'] }),
    ).toThrow(
      new UsageError(everywhere(`There is no text "days.mercato.titel" in "it". Did you mean "${TITLE}"?`)),
    );
  });

  it('forgets texts that are gone', () => {
    const bare = translationsOf(site.unset('texts/it/days.json', ['mercato', 'title']), { it: accepted });
    expect(recorded(bare, targetOf(bare, 'it'), []).has(TITLE)).toBe(false);
  });
});
