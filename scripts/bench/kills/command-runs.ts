import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../../project/folders.ts';

/** A command that ran to its end. */
export interface EndedRun {
  readonly code: number | null;
  readonly milliseconds: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command that was to be killed. */
export interface KilledRun {
  /** Not if it had ended before. */
  readonly isKilled: boolean;
}

/** When a command is killed: so many milliseconds after it started, or after something is there to be seen. */
export interface KillMoment {
  readonly after?: (() => boolean) | undefined;
  readonly milliseconds: number;
}

const launcher = join(projectFolder, 'scripts/run.cjs');

/** Runs a command of the project to its end. */
export function runCommand(args: readonly string[], cache: string): Promise<EndedRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = begin(args, cache);
    let stdout = '';
    let stderr = '';
    child.stdout?.on('data', (piece) => (stdout += String(piece)));
    child.stderr?.on('data', (piece) => (stderr += String(piece)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, milliseconds: performance.now() - start, stdout, stderr }));
  });
}

/** Runs a command of the project, and kills it at a moment, so that it can do nothing more. */
export async function killCommand(
  args: readonly string[],
  cache: string,
  { after, milliseconds }: KillMoment,
): Promise<KilledRun> {
  const child = begin(args, cache);
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (_code, signal) => resolve(signal));
  });
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  while (after && isRunning() && !after()) await nextMoment();
  const moment = performance.now() + milliseconds;
  // Timers are too coarse for what takes a few milliseconds.
  while (isRunning() && performance.now() < moment) await nextMoment();
  child.kill('SIGKILL');
  return { isKilled: (await ended) === 'SIGKILL' };
}

/** Starts a command of the project that does not end by itself, waits until it says something, and ends it. */
export async function runUntil(args: readonly string[], cache: string, said: RegExp): Promise<boolean> {
  const child = begin(args, cache);
  let text = '';
  const isSaid = await new Promise<boolean>((resolve) => {
    child.stdout?.on('data', (piece) => {
      text += String(piece);
      if (said.test(text)) resolve(true);
    });
    child.on('exit', () => resolve(false));
  });
  child.kill('SIGKILL');
  return isSaid;
}

function begin(args: readonly string[], cache: string): ChildProcess {
  return spawn(process.execPath, [launcher, ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CACHE_PATH: cache, LC_ALL: 'C', PORT: '0' },
  });
}

function nextMoment(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
