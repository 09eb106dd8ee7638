import { afterAll, beforeEach } from 'vitest';
import { FORGET } from './forget-kept.ts';
import { readTests } from './tests-variable.ts';

/** What Stryker keeps in the thread: the change that is active, and what the tests of a file reached. */
interface StrykerState {
  activeMutant?: string | undefined;
  mutantCoverage?: unknown;
}

// The thread goes on after a file: what was changed and reached there must not pass on to the next one. Modules
// that stay loaded go on writing to the same record of what was reached, which tells tests apart by itself.
const state = Reflect.get(globalThis, '__stryker__') as StrykerState | undefined;
if (state && readTests().isIsolated) state.mutantCoverage = undefined;

beforeEach(() => {
  const kept = (Reflect.get(globalThis, FORGET) ?? []) as readonly (() => void)[];
  for (const forget of kept) forget();
});

afterAll(() => {
  if (state) state.activeMutant = undefined;
});
