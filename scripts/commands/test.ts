import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { cacheFolder, projectFolder } from '../project/folders.ts';
import { paint } from '../report/paint.ts';
import { type ChangedRun, changedFiles, runAfter } from '../testing/changes.ts';
import { runProgram } from '../testing/run-program.ts';
import {
  passedLater,
  readReport,
  type Score,
  scoreOf,
  slowestFiles,
  type TestReport,
} from '../testing/test-report.ts';

const command: CommandDefinition<'test'> = { name: 'test', options: { quick: 'switch', changed: 'switch' } };

/** A check that is passed or failed as a whole, or tests that are counted one by one. */
interface Step {
  readonly name: keyof Messages['tests']['steps'];
  readonly command: readonly string[];
  /** Where the test runner reports. */
  readonly report?: string;
}

interface Outcome {
  readonly score: Score;
  readonly report?: TestReport | undefined;
}

const CONTENT: Step = { name: 'content', command: ['node', 'scripts/run.cjs', 'compile'] };

const CHECKS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'style', command: ['biome', 'ci', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'unused', command: ['knip'] },
];

const SLOWEST = 10;

/**
 * Runs all steps, whether or not those before passed: the checks one after another beside the unit tests, then
 * the browser tests. Ends with the test files that took longest and the line `N passed, N failed`.
 */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine(command, args, messages);
  if (!options) return 0;
  const changes = options.changed === undefined ? undefined : changesNow();
  const outcomes: Outcome[] = [await runStep(CONTENT, 'later', messages)];
  const [checks, unit] = await Promise.all([
    runInTurn(CHECKS, messages),
    runTests('unit', changes?.unit, 'later', messages),
  ]);
  outcomes.push(...checks, ...unit);
  const browser = changes?.browser === 'all' ? undefined : changes?.browser;
  if (options.quick === undefined) outcomes.push(...(await runTests('browser', browser, 'itself', messages)));
  return conclude(outcomes, messages);
}

function changesNow(): ChangedRun {
  const tests = readdirSync(join(projectFolder, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `tests/${path.replaceAll('\\', '/')}`);
  return runAfter(changedFiles(), tests);
}

/** Runs all tests of a kind, or those that have to do with some files, of which there may be none. */
async function runTests(
  project: 'unit' | 'browser',
  related: readonly string[] | undefined,
  prints: 'itself' | 'later',
  messages: Messages,
): Promise<readonly Outcome[]> {
  if (related?.length === 0) return [];
  return [await runStep(testStep(project, related), prints, messages, related !== undefined)];
}

function testStep(project: 'unit' | 'browser', related?: readonly string[]): Step {
  const report = join(cacheFolder, `test-report-${project}.json`);
  const which = related ? ['related', '--run', '--passWithNoTests', ...related] : ['run'];
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  return {
    name: project,
    command: ['vitest', ...which, '--project', project, ...reporting],
    report,
  };
}

async function runInTurn(steps: readonly Step[], messages: Messages): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, 'later', messages));
  return outcomes;
}

/** Runs a step; what it prints stands together, under its name. */
async function runStep(
  { name, command: line, report: file }: Step,
  prints: 'itself' | 'later',
  messages: Messages,
  mayBeEmpty = false,
): Promise<Outcome> {
  mkdirSync(cacheFolder, { recursive: true });
  if (file !== undefined) rmSync(file, { force: true });
  const title = paint('bold', `\n${messages.tests.steps[name]}`);
  if (prints === 'itself') console.log(title);
  const { isPassed, seconds, output } = await runProgram(line, prints);
  if (prints === 'later') console.log(`${title}\n${output.trimEnd()}`);
  console.log(messages.tests.ended(isPassed, seconds));
  if (file === undefined) return { score: { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 } };
  const report = readReport(file);
  return { score: scoreOf(report, isPassed, mayBeEmpty), report };
}

/** Prints what passed only at a second try, what took longest and how it went; gives the exit code. */
function conclude(outcomes: readonly Outcome[], messages: Messages): number {
  const reports = outcomes.flatMap(({ report }) => report ?? []);
  printList(messages.tests.passedLater, passedLater(reports, projectFolder));
  printList(messages.tests.slowest, slowestFiles(reports, SLOWEST, projectFolder));
  const passed = outcomes.reduce((sum, { score }) => sum + score.passed, 0);
  const failed = outcomes.reduce((sum, { score }) => sum + score.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(paint('bold', `\n${title}\n`) + lines.join('\n'));
}
