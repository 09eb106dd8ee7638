import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  passedLater,
  readReport,
  scoreOf,
  slowestFiles,
  type TestReport,
} from '../../scripts/testing/test-report.ts';

function aReport(passed: number, failed: number, files: TestReport['testResults'] = []): TestReport {
  return {
    numTotalTests: passed + failed,
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files,
  };
}

describe('the score of a test run', () => {
  it('is what the runner counted', () => {
    expect(scoreOf(aReport(5, 2), false, false)).toEqual({ passed: 5, failed: 2 });
  });

  it('has a failure where the run failed and no test did', () => {
    expect(scoreOf(aReport(5, 0), false, false)).toEqual({ passed: 5, failed: 1 });
  });

  it('has a failure where there is no report', () => {
    const missing = readReport(join(import.meta.dirname, 'no-such-report.json'));
    expect(scoreOf(missing, true, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('has a failure where no test was found, unless none had to be', () => {
    expect(scoreOf(aReport(0, 0), true, false)).toEqual({ passed: 0, failed: 1 });
    expect(scoreOf(aReport(0, 0), true, true)).toEqual({ passed: 0, failed: 0 });
    expect(scoreOf(undefined, true, true)).toEqual({ passed: 0, failed: 0 });
    expect(scoreOf(undefined, false, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the slowest test files', () => {
  it('stand the longest first, with their seconds, and no more than asked for', () => {
    const file = (name: string, milliseconds: number) => ({
      name: `/project/tests/${name}`,
      startTime: 1000,
      endTime: 1000 + milliseconds,
      assertionResults: [],
    });
    const reports = [
      aReport(1, 0, [file('a.test.ts', 900), file('b.test.ts', 12_340)]),
      aReport(1, 0, [file('c.test.ts', 5000)]),
    ];
    expect(slowestFiles(reports, 2, '/project')).toEqual([
      '   12.3 s  tests/b.test.ts',
      '    5.0 s  tests/c.test.ts',
    ]);
  });
});

describe('tests that passed at a second try', () => {
  it('are told with what had failed, and no others are', () => {
    const tried = (fullName: string, status: string, failureMessages: readonly string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const assertionResults = [
      tried('opens', 'passed', []),
      tried('closes', 'passed', ['Error: it is open\n    at a.test.ts:3']),
      tried('stays', 'failed', ['Error: it is gone', 'Error: it is gone']),
    ];
    const file = { name: '/project/tests/a.test.ts', startTime: 0, endTime: 1, assertionResults };
    expect(passedLater([aReport(2, 1, [file])], '/project')).toEqual([
      '  tests/a.test.ts: closes',
      '    Error: it is open',
    ]);
  });
});
