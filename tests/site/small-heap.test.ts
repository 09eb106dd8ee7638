import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { withSmallHeap } from '../../scripts/site/small-heap.ts';

const CODE = 'Date.now()';
const kept = new Script(CODE).createCachedData();

/** Whether V8 takes over what was kept of code; asked under another name each time, since it remembers the last. */
function isTakenOver(filename: string): boolean {
  return new Script(CODE, { filename, cachedData: kept }).cachedDataRejected === false;
}

it('gives what was made, and has the setting only meanwhile', async () => {
  expect(isTakenOver('before')).toBe(true);
  expect(await withSmallHeap(async () => isTakenOver('meanwhile'))).toBe(false);
  expect(isTakenOver('afterwards')).toBe(true);
});

it('takes the setting back where something fails', async () => {
  await expect(withSmallHeap(() => Promise.reject(new Error('No disk.')))).rejects.toThrow('No disk.');
  expect(isTakenOver('failed')).toBe(true);
});
