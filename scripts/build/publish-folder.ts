import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../failure.ts';
import { takeLock } from '../files/lock.ts';

/**
 * Fills a new folder beside the old one, on the same disk, and swaps them in one step. The old one stays whole until
 * then; however the process ends, nothing unfinished is left.
 *
 * @param fill fills the folder that it is given; whether it did
 * @returns whether the folder was replaced
 * @throws Failure if another process is filling it, or it cannot be written to
 */
export async function publishFolder(
  folder: string,
  fill: (aside: string) => Promise<boolean>,
): Promise<boolean> {
  const places = findPlaces(folder);
  const lock = besideFolder(folder, () => takeLock(places.lock));
  if (!lock.isTaken) throw new Failure(({ failures }) => failures.folderInUse(folder));
  try {
    besideFolder(folder, () => {
      restore(folder, places);
      mkdirSync(places.aside);
    });
    const isFilled = await fill(places.aside);
    if (isFilled) replace(folder, places);
    return isFilled;
  } finally {
    rmSync(places.aside, { recursive: true, force: true });
    lock.release();
  }
}

/**
 * Restores a published folder whose replacement was interrupted by a kill, and removes what the process left. Does nothing
 * after a clean end, or while a process is filling the folder.
 *
 * @throws Failure if it cannot be put back
 */
export function restorePublished(folder: string): void {
  const places = findPlaces(folder);
  if (![places.old, places.aside, places.lock].some((path) => existsSync(path))) return;
  try {
    const lock = besideFolder(folder, () => takeLock(places.lock));
    if (!lock.isTaken) return;
    try {
      besideFolder(folder, () => restore(folder, places));
    } finally {
      lock.release();
    }
  } catch (error) {
    // A whole site can be served from a read-only disk.
    if (!(error instanceof Failure && existsSync(folder))) throw error;
  }
}

interface Places {
  readonly aside: string;
  readonly old: string;
  readonly lock: string;
}

function findPlaces(folder: string): Places {
  const beside = (ending: string): string => join(dirname(folder), `.${basename(folder)}.${ending}`);
  return { aside: beside('new'), old: beside('old'), lock: beside('lock') };
}

/** @throws Failure if work beside a folder cannot be done */
function besideFolder<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(dirname(folder)));
  }
}

function restore(folder: string, { aside, old }: Places): void {
  // Somebody was killed between two steps.
  if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
  for (const left of [aside, old]) rmSync(left, { recursive: true, force: true });
}

function replace(folder: string, { aside, old }: Places): void {
  try {
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(aside, folder);
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    throw Failure.from(error, ({ failures }) => failures.folderNotReplaced(folder));
  }
}
