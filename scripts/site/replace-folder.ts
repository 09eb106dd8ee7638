import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../failure.ts';

/** A new folder beside another one, on the same disk, so that it can take its place in one step. */
export function folderAside(folder: string): string {
  const aside = join(dirname(folder), `.${basename(folder)}.new`);
  try {
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(aside);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(dirname(folder)));
  }
  return aside;
}

/** Puts a finished folder in the place of the one before, which stays whole until then. */
export function replaceFolder(folder: string, aside: string): void {
  const old = join(dirname(folder), `.${basename(folder)}.old`);
  try {
    rmSync(old, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(aside, folder);
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderNotReplaced(folder));
  }
}
