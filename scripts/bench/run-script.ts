import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { cacheFolder, projectFolder } from '../project/folders.ts';

/** Loaded into every Node process of a script: appends the process's peak memory in kilobytes to a file. */
const REPORT_MEMORY =
  "data:text/javascript,import{appendFileSync}from'node:fs';process.on('exit',()=>appendFileSync(process.env.BENCH_MEMORY,process.resourceUsage().maxRSS+','))";

/**
 * Runs an npm script of the project; measures its wall-clock time and the peak memory of its largest process.
 *
 * @param cache folder of what commands cache, inside the project
 * @throws Failure with its output if the script fails
 */
export function runScript(script: string, options: readonly string[], cache = cacheFolder): Figures {
  const memory = join(cacheFolder, `bench-memory-${process.pid}`);
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...options], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: {
      ...process.env,
      CACHE_PATH: cache,
      BENCH_MEMORY: memory,
      NODE_OPTIONS: `--import=${REPORT_MEMORY}`,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const peaks = readFileSync(memory, 'utf8').split(',').map(Number);
  rmSync(memory);
  if (status !== 0) throw new Failure(() => `npm run ${script} ${options.join(' ')}:\n${stdout}${stderr}`);
  return { seconds: Number(seconds.toFixed(2)), 'peak MB': Math.round(Math.max(...peaks) / 1024) };
}

/** Figures of one measurement by name. */
export type Figures = Readonly<Record<string, number>>;

/** The median of each figure. */
export function medians(measured: readonly Figures[]): Figures {
  const names = Object.keys(measured[0] ?? {});
  const sorted = (name: string) =>
    measured.map((each) => each[name] ?? 0).toSorted((left, right) => left - right);
  return Object.fromEntries(names.map((name) => [name, sorted(name)[measured.length >> 1] ?? 0]));
}
