import { describe, expect, it } from 'vitest';
import { findTasks } from '../../src/desk/entries/entry-tasks.ts';
import { EMPTY_STATE } from '../../src/desk/store/desk-state.ts';
import { english } from '../../src/desk/words/en.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const unconfirmed = { effort: 'Judged from the day plans.' };
const shown = { effort: 'easy', unconfirmed };

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
