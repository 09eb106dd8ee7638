/** Which tests have to notice changes: folders or files of tests, and files left out. */
export interface Tests {
  readonly tests: readonly string[];
  readonly without: readonly string[];
}

/** What the processes that Stryker starts are told. */
interface Passed extends Tests {
  /** Whether modules are loaded anew for each file of tests. */
  readonly isIsolated: boolean;
}

/** How the processes that Stryker starts learn which tests are meant. */
const VARIABLE = 'MUTANTS_TESTS';

export function passTests(tests: Passed): void {
  process.env[VARIABLE] = JSON.stringify(tests);
}

/** @throws if this process was not told by `passTests` of the one that started it */
export function readTests(): Passed {
  return JSON.parse(process.env[VARIABLE] ?? '') as Passed;
}
