import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../failure.ts';

/**
 * Fills a folder anew: beside it, on the same disk, so that the new one takes its place in one step. The one before
 * stays whole until then; whatever ends the work, nothing half made is left.
 *
 * @param fill fills the folder that it is given; whether it did
 * @returns whether the folder was replaced
 * @throws Failure if somebody else is filling it, or it cannot be written to
 */
export async function publishFolder(
  folder: string,
  fill: (aside: string) => Promise<boolean>,
): Promise<boolean> {
  const places = placesOf(folder);
  lock(folder, places.lock);
  try {
    prepare(folder, places);
    const isFilled = await fill(places.aside);
    if (isFilled) replace(folder, places);
    return isFilled;
  } finally {
    rmSync(places.aside, { recursive: true, force: true });
    rmSync(places.lock, { force: true });
  }
}

interface Places {
  readonly aside: string;
  readonly old: string;
  readonly lock: string;
}

function placesOf(folder: string): Places {
  const beside = (ending: string): string => join(dirname(folder), `.${basename(folder)}.${ending}`);
  return { aside: beside('new'), old: beside('old'), lock: beside('lock') };
}

/** The lock names the process that has it: of one that was killed it is taken over. */
function lock(folder: string, file: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    if (!isHeld(file)) rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Failure(({ failures }) => failures.folderInUse(folder));
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(dirname(folder)));
  }
}

function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder > 0 && process.kill(holder, 0);
  } catch (error) {
    // A process of somebody else is there, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function prepare(folder: string, { aside, old }: Places): void {
  try {
    // Somebody was killed between two steps.
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    for (const left of [aside, old]) rmSync(left, { recursive: true, force: true });
    mkdirSync(aside);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(dirname(folder)));
  }
}

function replace(folder: string, { aside, old }: Places): void {
  try {
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(aside, folder);
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderNotReplaced(folder));
  }
}
