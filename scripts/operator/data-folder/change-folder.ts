import { randomUUID } from 'node:crypto';
import { lstatSync, renameSync, rmSync, statSync } from 'node:fs';
import { Failure } from '../../failure.ts';
import { takeLock } from '../../files/lock.ts';
import type { Messages } from '../../messages/messages.ts';
import { shownFolder } from '../../project/folders.ts';
import { findInJournal, finishPlan, readPlan, removeIfEmpty } from './journal.ts';
import { type Tell, tellIn } from './open-folder.ts';
import { unwritable } from './save-changes.ts';

/** Milliseconds to wait for another command; one that asks somebody takes longer. */
const PATIENCE = 5000;

/**
 * Runs a command that reads a data folder and changes it: no other command changes it meanwhile, and changes of a command
 * that was killed are first finished, or rolled back if they cannot be.
 *
 * @param messages the language in which recovery is reported
 * @param patience milliseconds to wait for another command
 * @throws Failure if another command is changing the folder, or it cannot be written to
 */
export async function changingFolder<Result>(
  folder: string,
  messages: Messages,
  use: () => Result | Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  // Reading it reports that it does not exist.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return use();
  let release: (() => void) | undefined;
  try {
    release = takeFolder(folder, tellIn(messages), patience);
    recoverFolder(folder, tellIn(messages));
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
function takeFolder(folder: string, tell: Tell, patience: number): () => void {
  const journal = findInJournal(folder);
  if (lstatSync(journal, { throwIfNoEntry: false })?.isDirectory() === false) setAside(folder, journal, tell);
  const lock = takeLock(findInJournal(folder, 'lock'), patience);
  if (!lock.isTaken) throw new Failure(({ failures }) => failures.dataInUse(folder, lock.holder));
  return () => {
    rmSync(findInJournal(folder, 'next'), { force: true });
    lock.release();
    removeIfEmpty(journal);
  };
}

/** Finishes the changes that a killed command has committed. */
function recoverFolder(folder: string, tell: Tell): void {
  const steps = readPlan(folder);
  if (steps === 'foreign') setAside(folder, findInJournal(folder, 'plan.json'), tell);
  else if (steps) {
    const { left, error } = finishPlan(folder, steps);
    tell(({ dataFolder }) =>
      error === undefined ? dataFolder.finished(steps.length) : dataFolder.takenBack,
    );
    if (left.length > 0) tell(({ dataFolder }) => dataFolder.left(left));
  }
}

/** Moves out of the way what is no journal, or no plan of this user's, so that nothing of it is lost. */
function setAside(folder: string, path: string, tell: Tell): void {
  const aside = `${findInJournal(folder)}-damaged-${randomUUID()}`;
  renameSync(path, aside);
  tell(({ dataFolder }) => dataFolder.setAside(shownFolder(aside)));
}
