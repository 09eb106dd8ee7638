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

/** A file that is to change: its contents in base64, null where there is no file. */
export interface Step {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The end of committed changes. */
export interface Outcome {
  /** Files that were changed meanwhile, or replaced by a link. */
  readonly left: readonly string[];
  /** The reason why the changes were rolled back, if they were. */
  readonly error?: unknown;
}

/** A name of a file or folder on every system: neither a way up nor a drive. */
const NAME = /^[^\\:\0]*[^\\:\0. ]$/;

/** Finds a file of the journal, the hidden folder in a data folder for changes that are under way. */
export function findInJournal(folder: string, name: 'lock' | 'plan.json' | 'next' | '' = ''): string {
  return join(folder, '.journal', name);
}

/** Reads the changes that are committed and not made yet; 'foreign' if this user did not commit them on this computer. */
export function readPlan(folder: string): readonly Step[] | 'foreign' | undefined {
  const file = findInJournal(folder, 'plan.json');
  if (!existsSync(file)) return undefined;
  const text = lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
  return existsSync(findRecord(text)) ? JSON.parse(text).steps : 'foreign';
}

/**
 * Commits changes: from here on they are made, if need be by the next command. A record outside of the data folder says
 * who wrote the plan, so that no folder from elsewhere brings along a plan that is carried out.
 */
export function writePlan(folder: string, steps: readonly Step[]): void {
  const text = JSON.stringify({ id: randomUUID(), steps });
  const record = findRecord(text);
  try {
    mkdirSync(record, { recursive: true });
    fsyncFolder(dirname(record));
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(dirname(record)));
  }
  writeWhole(folder, findInJournal(folder, 'plan.json'), text);
  fsyncFolder(findInJournal(folder));
}

/**
 * Makes committed changes, some of which may be made already; if one cannot be made, all are rolled back.
 *
 * @throws Error of the system if they cannot be rolled back either; they remain committed
 */
export function finishPlan(folder: string, steps: readonly Step[]): Outcome {
  const outcome = applyOrRollBack(folder, steps);
  const plan = findInJournal(folder, 'plan.json');
  const record = findRecord(readFileSync(plan, 'utf8'));
  rmSync(plan);
  fsyncFolder(findInJournal(folder));
  removeIfEmpty(record);
  return outcome;
}

/** Finds the record of a plan: an empty folder. */
function findRecord(plan: string): string {
  const state = process.env.XDG_STATE_HOME || join(homedir(), '.local/state');
  return join(state, 'tour-site', createHash('sha256').update(plan).digest('hex'));
}

function applyOrRollBack(folder: string, steps: readonly Step[]): Outcome {
  try {
    return { left: writeAll(folder, steps, 'after') };
  } catch (error) {
    return { left: writeAll(folder, steps, 'before'), error };
  }
}

function writeAll(folder: string, steps: readonly Step[], side: 'before' | 'after'): readonly string[] {
  const left = steps.filter((step) => {
    const file = join(folder, step.path);
    const found = leadsOutside(folder, step.path) ? undefined : readContent(file);
    if (found !== step.before && found !== step.after) return true;
    const content = step[side];
    if (content === null) removeFile(folder, step.path);
    else if (found !== content) writeWhole(folder, file, Buffer.from(content, 'base64'));
    return false;
  });
  const changed = new Set(steps.flatMap(({ path }) => listParents(path)));
  for (const parent of changed) fsyncFolder(join(folder, parent));
  return left.map(({ path }) => path);
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

/** The folders around a file, from the inside to the data folder. */
function listParents(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === '.' ? ['.'] : [parent, ...listParents(parent)];
}

/** Removes a file, if it is there, and the folders that hold nothing without it. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (const parent of listParents(path)) removeIfEmpty(join(folder, parent));
}

/** Removes a folder unless something is in it. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something is in it, or it is gone already.
  }
}

/** Writes a file in one step, and never through a link. */
function writeWhole(folder: string, file: string, content: string | Uint8Array): void {
  const aside = findInJournal(folder, 'next');
  for (const needed of [aside, file]) mkdirSync(dirname(needed), { recursive: true });
  rmSync(aside, { force: true });
  writeFileSync(aside, content, { flag: 'wx', flush: true });
  renameSync(aside, file);
}

/** Makes the names in a folder outlive a loss of power, on systems that open folders. */
function fsyncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Other systems write names at once.
  }
}
