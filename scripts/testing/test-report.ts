import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How many checks or tests went which way. */
export interface Score {
  readonly passed: number;
  readonly failed: number;
}

/** The part of the test runner's report that is used here. */
export interface TestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** One for each file; times in milliseconds. */
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Of each try that failed, also where the last one passed. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The report in a file; undefined if the test runner has not written it. */
export function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}

/**
 * What the test runner counted. A run that fails without a failed test counts as one that failed, and so does
 * one without any test, unless there may be none.
 */
export function scoreOf(report: TestReport | undefined, isPassed: boolean, mayBeEmpty: boolean): Score {
  if (!report || report.numTotalTests === 0) return { passed: 0, failed: isPassed && mayBeEmpty ? 0 : 1 };
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, isPassed ? 0 : 1) };
}

/** Two lines for each test that passed although a try of it had failed: its name, and what was wrong. */
export function passedLater(reports: readonly TestReport[], folder: string): readonly string[] {
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ fullName, status, failureMessages: [failure] }) =>
        status === 'passed' && failure !== undefined
          ? [`  ${pathIn(folder, name)}: ${fullName}`, `    ${failure.split('\n', 1).join()}`]
          : [],
      ),
    );
}

/** A line for each of the files that took longest, the longest first. */
export function slowestFiles(
  reports: readonly TestReport[],
  count: number,
  folder: string,
): readonly string[] {
  return reports
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime }) => ({
      path: pathIn(folder, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((left, right) => right.seconds - left.seconds)
    .slice(0, count)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
}

function pathIn(folder: string, file: string): string {
  return relative(folder, file).replaceAll('\\', '/');
}
