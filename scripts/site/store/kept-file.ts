import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** What is noted of a file that is kept, so that it is known when somebody has changed it. */
export interface FileNote {
  readonly bytes: number;
  /** Milliseconds. */
  readonly modified: number;
  readonly hash: string;
}

/** Disks and archives may round times. */
const SAME_TIME = 1;

/**
 * Where no second name can be given to a file: another disk, a file system without links, too many of them. A file
 * that another build replaces by the same at that very moment seems not to be there.
 */
const UNLINKABLE = new Set(['ENOENT', 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

let written = 0;

/** The name that a content is kept under. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 40);
}

/** Writes a file aside first: never half a file under its name, whoever else writes it at the same time. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  written += 1;
  const aside = `${path}.${process.pid}-${threadId}-${written}`;
  try {
    writeInFolder(aside, content);
    renameSync(aside, path);
  } catch (error) {
    if (existsSync(aside)) rmSync(aside);
    throw error;
  }
}

/** Writes a file, and first the folders around it where they are not there. */
function writeInFolder(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** What is there to be noted of a file with this content. */
export function noteOf(path: string, content: Uint8Array, hash = hashOf(content)): FileNote {
  return { bytes: content.length, modified: statSync(path).mtimeMs, hash };
}

/** Whether a file is as it was noted. One that was only touched or copied is read to be sure. */
export function isAsNoted(path: string, { bytes, modified, hash }: FileNote): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== bytes) return false;
  return Math.abs(found.mtimeMs - modified) < SAME_TIME || hashOf(readFileSync(path)) === hash;
}

/** Gives a file a second name, or copies it where that cannot be. */
export function linkOrCopy(path: string, target: string): void {
  try {
    linkSync(path, target);
  } catch (error) {
    if (!UNLINKABLE.has(codeOf(error))) throw error;
    copyFileSync(path, target);
  }
}

/** What was used within so many milliseconds is not marked again. */
const MARK_EVERY = 3_600_000;

/** Keeps a file from being swept. */
export function markUsed(path: string): void {
  const now = Date.now();
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && now - found.mtimeMs > MARK_EVERY) utimesSync(path, now / 1000, now / 1000);
}

/** A JSON file; nothing if it is not there or not whole. */
export function readJsonIfWhole(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
