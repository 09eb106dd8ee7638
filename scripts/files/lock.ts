import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readRegularFile } from './regular-file.ts';

/** A lock that was taken, or the process that has it. */
export type LockResult =
  | { readonly isTaken: true; readonly release: () => void }
  | { readonly isTaken: false; readonly holder: number };

const POLL_MILLISECONDS = 25;

/** A lock holds two numbers. */
const MOST_BYTES = 100;

/**
 * Takes a lock: a file that names the process that has it. One whose process is gone is taken over.
 *
 * @param patience milliseconds to wait for another process
 * @throws Error of the system if the file cannot be written
 */
export function takeLock(file: string, patience = 0): LockResult {
  for (const end = performance.now() + patience; ; pause()) {
    if (tryLock(file)) return { isTaken: true, release: () => rmSync(file, { force: true }) };
    const holder = holderOf(file);
    if (holder === undefined) takeAway(file);
    else if (performance.now() >= end) return { isTaken: false, holder };
  }
}

/** The running process that has a lock; undefined if none has. */
export function holderOf(file: string): number | undefined {
  const [process = '', started = ''] = readHolder(file).split(' ');
  const id = Number(process);
  if (!(Number.isInteger(id) && id > 0 && isRunning(id))) return undefined;
  // Numbers of processes come again, above all after a restart.
  return started === '' || started === startOf(id) ? id : undefined;
}

/** Whoever sees the lock sees who has it: it is written under another name, and then given its own. */
function tryLock(file: string): boolean {
  const aside = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(aside, { force: true });
    // Not through a link that somebody has put there.
    writeFileSync(aside, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
    linkSync(aside, file);
    sweepAsides(file);
    return true;
  } catch (error) {
    // Whoever held it may have removed the folder with it.
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'ENOTSUP' && codeOf(error) !== 'ENOSYS') throw error;
    return tryLockUnlinked(file);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** For disks on which a file has one name only. */
function tryLockUnlinked(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away the lock of a process that is gone; of several that want to, one does. */
function takeAway(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // Somebody was faster, and has it by now.
    if (holderOf(aside) === undefined) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Removes what processes left that were killed while they took the lock. */
function sweepAsides(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const aside = join(dirname(file), name);
    const owner = name.startsWith(`${basename(file)}.`) ? name.slice(basename(file).length + 1) : '';
    if (/^\d+$/.test(owner) && !isRunning(Number(owner))) rmSync(aside, { force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of somebody else is there, too.
    return codeOf(error) === 'EPERM';
  }
}

/** When a process started, in the system's own count; empty where it does not tell. */
function startOf(id: number): string {
  const [, behindName = ''] = textOf(`/proc/${id}/stat`).split(/\) (?=[A-Z] )/);
  return behindName.split(' ')[START_FIELD] ?? '';
}

/** Behind the name of the process. */
const START_FIELD = 19;

/** The text of a lock; empty where there is no file, or another than commands write. */
function readHolder(file: string): string {
  try {
    const found = readRegularFile(file, MOST_BYTES);
    return found instanceof Uint8Array ? new TextDecoder().decode(found) : '';
  } catch {
    return '';
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Waits a moment for another process. */
export function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MILLISECONDS);
}
