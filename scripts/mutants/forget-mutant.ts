import { afterAll } from 'vitest';

/** What Stryker keeps in the thread: the change that is active, and what the tests of a file reached. */
interface StrykerState {
  activeMutant?: string | undefined;
  mutantCoverage?: unknown;
}

// The thread goes on after a file: what was changed and reached there must not pass on to the next one.
const state = Reflect.get(globalThis, '__stryker__') as StrykerState | undefined;
if (state) state.mutantCoverage = undefined;
afterAll(() => {
  if (state) state.activeMutant = undefined;
});
