import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project/folders.ts';
import type { Mutant } from './results.ts';
import { isSurvivor } from './score.ts';

/** The list of mutants that may survive. */
export const survivorsFile = 'tests/mutants/survivors.json';

/** A mutant that may survive, and why: it changes nothing that could be seen, or nothing worth a test. */
export interface AcceptedSurvivor {
  readonly file: string;
  readonly mutator: string;
  readonly code: string;
  readonly becomes: string;
  readonly reason: string;
}

/** What is to be said of the survivors of a run. */
export interface SurvivorReport {
  /** Survivors that the list does not name. */
  readonly unexplained: readonly Mutant[];
  /** What the list names, though nothing of the kind survives any more. */
  readonly stale: readonly AcceptedSurvivor[];
}

/** The list as it stands in the project. */
export function readAccepted(): readonly AcceptedSurvivor[] {
  const list = JSON.parse(readFileSync(join(projectFolder, survivorsFile), 'utf8')) as {
    readonly survivors: readonly AcceptedSurvivor[];
  };
  return list.survivors;
}

/** Holds survivors and list against each other, for the files that were tried. */
export function compareSurvivors(
  mutants: readonly Mutant[],
  accepted: readonly AcceptedSurvivor[],
  files: readonly string[],
): SurvivorReport {
  const survivors = mutants.filter(isSurvivor);
  const tried = accepted.filter(({ file }) => files.includes(file));
  return {
    unexplained: survivors.filter((mutant) => !tried.some((entry) => isMeant(entry, mutant))),
    stale: tried.filter((entry) => !survivors.some((mutant) => isMeant(entry, mutant))),
  };
}

function isMeant(entry: AcceptedSurvivor, mutant: Mutant): boolean {
  return (
    entry.file === mutant.file &&
    entry.mutator === mutant.mutator &&
    entry.code === mutant.code &&
    entry.becomes === mutant.becomes
  );
}
