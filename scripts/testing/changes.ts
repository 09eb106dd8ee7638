import { execFileSync } from 'node:child_process';
import { Failure } from '../failure.ts';
import { projectFolder } from '../project/folders.ts';

/** Whatever the built sites follow from, and what builds and opens them in the tests. */
const SITE =
  /^(?:src|schema|data|scripts\/(?:compiler|site)|tests\/(?:browser\/(?:setup|helpers)|fixtures\/second-operator))\/|^(?:package-lock\.json|vite\.config\.ts)$/;

/** The tests that read files or run commands: which code they depend on cannot be seen from their imports. */
const READING = ['architecture', 'commands', 'content', 'project'];

/** What to run after a change. */
export interface ChangedRun {
  /** What the unit tests to be run are, or have to do with; paths below the project's folder. */
  readonly unit: readonly string[];
  /** The same of the browser tests: all of them, those of these files, or none. */
  readonly browser: 'all' | readonly string[];
}

/**
 * The files that differ from the last commit, and those that are new; paths below the project's folder.
 *
 * @throws Failure where that cannot be told
 */
export function changedFiles(): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((path) => path !== '');
  try {
    const changed = git('diff', '--name-only', '-z', '--relative', 'HEAD');
    return [...changed, ...git('ls-files', '--others', '--exclude-standard', '-z')];
  } catch {
    throw new Failure(({ failures }) => failures.changesUnknown);
  }
}

/**
 * What a change touches.
 *
 * @param allTests paths of all test files
 */
export function runAfter(changed: readonly string[], allTests: readonly string[]): ChangedRun {
  if (changed.length === 0) return { unit: [], browser: [] };
  const reading = allTests.filter((path) => READING.some((folder) => path.startsWith(`tests/${folder}/`)));
  const isBrowserTest = (path: string) => path.startsWith('tests/browser/') && path.endsWith('.test.ts');
  return {
    unit: [...new Set([...changed.filter((path) => !isBrowserTest(path)), ...reading])],
    browser: changed.some((path) => SITE.test(path)) ? 'all' : changed.filter(isBrowserTest),
  };
}
