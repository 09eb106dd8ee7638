import { dirname } from 'node:path';
import { paint } from '../report/paint.ts';
import type { PartName } from './parts.ts';
import { type Mutant, readResults } from './results.ts';
import { resultsFile, runStryker } from './run-stryker.ts';
import { isSurvivor, percentOf, scoreOf } from './score.ts';
import { type AcceptedSurvivor, compareSurvivors, readAccepted, survivorsFile } from './survivors.ts';

/** The least share of changes that the tests must notice, in per cent. */
const LEAST = 85;

/** Which files of a part to try. */
export interface Trial {
  readonly part: PartName;
  /** Relative to the project. */
  readonly files: readonly string[];
  /** Tries everything again, whatever is known from before. */
  readonly isFresh: boolean;
}

/**
 * Tries the tests of a part, folder by folder, and prints what they notice and what they do not. What was
 * found in a folder is kept even if the rest is broken off.
 *
 * @returns whether enough is noticed, and the list of survivors names none that are not there
 */
export async function tryPart({ part, files, isFresh }: Trial): Promise<boolean> {
  for (const folder of foldersOf(files)) {
    console.log(paint('bold', `\n${folder}`));
    await runStryker({ part, folder, files: files.filter((file) => dirname(file) === folder), isFresh });
  }
  const mutants = readResults(resultsFile(part)).filter(({ file }) => files.includes(file));
  const { unexplained, stale } = compareSurvivors(mutants, readAccepted(), files);
  printList(`Survivors without a reason in ${survivorsFile}`, unexplained.map(describeMutant));
  printList(`In ${survivorsFile}, but no longer among the survivors`, stale.map(describeEntry));
  printScores(part, mutants);
  return percentOf(scoreOf(mutants)) >= LEAST && stale.length === 0;
}

function foldersOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.map((file) => dirname(file)))];
}

function printList(title: string, entries: readonly string[]): void {
  if (entries.length === 0) return;
  console.log(paint('bold', `\n${title}: ${entries.length}`));
  for (const entry of entries) console.log(entry);
}

/** A line for each folder, and one for the whole. */
function printScores(part: PartName, mutants: readonly Mutant[]): void {
  console.log(paint('bold', '\n  score   noticed   survived   left out   folder'));
  for (const folder of foldersOf(mutants.map(({ file }) => file))) {
    const own = mutants.filter(({ file }) => dirname(file) === folder);
    console.log(scoreLine(own, folder));
  }
  console.log(paint('bold', `${scoreLine(mutants, part)}; at least ${LEAST} % is asked for`));
}

function scoreLine(mutants: readonly Mutant[], name: string): string {
  const score = scoreOf(mutants);
  const survived = mutants.filter(isSurvivor).length;
  const leftOut = mutants.filter(({ status }) => status === 'Ignored').length;
  const counts = [score.noticed, survived, leftOut].map((count) => String(count).padStart(10));
  return `${percentOf(score).toFixed(1).padStart(5)} %${counts.join(' ')}   ${name}`;
}

function describeMutant({ file, line, mutator, code, becomes, status }: Mutant): string {
  const unreached = status === 'NoCoverage' ? ', which no test reaches' : '';
  return `${file}:${line} ${mutator}${unreached}\n    ${code}\n  → ${becomes}`;
}

function describeEntry({ file, mutator, code, becomes }: AcceptedSurvivor): string {
  return `${file} ${mutator}\n    ${code}\n  → ${becomes}`;
}
