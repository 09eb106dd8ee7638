import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import { realDisk } from '../../files/disk.ts';
import { holdingSignals } from '../../files/hold-signals.ts';
import { takeLock } from '../../files/lock.ts';
import type { Messages } from '../../messages/messages.ts';
import { shownFolder } from '../../project/folders.ts';
import {
  applyOrRollback,
  completePlan,
  findLeftovers,
  isJournalUsable,
  journalFolder,
  LOCK,
  readPlan,
  removeLeftovers,
  setAside,
} from './journal.ts';
import { type Tell, tellIn } from './open-folder.ts';
import { unwritable } from './save-changes.ts';

/** Milliseconds to wait for another command; one that asks somebody takes longer. */
const PATIENCE = 5000;

/**
 * Runs a command that reads a data folder and changes it: no other command changes it meanwhile, and changes of a command
 * that was killed are first completed, or rolled back if they cannot be.
 *
 * @param messages the language in which recovery is reported
 * @param patience milliseconds to wait for another command
 * @throws Failure if another command is changing the folder, it cannot be written to, or it holds changes from elsewhere
 */
export async function changingFolder<Result>(
  folder: string,
  messages: Messages,
  use: () => Result | Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const release = takeFolder(folder, tellIn(messages), patience);
  try {
    return await use();
  } finally {
    release();
  }
}

/** Takes the lock of a data folder, which lies in the journal and goes with it. */
function takeFolder(folder: string, tell: Tell, patience: number): () => void {
  // Reading it reports that it does not exist.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return () => undefined;
  try {
    if (!isJournalUsable(folder)) tellSetAside(folder, tell);
    const lock = takeLock(join(journalFolder(folder), LOCK), patience);
    if (!lock.isTaken) throw new Failure(({ failures }) => failures.dataInUse(folder, lock.holder));
    const release = (): void => {
      lock.release();
      removeJournal(folder);
    };
    try {
      recoverFolder(folder, tell);
    } catch (error) {
      release();
      throw error;
    }
    return release;
  } catch (error) {
    throw Failure.from(error, unwritable(folder));
  }
}

/** Completes what a killed command committed, and removes its leftovers. For the owner of the lock. */
function recoverFolder(folder: string, tell: Tell): void {
  const plan = readPlan(folder);
  if (plan === 'foreign') throw new Failure(({ failures }) => failures.dataForeign(shownFolder(folder)));
  if (plan === 'damaged') tellSetAside(folder, tell);
  else if (plan) {
    const { direction, left } = holdingSignals(() => {
      const outcome = applyOrRollback(folder, plan, realDisk);
      completePlan(folder, realDisk);
      return outcome;
    });
    const count = plan.steps.length;
    tell(({ dataFolder }) => (direction === 'forward' ? dataFolder.finished(count) : dataFolder.takenBack));
    if (left.length > 0) tell(({ dataFolder }) => dataFolder.left(left));
  } else {
    const leftovers = findLeftovers(folder);
    if (leftovers) tell(({ dataFolder }) => dataFolder[leftovers]);
  }
  removeLeftovers(folder, realDisk);
}

function tellSetAside(folder: string, tell: Tell): void {
  const place = setAside(folder);
  tell(({ dataFolder }) => dataFolder.setAside(shownFolder(join(folder, place))));
}

function removeJournal(folder: string): void {
  try {
    realDisk.removeFolder(journalFolder(folder));
  } catch {
    // Another command has the lock by now, or a plan is left.
  }
}
