import { fixed } from './words.ts';

/** How long the check takes. */
export const bench = {
  idle: (milliseconds: number) => `the same runner, doing nothing   ${milliseconds} ms`,
  check: (milliseconds: number, times: number) =>
    `npm run check, real data         ${milliseconds} ms (${fixed(times, 2)} times)`,
};

/** Two built sites side by side. */
export const compare = {
  only: (which: 'before' | 'after', path: string) => `only ${which}: ${path}`,
  changed: (path: string) => `changed: ${path}`,
  summary: (same: number, changed: number, only: number) =>
    `${same} files are the same, ${changed} changed, ${only} stand in one site only.`,
  nameTwo: 'Name two folders of built sites: compare BEFORE AFTER.',
};

/** How soon the next page is there. */
export const tap = {
  title: 'milliseconds after a tap: drawn, on the screen',
};

/** How soon pages are there. */
export const view = {
  measuring: (address: string) => `Measuring ${address} …`,
  installing: (version: string, folder: string) => `Installing Lighthouse ${version} into ${folder} …`,
  noLighthouse: (version: string) =>
    `Lighthouse ${version} could not be fetched: that takes the network. The option --only chromium does without.`,
  notMeasured: (url: string, reason: string | undefined) =>
    `Lighthouse could not measure ${url}: ${reason ?? 'no result'}`,
  titles: {
    chromium: (slowdown: number) => `Chromium, processor ÷ ${slowdown}`,
    lighthouse: 'Lighthouse, mobile, simulated',
    tap: (slowdown: number) => `Tap on an option, processor ÷ ${slowdown}`,
  },
  heads: {
    blocked: 'blocked',
    longest: 'longest',
    requests: 'requests',
    scripts: 'scripts kB',
    score: 'score',
    tapped: (moment: number) => `after ${moment} ms`,
    ratio: 'LCP ratio',
  },
  twin: 'without scripts',
  lost: 'lost',
};

/** What checks and builds take as the data grows. */
export const scale = {
  measuring: (packages: number, task: string) => `${packages} packages: ${task} …`,
  heads: {
    seconds: 'wall s',
    goal: 'goal',
    processor: 'processor s',
    memory: 'peak MB',
    site: 'site MB',
  },
  idle: 'runner, doing nothing',
  packages: (count: number) => `${count} packages`,
  /** By what they are called in JSON. */
  tasks: {
    check: 'check',
    'clean build': 'clean build',
    'build, nothing changed': 'build, nothing changed',
    'build, one price changed': 'build, one price changed',
    'build, one text changed': 'build, one text changed',
    'build, one text of the interface changed': 'build, one text of the interface changed',
  },
  failed: (reason: string) => `failed: ${reason}`,
  unknown: 'unknown',
};

/** Commands that are killed at random moments. */
export const kills = {
  usual: (command: string) => `${command}: what it does when nobody kills it …`,
  progress: (done: number, all: number) => `${done} of ${all} kills`,
  heads: {
    kills: 'kills',
    ended: 'ended before',
    between: 'found between',
    before: 'left before',
    after: 'left after',
    wrong: 'half or stray',
  },
  all: 'all',
  wrong: {
    neither: (paths: readonly string[]) => `neither before nor after: ${paths.join(', ')}`,
    ended: (code: string, said: string) => `the next command ended with ${code}: ${said}`,
    said: (said: string) => `the next command said: ${said}`,
    notServed: 'nothing is served',
    servedNeither: 'served neither before nor after',
    builtElse: (paths: readonly string[]) => `built something else: ${paths.join(', ')}`,
    left: (names: readonly string[]) => `left ${names.join(', ')}`,
  },
};

/** The browser that tests and measurements drive. */
export const browser = {
  none: 'The browser tests need Chromium: install it, or name its executable in the variable BROWSER_PATH.',
  downloading: 'No browser found: downloading Playwright’s chromium …',
  installing: (packages: readonly string[]) => `Installing ${packages.join(', ')} from Debian …`,
};
