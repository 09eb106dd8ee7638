import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../../project/folders.ts';
import { median } from '../view/pairs.ts';
import { childrenSeconds, peakMegabytes } from './processes.ts';

/** What a command takes, as people start it; NaN for what this system does not tell. */
export interface Cost {
  readonly seconds: number;
  /** Seconds of the processor, user and system, all processes together. */
  readonly processor: number;
  readonly megabytes: number;
}

/** A command that ran. */
export interface CommandRun extends Cost {
  /** What it said of why it did not succeed; empty if it did. */
  readonly failure: string;
}

const POLL_MILLISECONDS = 20;
const launcher = join(projectFolder, 'scripts/run.cjs');

/** Runs a command of the project in a process of its own, with caches of its own. */
export async function measureCommand(args: readonly string[], cache: string): Promise<CommandRun> {
  const before = childrenSeconds();
  const start = performance.now();
  const child = spawn(process.execPath, [launcher, ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CACHE_PATH: cache, LC_ALL: 'C' },
  });
  let megabytes = Number.NaN;
  const watch = setInterval(() => {
    // Between its end and our hearing of it a process holds nothing any more.
    const held = peakMegabytes(child.pid ?? 0);
    if (held !== undefined) megabytes = Math.max(megabytes || 0, held);
  }, POLL_MILLISECONDS);
  const printed = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (printed.out += String(chunk)));
  child.stderr.on('data', (chunk) => (printed.error += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  clearInterval(watch);
  return {
    seconds: (performance.now() - start) / 1000,
    processor: childrenSeconds() - before,
    megabytes,
    failure: code === 0 ? '' : reasonIn(printed.error, printed.out) || `exit code ${code}`,
  };
}

/** The first line that tells of a failure; commands say on standard output what is wrong with data. */
function reasonIn(error: string, out: string): string {
  const [first = ''] = error.trim().split('\n');
  return first === '' ? (out.trim().split('\n').at(-1) ?? '') : first;
}

/** The median of each figure of several runs, and the first failure among them. */
export function medianRun(runs: readonly CommandRun[]): CommandRun {
  return {
    seconds: median(runs.map(({ seconds }) => seconds)),
    processor: median(runs.map(({ processor }) => processor)),
    megabytes: median(runs.map(({ megabytes }) => megabytes)),
    failure: runs.find(({ failure }) => failure !== '')?.failure ?? '',
  };
}
