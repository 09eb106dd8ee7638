import { createHash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { type Disk, realDisk } from '../../files/disk.ts';
import { readRegularFile } from '../../files/regular-file.ts';
import { forgetPlans, isOwnPlan, recordPlans } from './own-plans.ts';

/** A step of a path below the data folder, on every system: neither a way up nor a drive. */
const PATH_STEP = /^[^\\:\0]*[^\\:\0. ]$/;

const planSchema = z.strictObject({
  /** Makes each plan unlike any other, so that its hash cannot be guessed. */
  token: z.string(),
  /** To the new contents, or back to the old ones. */
  direction: z.enum(['forward', 'back']),
  /** The files that change; the contents of each lie under the number of its step. */
  steps: z.array(
    z.strictObject({
      path: z.string().refine(isConfined),
      /** Hashes of the contents; null where there is no file. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

/**
 * Changes that are under way in a data folder. All contents, new and old, lie in a hidden folder in it, which the
 * compiler skips, beside the plan of what goes where. The plan commits the changes: with it, the next command that changes
 * data can complete them, however far they got.
 */
export type JournalPlan = Readonly<z.infer<typeof planSchema>>;

/** A plan that is not to be carried out: it was not written by this user here, or it is no plan. */
export type RefusedPlan = 'foreign' | 'damaged';

/** A file that is to change: its contents; undefined where there is no file. */
export interface FileChange {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

/** The plan that is committed, both that may be, and one that is completed. */
const PLAN = 'plan.json';
const WAY_FORWARD = 'forward.json';
const WAY_BACK = 'back.json';
const DONE = 'done.json';

/** A plan of as many files as a data folder may hold is smaller. */
const MOST_BYTES = 64_000_000;

const CONTENT = /^\d+\.(?:new|old)$/;

/** The lock's name in the journal; the command that has it removes it last. */
export const LOCK = 'lock';

/** Where the journal of a data folder lies. */
export function journalFolder(folder: string): string {
  return join(folder, '.journal');
}

/** Tells if the journal of a data folder is a folder, or nothing yet: a link is never followed. */
export function isJournalUsable(folder: string): boolean {
  return lstatSync(journalFolder(folder), { throwIfNoEntry: false })?.isDirectory() ?? true;
}

/** Tells if a path of a plan leads to a file below the data folder, and not into the journal. */
export function isConfined(path: string): boolean {
  const steps = path.split('/');
  return steps.every((step) => PATH_STEP.test(step)) && steps[0]?.toLowerCase() !== '.journal';
}

/** Tells if a file of a data folder, or a folder around it, is a link. */
export function isBehindLink(folder: string, path: string): boolean {
  for (let at = path; at !== '.'; at = dirname(at)) {
    try {
      if (lstatSync(join(folder, at)).isSymbolicLink()) return true;
    } catch {
      // Nothing is there yet.
    }
  }
  return false;
}

/**
 * The changes of a data folder that are committed and not completed; undefined if there are none.
 *
 * @throws Error of the system if the plan must not be read
 */
export function readPlan(folder: string): JournalPlan | RefusedPlan | undefined {
  if (!isJournalUsable(folder)) return 'damaged';
  const text = readPlanText(join(journalFolder(folder), PLAN));
  if (text === undefined) return undefined;
  const plan = parsePlan(text);
  if (!plan) return 'damaged';
  return isOwnPlan(folder, text) ? plan : 'foreign';
}

/** The text of a plan; empty if it is no file, undefined if nothing is there. */
function readPlanText(path: string): string | undefined {
  try {
    const bytes = lstatSync(path).isFile() ? readRegularFile(path, MOST_BYTES) : undefined;
    return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : '';
  } catch (error) {
    // A command may complete its plan meanwhile.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsePlan(text: string): JournalPlan | undefined {
  try {
    return planSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Tells if a data folder has a plan, whoever wrote it. */
export function hasPlan(folder: string): boolean {
  return existsSync(join(journalFolder(folder), PLAN));
}

/** What a command without a plan left: contents of changes that were never committed, or of completed ones. */
export function findLeftovers(folder: string): 'uncommitted' | 'completed' | undefined {
  const names = readdirSync(journalFolder(folder));
  if (names.includes(DONE)) return 'completed';
  return names.some((name) => CONTENT.test(name)) ? 'uncommitted' : undefined;
}

/** Writes all contents of changes aside, then commits them. Until the plan is there, no file has been touched. */
export function writeJournal(folder: string, changes: readonly FileChange[], disk: Disk): JournalPlan {
  const journal = journalFolder(folder);
  disk.makeFolder(journal);
  for (const [index, { before, after }] of changes.entries()) {
    if (before) disk.write(contentPath(folder, index, 'back'), before);
    if (after) disk.write(contentPath(folder, index, 'forward'), after);
  }
  const steps = changes.map(({ path, before, after }) => ({
    path,
    before: hashContent(before),
    after: hashContent(after),
  }));
  const forward: JournalPlan = { token: randomUUID(), direction: 'forward', steps };
  const plan = JSON.stringify(forward);
  const planBack = JSON.stringify({ ...forward, direction: 'back' });
  disk.write(join(journal, WAY_BACK), planBack);
  disk.write(join(journal, WAY_FORWARD), plan);
  disk.fsync(folder);
  recordPlans(folder, [plan, planBack], disk);
  commit(journal, WAY_FORWARD, disk);
  return forward;
}

function commit(journal: string, way: string, disk: Disk): void {
  disk.fsync(journal);
  disk.move(join(journal, way), join(journal, PLAN));
  disk.fsync(journal);
}

/** What became of a plan. */
export interface Outcome {
  readonly direction: JournalPlan['direction'];
  /** Files that somebody has changed meanwhile, or that a link now leads to. */
  readonly left: readonly string[];
  /** Why the plan was rolled back. */
  readonly error?: unknown;
}

/**
 * Applies a plan, however much of it is done already; what cannot be done is rolled back.
 *
 * @throws Error of the system if it cannot be rolled back either; the plan then remains
 */
export function applyOrRollback(folder: string, plan: JournalPlan, disk: Disk): Outcome {
  try {
    return { direction: plan.direction, left: apply(folder, plan, disk) };
  } catch (error) {
    if (plan.direction === 'back') throw error;
    // Nothing is written for it, since the disk may be full.
    commit(journalFolder(folder), WAY_BACK, disk);
    return { direction: 'back', left: apply(folder, { ...plan, direction: 'back' }, disk), error };
  }
}

function apply(folder: string, { direction, steps }: JournalPlan, disk: Disk): readonly string[] {
  const left: string[] = [];
  for (const [index, { path, before, after }] of steps.entries()) {
    const target = join(folder, path);
    const [from, to] = direction === 'forward' ? [before, after] : [after, before];
    const found = isBehindLink(folder, path) ? undefined : hashContent(readIfPresent(target));
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

/** Ends a plan that is applied or rolled back: from then on only leftovers have to be removed. */
export function completePlan(folder: string, disk: Disk): void {
  const journal = journalFolder(folder);
  disk.move(join(journal, PLAN), join(journal, DONE));
}

/** Removes the contents of changes that are completed, or were never committed, and their record; not the lock. */
export function removeLeftovers(folder: string, disk: Disk): void {
  const journal = journalFolder(folder);
  disk.fsync(journal);
  forgetPlans(folder, disk);
  if (!existsSync(journal)) return;
  const names = readdirSync(journal).filter((name) => CONTENT.test(name));
  for (const name of [...names, WAY_FORWARD, WAY_BACK, DONE]) disk.remove(join(journal, name));
  if (isEmptyFolder(journal)) disk.removeFolder(journal);
}

/**
 * Moves a journal that cannot be used out of the way, all but its lock, so that nothing of it is lost.
 *
 * @returns the name of its new folder in the data folder
 */
export function setAside(folder: string): string {
  const journal = journalFolder(folder);
  const aside = mkdtempSync(`${journal}-damaged-`);
  if (!lstatSync(journal).isDirectory()) realDisk.move(journal, join(aside, 'journal'));
  else {
    for (const name of readdirSync(journal).filter((entry) => entry.split('.')[0] !== LOCK))
      realDisk.move(join(journal, name), join(aside, name));
  }
  return basename(aside);
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

function hashContent(content: Uint8Array | undefined): string | null {
  return content ? createHash('sha256').update(content).digest('hex') : null;
}
