import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { cacheFolder, projectFolder } from '../project/folders.ts';
import { paint } from '../report/paint.ts';

const command: CommandDefinition<'test'> = { name: 'test', options: { quick: 'switch' } };

/** A check that is passed or failed as a whole, or a test runner that counts for itself. */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly counts?: boolean;
  readonly slow?: boolean;
}

interface Score {
  readonly passed: number;
  readonly failed: number;
}

const reportFile = join(cacheFolder, 'test-report.json');

const runTests = (project: string): readonly string[] => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${reportFile}`,
];

const STEPS: readonly Step[] = [
  { name: 'Content', command: ['node', 'scripts/run.cjs', 'compile'] },
  { name: 'Types', command: ['tsc', '-p', '.'] },
  { name: 'Format and style', command: ['biome', 'ci', '.'] },
  { name: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Unit tests', command: runTests('unit'), counts: true },
  { name: 'Browser tests', command: runTests('browser'), counts: true, slow: true },
];

/** Runs all steps, whether or not those before passed, and ends with the line `N passed, N failed`. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine(command, args, messages);
  if (!options) return 0;
  const steps = options.quick === undefined ? STEPS : STEPS.filter(({ slow }) => !slow);
  const scores = steps.map((step, index) => {
    console.log(paint('bold', `\n[${index + 1}/${steps.length}] ${step.name}`));
    return runStep(step);
  });
  const passed = scores.reduce((sum, score) => sum + score.passed, 0);
  const failed = scores.reduce((sum, score) => sum + score.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function runStep({ command: [program = '', ...args], counts }: Step): Score {
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(reportFile, { force: true });
  const start = performance.now();
  const isNode = program === 'node';
  const executable = isNode ? process.execPath : join(projectFolder, 'node_modules/.bin', program);
  const { status } = spawnSync(executable, args, { cwd: projectFolder, stdio: 'inherit' });
  const isPassed = status === 0;
  console.log(`${isPassed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const whole = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
  return counts ? countTests(whole) : whole;
}

/** What the test runner counted; a run that fails without a failed test still counts as one. */
function countTests(whole: Score): Score {
  const report = readReport();
  if (!report || report.numTotalTests === 0) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, whole.failed) };
}

interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
