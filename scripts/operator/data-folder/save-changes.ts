import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { takeLock } from '../../files/lock.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { shownFolder } from '../../project/folders.ts';
import {
  finishPlan,
  journalPath,
  leadsOutside,
  readContent,
  readPlan,
  removeIfEmpty,
  type Step,
  writePlan,
} from './journal.ts';
import { messagePrinter, type PrintMessage } from './open-folder.ts';

/**
 * Writes changes into a data folder: all of them, or none, whatever happens meanwhile. Contents are first written aside as
 * a plan, which commits them; then files move. Changes that fail are rolled back; those of a killed command are finished
 * by the next that changes data. For use within `changingFolder`.
 *
 * @param seen the files that the changes were made from: one that has changed since is not overwritten
 * @throws Failure if the folder cannot be written to, or has changed since it was read; it is then as it was
 */
export function saveChanges(folder: string, changes: FileContents, seen: readonly SourceFile[]): void {
  if (changes.size === 0) return;
  try {
    const steps = [...changes].map(([path, content]): Step => {
      if (leadsOutside(folder, path)) throw new Failure(({ failures }) => failures.dataOutside(path));
      const before = readContent(join(folder, path));
      if (!isUnchanged(path, before, seen)) throw new Failure(({ failures }) => failures.dataChanged(path));
      return { path, before, after: content === undefined ? null : Buffer.from(content).toString('base64') };
    });
    writePlan(folder, steps);
    const { error } = finishPlan(folder, steps);
    if (error !== undefined) throw error;
  } catch (error) {
    throw Failure.from(error, unwritable(folder));
  }
}

/** A sentence that a data folder cannot be written to, and if changes in it are half done. */
function unwritable(folder: string): Localized {
  const isHalfDone = existsSync(journalPath(folder, 'plan.json'));
  return ({ failures }) => (isHalfDone ? failures.dataHalfChanged(folder) : failures.dataUnwritable(folder));
}

/** True if a file is hidden: such files are not part of the site. */
export function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.'));
}

function isUnchanged(path: string, before: string | null, seen: readonly SourceFile[]): boolean {
  if (isHidden(path)) return true;
  const known = seen.find((source) => source.path === path)?.bytes;
  return before === (known ? Buffer.from(known).toString('base64') : null);
}

/** Milliseconds to wait for another command; too short for one that asks the operator. */
const LOCK_TIMEOUT = 5000;

/**
 * Runs a command that reads a data folder and changes it: no other command changes it meanwhile, and changes of a command
 * that was killed are first finished, or rolled back if they cannot be.
 *
 * @param messages the language in which recovery is reported
 * @param isDryRun the command changes nothing, so that it needs no lock
 * @throws Failure if another command is changing the folder, or it cannot be written to
 */
export async function changingFolder<Result>(
  folder: string,
  messages: Messages,
  use: () => Result | Promise<Result>,
  { isDryRun = false }: { readonly isDryRun?: boolean } = {},
): Promise<Result> {
  // Reading a missing folder reports that it does not exist.
  if (isDryRun || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return use();
  let release: (() => void) | undefined;
  try {
    release = takeFolder(folder, messagePrinter(messages));
    recoverFolder(folder, messagePrinter(messages));
  } catch (error) {
    release?.();
    throw Failure.from(error, unwritable(folder));
  }
  try {
    return await use();
  } finally {
    release();
  }
}

/** Takes the lock of a data folder; the journal goes with it. */
function takeFolder(folder: string, print: PrintMessage): () => void {
  const journal = journalPath(folder);
  if (lstatSync(journal, { throwIfNoEntry: false })?.isDirectory() === false)
    setAside(folder, journal, print);
  const lock = takeLock(journalPath(folder, 'lock'), LOCK_TIMEOUT);
  if (!lock.isTaken) throw new Failure(({ failures }) => failures.dataInUse(folder, lock.holder));
  return () => {
    rmSync(journalPath(folder, 'next'), { force: true });
    lock.release();
    removeIfEmpty(journal);
  };
}

/** Finishes the changes that a killed command has committed. */
function recoverFolder(folder: string, print: PrintMessage): void {
  const steps = readPlan(folder);
  if (steps === 'foreign') setAside(folder, journalPath(folder, 'plan.json'), print);
  else if (steps) {
    const { skipped, error } = finishPlan(folder, steps);
    print(({ dataFolder }) =>
      error === undefined ? dataFolder.finished(steps.length) : dataFolder.rolledBack,
    );
    if (skipped.length > 0) print(({ dataFolder }) => dataFolder.skipped(skipped));
  }
}

/** Moves a damaged journal or foreign plan aside, so that nothing is lost. */
function setAside(folder: string, path: string, print: PrintMessage): void {
  const aside = `${journalPath(folder)}-damaged-${randomUUID()}`;
  renameSync(path, aside);
  print(({ dataFolder }) => dataFolder.setAside(shownFolder(aside)));
}

/** New texts of files of a data folder, by path; undefined removes the file. */
export type DataChanges = ReadonlyMap<string, string | undefined>;

/** The same for pictures, too. */
export type FileContents = ReadonlyMap<string, string | Uint8Array | undefined>;

const encoder = new TextEncoder();

/** The files of a data folder as they will be after the changes, in the order of their paths. */
export function withChanges(sources: readonly SourceFile[], changes: FileContents): readonly SourceFile[] {
  const unchanged = sources.filter(({ path }) => !changes.has(path));
  const changed = [...changes].flatMap(([path, content]) =>
    content === undefined
      ? []
      : [{ path, bytes: typeof content === 'string' ? encoder.encode(content) : content }],
  );
  return [...unchanged, ...changed].toSorted((left, right) => compareText(left.path, right.path));
}
