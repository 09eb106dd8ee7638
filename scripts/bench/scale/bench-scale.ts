import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { Messages } from '../../messages/messages.ts';
import { cacheFolder } from '../../project/folders.ts';
import { CHANGES, changeData } from './change-data.ts';
import { growData } from './grow-data.ts';
import { type CommandRun, measureCommand, medianRun } from './measure-command.ts';
import { type Measured, type MeasuredSize, renderScale, type TaskName } from './scale-table.ts';

/** What is measured, and how it is printed. */
export interface ScaleBenchOptions {
  readonly dataFolder: string;
  /** Numbers of packages. */
  readonly sizes: readonly number[];
  /** Undefined for as many as the size allows. */
  readonly runs: number | undefined;
  /** What is measured; both unless one is named. */
  readonly only: Task | undefined;
  /** Leaves data and sites where they are. */
  readonly isKept: boolean;
  readonly format: 'pretty' | 'json';
}

export const TASKS = ['check', 'build'] as const;

export type Task = (typeof TASKS)[number];

const USUAL_RUNS = 3;
/** Sites of so many packages and more take long to build: once is enough. */
const LARGE = 1000;

/** Prints what checks and builds take as the data grows. */
export async function benchScale(options: ScaleBenchOptions, messages: Messages): Promise<number> {
  const { dataFolder, sizes, runs = USUAL_RUNS, isKept, format } = options;
  const base = join(cacheFolder, 'bench-scale');
  rmSync(base, { recursive: true, force: true });
  try {
    const sources = readDataFolder(dataFolder);
    const idle = await measureIdle(base, runs);
    const measured: MeasuredSize[] = [];
    for (const size of sizes) {
      const tell = (task: TaskName): void =>
        console.error(messages.scale.measuring(size, messages.scale.tasks[task]));
      measured.push(await measureSize(base, sources, size, { ...options, tell }));
    }
    const result = { runs, idle, sizes: measured };
    console.log(format === 'json' ? JSON.stringify(result, null, 2) : renderScale(idle, measured, messages));
  } finally {
    if (!isKept) rmSync(base, { recursive: true, force: true });
  }
  return 0;
}

async function measureIdle(base: string, runs: number): Promise<number> {
  const measure = () => measureCommand(['--help'], join(base, 'cache'));
  // The first run of all finds the files of the runner unread, and untranslated.
  await measure();
  return medianRun(await repeat(runs, measure)).seconds;
}

async function measureSize(
  base: string,
  sources: readonly SourceFile[],
  packages: number,
  { runs, only, tell }: SizeOptions,
): Promise<MeasuredSize> {
  const grown = growData(sources, packages);
  const place: Place = {
    data: join(base, `data-${packages}`),
    out: join(base, `site-${packages}`),
    cache: join(base, 'cache'),
  };
  for (const file of grown) save(place.data, file);
  const measured: Measured[] = [];
  if (only !== 'build') measured.push(await measureCheck(place, runs ?? USUAL_RUNS, tell));
  if (only !== 'check') {
    const usual = packages < LARGE ? USUAL_RUNS : 1;
    measured.push(...(await measureBuilds(place, grown, runs ?? usual, tell)));
  }
  return { packages, measured };
}

/** Says what is measured now. */
type Tell = (task: TaskName) => void;

interface SizeOptions extends ScaleBenchOptions {
  readonly tell: Tell;
}

interface Place {
  readonly data: string;
  readonly out: string;
  readonly cache: string;
}

async function measureCheck({ data, cache }: Place, runs: number, tell: Tell): Promise<Measured> {
  const measure = () => measureCommand(['check', '--data', data], cache);
  tell('check');
  await measure();
  return { what: 'check', ...medianRun(await repeat(runs, measure)) };
}

/** By turns: from nothing, again, and after each change. */
async function measureBuilds(
  place: Place,
  sources: readonly SourceFile[],
  runs: number,
  tell: Tell,
): Promise<readonly Measured[]> {
  const builds = new Map<TaskName, CommandRun[]>();
  const bytes = new Map<TaskName, number>();
  const build = async (what: TaskName): Promise<void> => {
    tell(what);
    const run = await measureCommand(['build', '--data', place.data, '--out', place.out], place.cache);
    builds.set(what, [...(builds.get(what) ?? []), run]);
    if (run.failure === '') bytes.set(what, bytesBelow(place.out));
  };
  for (let round = 1; round <= runs; round += 1) {
    clean(place);
    await build('clean build');
    await build('build, nothing changed');
    for (const change of CHANGES) {
      save(place.data, changeData(sources, change, round));
      await build(`build, one ${NAMES[change]} changed`);
    }
  }
  return [...builds].map(([what, all]) => ({ what, ...medianRun(all), ...sizeOf(bytes.get(what)) }));
}

const NAMES = { price: 'price', text: 'text', interface: 'text of the interface' } as const;

function sizeOf(bytes: number | undefined): { readonly bytes?: number } {
  return bytes === undefined ? {} : { bytes };
}

/** Takes away what builds left, but for pictures: those follow from files that stay the same. */
function clean({ out, cache }: Place): void {
  for (const folder of [out, cache]) rmSync(folder, { recursive: true, force: true });
  const pictures = join(cacheFolder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  mkdirSync(cache, { recursive: true });
  symlinkSync(pictures, join(cache, 'pictures'), 'junction');
}

function save(folder: string, { path, bytes }: SourceFile): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function repeat<Result>(times: number, act: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < times; run += 1) results.push(await act());
  return results;
}
