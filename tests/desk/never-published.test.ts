import { expect, it } from 'vitest';
import { isNeverPublished } from '../../src/desk/publish/publishing-store.ts';
import type { Operation } from '../../src/desk/store/operation.ts';

const FILE = 'packages/reef-walk.json';
const made: Operation = { kind: 'file', file: FILE, after: '{}' };
const changed: Operation = { ...made, before: '{ }' };

it.each([
  ['is not known before the place was asked', undefined, [], false],
  ['is known where nothing was', {}, [], true],
  ['is not known while another program has the versions', { obstacle: 'Finish it first.' }, [], false],
  ['is known of one that was made since', { published: 'then', waiting: [made] }, [], true],
  ['is known of one that is not even saved', { published: 'then' }, [made], true],
  ['is not true of one that was changed since', { published: 'then', waiting: [changed] }, [changed], false],
])('That a file was never published %s.', (_, known, unsaved, isNew) => {
  const { waiting = [], ...state }: { readonly waiting?: readonly Operation[] } = known ?? {};
  const answer = known && {
    way: 'folder' as const,
    place: '',
    theirs: [],
    conflicts: [],
    waiting: waiting.map((operation) => ({ operation })),
    ...state,
  };
  const steps = unsaved.map((operation) => ({ id: 'a', sentence: '', at: '', operations: [operation] }));
  expect(isNeverPublished(FILE, answer, steps)).toBe(isNew);
});
