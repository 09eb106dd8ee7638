import type { Mutant } from './results.ts';

/** How many of the mutants that count were noticed by a test. */
export interface Score {
  readonly noticed: number;
  readonly all: number;
}

/** Of the mutants that count: not those left out, nor those that could not even be loaded. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  return { noticed, all: noticed + mutants.filter(isSurvivor).length };
}

/** Whether the tests pass although the code is another. */
export function isSurvivor({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

/** Per cent, rounded down: 85 is reached only where it is reached. All of nothing is 100. */
export function percentOf({ noticed, all }: Score): number {
  return all === 0 ? 100 : Math.floor((noticed * 1000) / all) / 10;
}
