import { dirname } from 'node:path';
import type { Messages } from '../messages/messages.ts';
import { paint } from '../report/paint.ts';
import type { PartName } from './parts.ts';
import { type Mutant, readResults } from './results.ts';
import { resultsFile, runStryker } from './run-stryker.ts';
import { isSurvivor, percentOf, scoreOf } from './score.ts';
import { type AcceptedSurvivor, compareSurvivors, readAccepted, survivorsFile } from './survivors.ts';

/** The least share of changes that the tests must notice, in per cent. */
const LEAST = 85;

type Words = Messages['mutants'];

/** Which files of a part to try. */
export interface Trial {
  readonly part: PartName;
  /** Relative to the project. */
  readonly files: readonly string[];
  /** Tries a sample: one of so many stretches of lines. */
  readonly oneOf: number | undefined;
  /** Tries everything again, whatever is known from before. */
  readonly isFresh: boolean;
}

/**
 * Tries the tests of a part, folder by folder, and prints what they notice and what they do not. What was
 * found in a folder is kept even if the rest is broken off.
 *
 * @returns whether enough is noticed, and the list of survivors names none that are not there
 */
export async function tryPart(
  { part, files, oneOf, isFresh }: Trial,
  { mutants: words }: Messages,
): Promise<boolean> {
  for (const folder of foldersOf(files)) {
    console.log(paint('bold', `\n${folder}`));
    await runStryker({
      part,
      folder,
      files: files.filter((file) => dirname(file) === folder),
      oneOf,
      isFresh,
    });
  }
  const mutants = readResults(resultsFile(part, oneOf)).filter(({ file }) => files.includes(file));
  const { unexplained, stale: unseen } = compareSurvivors(mutants, readAccepted(), files);
  // Of a sample it is not known what became of the rest.
  const stale = oneOf === undefined ? unseen : [];
  printList(
    words.unexplained(survivorsFile, unexplained.length),
    unexplained.map((mutant) => describeMutant(mutant, words)),
  );
  printList(words.stale(survivorsFile, stale.length), stale.map(describeEntry));
  printScores(part, mutants, words);
  return percentOf(scoreOf(mutants)) >= LEAST && stale.length === 0;
}

function foldersOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.map((file) => dirname(file)))];
}

function printList(title: string, entries: readonly string[]): void {
  if (entries.length === 0) return;
  console.log(paint('bold', `\n${title}`));
  for (const entry of entries) console.log(entry);
}

/** A line for each folder, and one for the whole. */
function printScores(part: PartName, mutants: readonly Mutant[], words: Words): void {
  const { score, noticed, survived, leftOut, folder: name } = words.heads;
  console.log(paint('bold', `\n${lineOf(score, [noticed, survived, leftOut], name)}`));
  for (const folder of foldersOf(mutants.map(({ file }) => file))) {
    const own = mutants.filter(({ file }) => dirname(file) === folder);
    console.log(scoreLine(own, folder, words));
  }
  console.log(paint('bold', `${scoreLine(mutants, part, words)}; ${words.least(LEAST)}`));
}

function scoreLine(mutants: readonly Mutant[], name: string, words: Words): string {
  const score = scoreOf(mutants);
  const survived = mutants.filter(isSurvivor).length;
  const leftOut = mutants.filter(({ status }) => status === 'Ignored').length;
  return lineOf(words.percent(percentOf(score)), [score.noticed, survived, leftOut].map(String), name);
}

function lineOf(score: string, counts: readonly string[], name: string): string {
  return `${score.padStart(7)}${counts.map((count) => count.padStart(10)).join(' ')}   ${name}`;
}

function describeMutant({ file, line, mutator, code, becomes, status }: Mutant, words: Words): string {
  const unreached = status === 'NoCoverage' ? `, ${words.unreached}` : '';
  return `${file}:${line} ${mutator}${unreached}\n    ${code}\n  → ${becomes}`;
}

function describeEntry({ file, mutator, code, becomes }: AcceptedSurvivor): string {
  return `${file} ${mutator}\n    ${code}\n  → ${becomes}`;
}
