import { describe, expect, it } from 'vitest';
import { findTasks } from '../../src/desk/entries/entry-tasks.ts';
import { EMPTY_STATE } from '../../src/desk/store/desk-state.ts';
import { english } from '../../src/desk/words/en.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const unconfirmed = { effort: 'Judged from the day plans.' };
const shown = { effort: 'easy', unconfirmed };

describe('A copy of a tour', () => {
  const texts = (summary: string, start = 'At your hotel') => ({ summary, special: [start], start });
  const findLabels = (draft: boolean) => {
    const documents = deskDocuments({
      'site.json': { fallbackLanguage: 'en', languages: [{ code: 'en' }] },
      'packages/reef.json': { image: 'reef' },
      'packages/walk.json': { image: 'walk' },
      'packages/copy.json': { image: 'reef', draft },
      'texts/en/packages.json': {
        reef: { name: 'Reef Day', description: ['Welcome to Reef Day', 'We swim'], ...texts('Fish') },
        walk: { name: 'Long Walk', description: ['Welcome'], ...texts('Trees') },
        copy: { name: 'Night Dive', description: ['Begin Reef Day late', 'We dive'], ...texts('Fish') },
      },
    });
    const state = { ...EMPTY_STATE, documents };
    const entry = { kind: 'package', id: 'copy', file: 'packages/copy.json' } as const;
    return findTasks(state, entry, english).map(({ label }) => label);
  };

  it('lists its picture and texts of its original, not what other tours say too.', () => {
    expect(findLabels(true)).toEqual(
      ['Picture', 'Description', 'Summary'].map((what) => `Change: ${what} (still that of “Reef Day”)`),
    );
  });

  it('that visitors see lists none.', () => {
    expect(findLabels(false)).toEqual([]);
  });
});

describe('A value to confirm', () => {
  it.each([
    [{ ...shown, draft: true }, shown, false],
    [{ ...shown, draft: true }, { ...shown, draft: true }, true],
    [{ ...shown, draft: true }, { effort: 'easy' }, true],
    [{ ...shown, draft: true, effort: 'hard' }, shown, true],
  ])('of a tour %j beside %j holds it back: %s.', (own, other, isNeeded) => {
    const file = 'packages/copy.json';
    const documents = deskDocuments({
      'site.json': { fallbackLanguage: 'en', languages: [{ code: 'en' }] },
      'packages/walk.json': other,
      [file]: own,
    });
    const finding = {
      code: 'placeholder.unconfirmed',
      severity: 'warning',
      file,
      line: 1,
      path: 'effort',
      message: '',
      hint: '',
    } as const;
    const state = { ...EMPTY_STATE, documents, findings: [finding] };
    const tasks = findTasks(state, { kind: 'package', id: 'copy', file }, english);
    expect(tasks.map((task) => task.isNeeded)).toEqual([isNeeded]);
  });
});
