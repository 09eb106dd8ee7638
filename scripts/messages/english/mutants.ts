import { decimal } from './words.ts';

/** Tests tried on changed code. */
export const mutants = {
  namePart: (known: readonly string[]) => `Name one part of the code: ${known.join(', ')}.`,
  noFile: (folder: string, glob: string) => `No file of ${folder} is called ${glob}.`,
  unexplained: (list: string, count: number) => `Survivors without a reason in ${list}: ${count}`,
  stale: (list: string, count: number) => `In ${list}, but no longer among the survivors: ${count}`,
  unreached: 'which no test reaches',
  heads: { score: 'score', noticed: 'noticed', survived: 'survived', leftOut: 'left out', folder: 'folder' },
  percent: (share: number) => `${decimal(share)} %`,
  least: (percent: number) => `at least ${percent} % is asked for`,
};
