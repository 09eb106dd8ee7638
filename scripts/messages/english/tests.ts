import { decimal } from './words.ts';

/** What `npm test` says between its steps. */
export const tests = {
  steps: {
    content: 'Content',
    types: 'Types',
    style: 'Format and style',
    lint: 'Suspicious code',
    unused: 'Unused code',
    unit: 'Unit tests',
    browser: 'Browser tests',
  },
  ended: (isPassed: boolean, seconds: number) => `${isPassed ? 'passed' : 'FAILED'} in ${decimal(seconds)} s`,
  passedLater: 'Passed only at a second try',
  slowest: 'Slowest test files',
};
