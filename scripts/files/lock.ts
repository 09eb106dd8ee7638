import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRegularFile } from './regular-file.ts';

/** A lock that was taken, or the process that has it. */
export type LockResult =
  | { readonly isTaken: true; readonly release: () => void }
  | { readonly isTaken: false; readonly holder: number };

const POLL_MILLISECONDS = 25;

/** Time for a process to write its number into the lock that it has made. */
const WRITING_MILLISECONDS = 500;

/** A lock holds two numbers. */
const MAX_BYTES = 100;

/**
 * Takes a lock: a file that names the process that has it. One whose process is gone is taken over.
 *
 * @param timeout milliseconds to wait for another process
 * @throws Error of the system if the file cannot be written
 */
export function takeLock(file: string, timeout = 0): LockResult {
  for (const end = performance.now() + timeout; ; pause()) {
    if (tryLock(file)) return { isTaken: true, release: () => rmSync(file, { force: true }) };
    const holder = findHolder(file);
    if (holder === undefined) removeStale(file);
    else if (performance.now() >= end) return { isTaken: false, holder };
  }
}

/** The running process that has a lock; undefined if none has. */
export function findHolder(file: string): number | undefined {
  const text = readLock(file);
  const id = Number(text.split(' ')[0]);
  if (!(Number.isInteger(id) && id > 0 && isRunning(id))) return undefined;
  // Process numbers are reused, above all after a restart.
  return [`${id}`, describeProcess(id)].includes(text) ? id : undefined;
}

/** Waits a moment for another process. */
export function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MILLISECONDS);
}

function tryLock(file: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, describeProcess(process.pid), { flag: 'wx' });
    rmSync(`${file}.stale`, { recursive: true, force: true });
    return true;
  } catch (error) {
    // The folder may have gone with the lock of another process.
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false;
    throw error;
  }
}

/** Removes the lock of a process that is gone; if several try, one does. */
function removeStale(file: string): void {
  const aside = `${file}.stale`;
  try {
    if (!isStale(file)) return;
    renameSync(file, aside);
    // Another process may have taken it in the meantime.
    if (isStale(aside)) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function isStale(file: string): boolean {
  const age = Math.abs(Date.now() - lstatSync(file).mtimeMs);
  return findHolder(file) === undefined && (readLock(file) !== '' || age > WRITING_MILLISECONDS);
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

/** The number of a process and its start in the system's own count, where the system has one. */
function describeProcess(id: number): string {
  try {
    const [, behindName = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
    return `${id} ${behindName.split(' ')[19]}`;
  } catch {
    return `${id}`;
  }
}

/** The text of a lock; empty if there is no file. */
function readLock(file: string): string {
  try {
    const found = readRegularFile(file, MAX_BYTES);
    return found instanceof Uint8Array ? new TextDecoder().decode(found) : '';
  } catch {
    return '';
  }
}

function hasCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
