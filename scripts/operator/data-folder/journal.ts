import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Disk } from '../../files/disk.ts';

/**
 * Changes that are under way in a data folder. All contents, new and old, lie in a hidden folder in it, which the
 * compiler passes over; the plan beside them says what goes where. As soon as the plan is there the changes are decided:
 * whoever comes next can carry them out, however far they got.
 */
export interface JournalPlan {
  /** To what is new, or back to what was. */
  readonly direction: 'forward' | 'back';
  readonly steps: readonly JournalStep[];
}

/** A file that changes; its contents lie under the number of the step. */
interface JournalStep {
  readonly path: string;
  /** Hashes of its content; null where there is no file. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A file that is to change: its contents; undefined where there is no file. */
export interface FileChange {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

/** The plan that holds, and those that may come to. */
const PLAN = 'plan.json';
const WAY_FORWARD = 'forward.json';
const WAY_BACK = 'back.json';

/** The lock's name in the journal; whoever has it removes it last. */
export const LOCK = 'lock';

/** Where the journal of a data folder lies. */
export function journalFolder(folder: string): string {
  return join(folder, '.journal');
}

/** The changes of a data folder that are decided and not finished; undefined if there are none. */
export function readPlan(folder: string): JournalPlan | undefined {
  const file = join(journalFolder(folder), PLAN);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JournalPlan) : undefined;
}

/** Whether changes of a data folder are decided and not finished. */
export function hasPlan(folder: string): boolean {
  return existsSync(join(journalFolder(folder), PLAN));
}

/** Whether contents of changes lie there, whatever became of them. */
export function hasContents(folder: string): boolean {
  const journal = journalFolder(folder);
  return existsSync(journal) && readdirSync(journal).some((name) => /^\d+\./.test(name));
}

/** Writes all contents of changes aside, then decides them. Until the plan is there, no file has been touched. */
export function writeJournal(folder: string, changes: readonly FileChange[], disk: Disk): JournalPlan {
  const journal = journalFolder(folder);
  disk.makeFolder(journal);
  for (const [index, { before, after }] of changes.entries()) {
    if (before) disk.write(contentPath(folder, index, 'back'), before);
    if (after) disk.write(contentPath(folder, index, 'forward'), after);
  }
  const steps = changes.map(({ path, before, after }) => ({
    path,
    before: hashOf(before),
    after: hashOf(after),
  }));
  const forward: JournalPlan = { direction: 'forward', steps };
  disk.write(join(journal, WAY_BACK), JSON.stringify({ ...forward, direction: 'back' }));
  disk.write(join(journal, WAY_FORWARD), JSON.stringify(forward));
  disk.fsync(folder);
  commit(journal, WAY_FORWARD, disk);
  return forward;
}

/** Decides that what a plan changes is taken back: without writing anything, since the disk may be full. */
export function rollback(folder: string, plan: JournalPlan, disk: Disk): JournalPlan {
  commit(journalFolder(folder), WAY_BACK, disk);
  return { ...plan, direction: 'back' };
}

function commit(journal: string, way: string, disk: Disk): void {
  disk.fsync(journal);
  disk.move(join(journal, way), join(journal, PLAN));
  disk.fsync(journal);
}

/**
 * Carries out a plan, however much of it is done already.
 *
 * @returns files that were left, since somebody has changed them after the plan was made
 * @throws Error of the system if a file cannot be put into place; the plan still holds
 */
export function apply(folder: string, { direction, steps }: JournalPlan, disk: Disk): readonly string[] {
  const left: string[] = [];
  for (const [index, { path, before, after }] of steps.entries()) {
    const target = join(folder, path);
    const [from, to] = direction === 'forward' ? [before, after] : [after, before];
    const found = hashOf(readIfPresent(target));
    if (found !== from && found !== to) left.push(path);
    else if (to === null) removeWithEmptyFolders(folder, path, disk);
    else if (found !== to) {
      disk.makeFolder(dirname(target));
      disk.move(contentPath(folder, index, direction), target);
    }
  }
  for (const changed of new Set(steps.map(({ path }) => dirname(join(folder, path))))) disk.fsync(changed);
  return left;
}

/** Takes away the journal of changes that are finished, or were never decided: the plan first, a lock not at all. */
export function removeJournal(folder: string, disk: Disk): void {
  const journal = journalFolder(folder);
  if (!existsSync(journal)) return;
  disk.remove(join(journal, PLAN));
  disk.fsync(journal);
  for (const name of readdirSync(journal)) if (name !== LOCK) disk.remove(join(journal, name));
  if (isEmptyFolder(journal)) disk.removeFolder(journal);
}

function contentPath(folder: string, step: number, direction: JournalPlan['direction']): string {
  return join(journalFolder(folder), `${step}.${direction === 'forward' ? 'new' : 'old'}`);
}

/** The content of a file; undefined if there is none. */
export function readIfPresent(path: string): Uint8Array | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** Removes a file, if it is there, and the folders that hold nothing without it. */
function removeWithEmptyFolders(folder: string, path: string, disk: Disk): void {
  disk.remove(join(folder, path));
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    if (!isEmptyFolder(join(folder, parent))) continue;
    disk.removeFolder(join(folder, parent));
  }
}

function isEmptyFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true && readdirSync(path).length === 0;
}

function hashOf(content: Uint8Array | undefined): string | null {
  return content ? createHash('sha256').update(content).digest('hex') : null;
}
