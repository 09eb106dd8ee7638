import * as fc from 'fast-check';
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { FORGET } from './forget-kept.ts';
import { readTests } from './tests-variable.ts';

declare module 'vitest' {
  /** What Stryker tells each run of tests. */
  interface ProvidedContext {
    readonly mode?: 'dry-run' | 'mutant';
    /** The change that is tried: of the run before still, where no change is tried. */
    readonly activeMutant?: string;
    /** Whether a change is active while a file is loaded, or only while its tests run. */
    readonly mutantActivation?: 'runtime' | 'static';
  }
}

/** What Stryker keeps in the thread: the change that is active, and what the tests of a file reached. */
interface StrykerState {
  activeMutant?: string | undefined;
  mutantCoverage?: unknown;
  /** The last change that a test has noticed. */
  noticedMutant?: string | undefined;
}

// The thread goes on after a file: what was changed and reached there must not pass on to the next one. Modules
// that stay loaded go on writing to the same record of what was reached, which tells tests apart by itself.
const state = Reflect.get(globalThis, '__stryker__') as StrykerState | undefined;
if (state && readTests().isIsolated) state.mutantCoverage = undefined;

const tried = inject('mode') === 'mutant' ? inject('activeMutant') : undefined;
const isNoticed = tried !== undefined && state?.noticedMutant === tried;
// A run that ended early may leave its change active. The next file would be loaded with it, perhaps in vain: none of
// its tests would run, and the change that is tried there would seem to go unnoticed.
if (state && (isNoticed || inject('mutantActivation') !== 'static')) state.activeMutant = undefined;
// One test is enough. The test runner leaves out the tests of the files that follow, but would load them first,
// which takes longer than most tests do.
if (isNoticed) throw new Error('Another file of tests has noticed this change.');

// One example is enough, and looking for a smaller one takes as long as dozens of changes.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

beforeEach(() => {
  const kept = (Reflect.get(globalThis, FORGET) ?? []) as readonly (() => void)[];
  for (const forget of kept) forget();
});

afterEach(({ task }) => {
  if (state && task.result?.state === 'fail') state.noticedMutant = tried;
});

afterAll(() => {
  if (state) state.activeMutant = undefined;
});
