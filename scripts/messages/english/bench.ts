import { decimal } from './words.ts';

/** Tests tried on changed code. */
export const mutants = {
  namePart: (known: readonly string[]) => `Name one part of the code: ${known.join(', ')}.`,
  noFile: (folder: string, glob: string) => `No file of ${folder} is called ${glob}.`,
};

/** Two built sites side by side. */
export const compare = {
  only: (which: 'before' | 'after', path: string) => `only ${which}: ${path}`,
  changed: (path: string) => `changed: ${path}`,
  summary: (same: number, changed: number, only: number) =>
    `${same} files are the same, ${changed} changed, ${only} stand in one site only.`,
  nameTwo: 'Name two folders of built sites: compare BEFORE AFTER.',
};

/** How soon pages are there. */
export const view = {
  noLighthouse: (version: string) =>
    `Lighthouse ${version} could not be fetched: that takes the network. The option --only chromium does without.`,
  notMeasured: (url: string, reason: string | undefined) =>
    `Lighthouse could not measure ${url}: ${reason ?? 'no result'}`,
  noBrowser:
    'The browser tests need Chromium: install it, or name its executable in the variable BROWSER_PATH.',
};

/** How long the check takes. */
export const bench = {
  idle: (milliseconds: number) => `the same runner, doing nothing   ${milliseconds} ms`,
  check: (milliseconds: number, times: number) =>
    `npm run check, real data         ${milliseconds} ms (${times.toFixed(2)} times)`,
};

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
  slowest: 'Slowest test files',
};
