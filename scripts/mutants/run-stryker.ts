import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Failure } from '../failure.ts';
import { everywhere } from '../messages/messages.ts';
import { cacheFolder, projectFolder } from '../project/folders.ts';
import { type PartName, partOf } from './parts.ts';
import { sampleStretches } from './sample-stretches.ts';
import { passTests } from './tests-variable.ts';

/**
 * Where a part's results stand: what was found before is not tried again.
 *
 * @param oneOf of a sample: of how many stretches one was tried
 */
export function resultsFile(name: PartName, oneOf: number | undefined): string {
  return join(cacheFolder, 'mutants', oneOf === undefined ? `${name}.json` : `${name}-${oneOf}.json`);
}

/** What a run of Stryker is asked to do. */
export interface Order {
  readonly part: PartName;
  /** Files to change, relative to the project, all of one folder. */
  readonly files: readonly string[];
  readonly folder: string;
  /** Changes a sample: one of so many stretches of lines. */
  readonly oneOf: number | undefined;
  /** Tries everything again, whatever is known from before. */
  readonly isFresh: boolean;
}

/**
 * Changes the files piece by piece in a copy under `.cache/`, runs the tests that reach each piece, and adds
 * what was found to the part's results.
 */
export async function runStryker({ part: name, files, folder, oneOf, isFresh }: Order): Promise<void> {
  const { tests, near = {}, without, leftOut = {}, isStaticLeftOut = false, anew = [] } = partOf(name);
  const own = near[folder];
  passTests({
    ...(own ? { tests: own, without: [] } : { tests, without }),
    isIsolated: !isStaticLeftOut || anew.includes(folder),
  });
  const mutate = oneOf === undefined ? files : sampleStretches(linesOf(files), oneOf);
  if (mutate.length === 0) return;
  const stryker = new Stryker({
    mutate: [...mutate],
    mutator: { plugins: null, excludedMutations: [...(leftOut[folder] ?? [])] },
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Relative: the copy's own, which leads to the changed files.
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: isStaticLeftOut,
    incremental: true,
    incrementalFile: resultsFile(name, oneOf),
    force: isFresh,
    tempDirName: '.cache/mutants/copy',
    // Only what the tests read is copied.
    ignorePatterns: ['.cache', '.git', 'dist', '.dist.*', '.github', 'src/generated'],
    // No such file: Stryker would ask the TypeScript of this project to rewrite it.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    concurrency: 2,
    timeoutMS: 2000,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    allowConsoleColors: process.stdout.isTTY,
  });
  try {
    await stryker.runMutationTest();
  } catch (error) {
    // Stryker has said what is wrong: mostly tests that fail before anything was changed.
    if (error instanceof Error && error.constructor.name === 'ConfigError') {
      const { message } = error;
      throw new Failure(everywhere(message));
    }
    throw error;
  }
}

function linesOf(files: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    files.map((file) => [file, readFileSync(join(projectFolder, file), 'utf8').split('\n').length]),
  );
}
