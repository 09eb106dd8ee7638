import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../../failure.ts';

/** A change to a file, with its contents in base64; null if there is no file. */
export interface Step {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The result of applying committed changes. */
export interface Outcome {
  /** Paths of files that were not touched, since someone else changed them or replaced them by a link. */
  readonly skipped: readonly string[];
  /** The error that made the changes roll back. */
  readonly error?: unknown;
}

/** A file name that is valid on every system, Windows included: no `..`, no drive, no dot or blank at its end. */
const NAME = /^[^\\:\0]*[^\\:\0. ]$/;

/** The path of a file of the journal, a hidden folder in the data folder that holds changes in progress. */
export function journalPath(folder: string, name: 'lock' | 'plan.json' | 'next' | '' = ''): string {
  return join(folder, '.journal', name);
}

/** Reads changes that are committed but not applied; 'foreign' if this user did not commit them on this computer. */
export function readPlan(folder: string): readonly Step[] | 'foreign' | undefined {
  const file = journalPath(folder, 'plan.json');
  if (!existsSync(file)) return undefined;
  const text = lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
  return existsSync(recordPath(text)) ? JSON.parse(text).steps : 'foreign';
}

/**
 * Commits changes: if this process dies, the next command applies them. A record outside the data folder proves that the
 * plan is this user's own, so that a folder from elsewhere cannot bring one that is executed.
 */
export function writePlan(folder: string, steps: readonly Step[]): void {
  const text = JSON.stringify({ id: randomUUID(), steps });
  const record = recordPath(text);
  try {
    mkdirSync(record, { recursive: true });
    fsyncFolder(dirname(record));
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(dirname(record)));
  }
  replaceFile(folder, journalPath(folder, 'plan.json'), text);
  fsyncFolder(journalPath(folder));
}

/**
 * Applies committed changes, some of which may be applied already, or rolls all of them back if one fails.
 *
 * @throws Error of the system if the rollback fails too; the changes stay committed
 */
export function finishPlan(folder: string, steps: readonly Step[]): Outcome {
  const outcome = applyOrRollBack(folder, steps);
  const plan = journalPath(folder, 'plan.json');
  const record = recordPath(readFileSync(plan, 'utf8'));
  rmSync(plan);
  fsyncFolder(journalPath(folder));
  removeIfEmpty(record);
  return outcome;
}

/** The path of the record of a plan: an empty folder, named by the hash of the plan. */
function recordPath(plan: string): string {
  const state = process.env.XDG_STATE_HOME || join(homedir(), '.local/state');
  return join(state, 'tour-site', createHash('sha256').update(plan).digest('hex'));
}

function applyOrRollBack(folder: string, steps: readonly Step[]): Outcome {
  try {
    return { skipped: writeAll(folder, steps, 'after') };
  } catch (error) {
    return { skipped: writeAll(folder, steps, 'before'), error };
  }
}

function writeAll(folder: string, steps: readonly Step[], side: 'before' | 'after'): readonly string[] {
  const skipped = steps.filter((step) => {
    const file = join(folder, step.path);
    const found = leadsOutside(folder, step.path) ? undefined : readContent(file);
    if (found !== step.before && found !== step.after) return true;
    const content = step[side];
    if (content === null) removeFile(folder, step.path);
    else if (found !== content) replaceFile(folder, file, Buffer.from(content, 'base64'));
    return false;
  });
  const changed = new Set(steps.flatMap(({ path }) => listParents(path)));
  for (const parent of changed) fsyncFolder(join(folder, parent));
  return skipped.map(({ path }) => path);
}

/** Reads a file in base64; null if there is none. */
export function readContent(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'base64') : null;
}

/** True if a path leads out of the data folder or into its journal, by its name or through a link. */
export function leadsOutside(folder: string, path: string): boolean {
  const names = path.split('/');
  if (names[0]?.toLowerCase() === '.journal' || !names.every((name) => NAME.test(name))) return true;
  return [path, ...listParents(path).slice(0, -1)].some((at) =>
    lstatSync(join(folder, at), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
}

/** The folders around a file, innermost first; the last is the data folder itself, '.'. */
function listParents(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === '.' ? ['.'] : [parent, ...listParents(parent)];
}

/** Removes a file, if it exists, and the folders that are then empty. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (const parent of listParents(path)) removeIfEmpty(join(folder, parent));
}

/** Removes a folder if it is empty. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or gone already.
  }
}

/** Replaces a file atomically, and never through a link. */
function replaceFile(folder: string, file: string, content: string | Uint8Array): void {
  const aside = journalPath(folder, 'next');
  for (const needed of [aside, file]) mkdirSync(dirname(needed), { recursive: true });
  rmSync(aside, { force: true });
  writeFileSync(aside, content, { flag: 'wx', flush: true });
  renameSync(aside, file);
}

/** Flushes the names in a folder to the disk, so that they survive a power cut. */
function fsyncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows cannot flush a folder.
  }
}
