import { resolve } from 'node:path';
import { compareSites } from '../bench/compare-sites.ts';
import { benchDesk } from '../bench/desk.ts';
import { runScript } from '../bench/run-script.ts';
import { benchScale } from '../bench/scale.ts';
import { benchView, findPages } from '../bench/view.ts';
import { parseForDevelopers, UsageError } from '../command-line.ts';
import { defaultDataFolder, defaultOutFolder } from '../project/folders.ts';

const HELP = `npm run bench -- scale [--data DIR] [--packages 20,200] [--runs 3]
  Grows the data to each number of packages; measures check, clean build and build with one price changed:
  seconds of the whole command, peak memory of its largest process; medians of --runs.

npm run bench -- view [PAGE TYPE …] [--data DIR] [--out DIR] [--runs 5]
  Measures the longest page of each page type, such as home or "package with options", by Lighthouse (mobile)
  and in Chromium on a quarter of the processor. Builds the data first, or takes the site in --out built from it.

npm run bench -- desk [--data DIR] [--packages 20,300] [--runs 3]
  Grows the data to each number of packages and edits it in the desk: first view of form and preview, key to glyph,
  and from the key pause until the preview has a text and a price; milliseconds, medians of --runs.

npm run bench -- compare BEFORE AFTER
  Lists the files that differ in two folders of built sites; content hashes count as equal.`;

const OPTIONS = {
  data: { type: 'string', default: defaultDataFolder },
  out: { type: 'string' },
  packages: { type: 'string' },
  runs: { type: 'string' },
} as const;

/** Measures what changes of the code are judged by; for developers, in English. */
export async function run(args: readonly string[]): Promise<number> {
  const line = parseForDevelopers(args, OPTIONS, HELP, true);
  if (!line) return 0;
  const { values, positionals } = line;
  const { out, packages, runs } = values;
  const dataFolder = resolve(values.data);
  const [action, ...operands] = positionals;
  const [before, after, ...others] = operands;
  if (action === 'scale' && operands.length === 0) {
    benchScale(dataFolder, parseCounts(packages ?? '20,200'), parseCount(runs ?? '3'));
  } else if (action === 'desk' && operands.length === 0) {
    await benchDesk(dataFolder, parseCounts(packages ?? '20,300'), parseCount(runs ?? '3'));
  } else if (action === 'view') {
    const site = resolve(out ?? defaultOutFolder);
    if (out === undefined) runScript('build', ['--data', dataFolder, '--out', site]);
    const pages = findPages(dataFolder, site);
    const asked = pages.filter(({ type }) => operands.length === 0 || operands.includes(type));
    await benchView(asked, site, parseCount(runs ?? '5'));
  } else if (action === 'compare' && before !== undefined && after !== undefined && others.length === 0) {
    return compareSites(resolve(before), resolve(after));
  } else {
    throw new UsageError(() => HELP);
  }
  return 0;
}

function parseCounts(written: string): readonly number[] {
  return written.split(',').map(parseCount);
}

function parseCount(written: string): number {
  if (/^[1-9]\d*$/.test(written)) return Number(written);
  throw new UsageError(() => `"${written}" is not a whole number above 0.\n\n${HELP}`);
}
