import { expect, it } from 'vitest';
import { isNeverPublished } from '../../src/desk/publish/publishing-store.ts';
import type { Operation } from '../../src/desk/store/operation.ts';

const FILE = 'packages/reef-walk.json';
const made: Operation = { kind: 'file', file: FILE, after: '{}' };
const changed: Operation = { ...made, before: '{ }' };

interface Known {
  readonly way?: 'folder' | 'internet';
  readonly published?: string;
  readonly obstacle?: string;
  readonly waiting?: readonly Operation[];
}

it.each<readonly [string, Known | undefined, readonly Operation[], boolean]>([
  ['is not known before the place was asked', undefined, [], false],
  ['is known where the internet has nothing', { way: 'internet' }, [], true],
  ['is not known where the site may have been uploaded without the desk', { waiting: [made] }, [], false],
  ['is not known while another program has the versions', { obstacle: 'Finish it first.' }, [], false],
  ['is known of one that was made since', { published: 'then', waiting: [made] }, [], true],
  ['is known of one that is not even saved', { published: 'then' }, [made], true],
  ['is not true of one that was changed since', { published: 'then', waiting: [changed] }, [changed], false],
])('That a file was never published %s.', (_, known, unsaved, isNew) => {
  const { waiting = [], ...state }: Known = known ?? {};
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
