import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const SLOWEST = 10;

/** Ends a run with the slowest files, the tests that failed at first, and the line `N passed, N failed`. */
export default class ClosingLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const slowest = modules
      .map((module) => ({
        file: relative('', module.moduleId),
        seconds: module.diagnostic().duration / 1000,
      }))
      .toSorted((left, right) => right.seconds - left.seconds)
      .slice(0, SLOWEST);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that cannot be loaded has no tests.
    const broken =
      modules.filter((module) => !module.ok() && module.children.size === 0).length + errors.length;
    console.log('\nSlowest files:');
    for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    if (flaky.length > 0) console.log('\nPassed only when repeated:');
    for (const test of flaky) {
      console.log(`  ${relative('', test.module.moduleId)}: ${test.fullName}`);
      const stack = test.result().errors?.[0]?.stack ?? '';
      console.log(
        stack
          .split('\n')
          .filter((line) => !line.includes('node_modules'))
          .join('\n'),
      );
    }
    console.log(
      `\n${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`,
    );
  }
}
