import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import { type Disk, realDisk } from '../../files/disk.ts';
import { holdingSignals } from '../../files/hold-signals.ts';
import { type LockResult, takeLock } from '../../files/lock.ts';
import {
  apply,
  hasContents,
  hasPlan,
  type JournalPlan,
  journalFolder,
  LOCK,
  readPlan,
  removeJournal,
  rollback,
} from './journal.ts';
import type { Tell } from './open-folder.ts';

/** Files move within moments; whoever takes longer has stopped. */
const PATIENCE = 10_000;

/**
 * Puts a data folder in order before it is read: what a killed command had decided to change is finished, or taken back
 * if it cannot be; what was not decided goes. Where nobody was killed it does nothing.
 *
 * @param patience milliseconds to wait for another command that moves files
 * @throws Failure if another command is moving files and does not finish, or the folder cannot be put in order
 */
export function recoverFolder(folder: string, tell: Tell, patience = PATIENCE): void {
  if (!existsSync(journalFolder(folder))) return;
  if (!hasPlan(folder)) {
    sweepUndecided(folder, tell);
    return;
  }
  try {
    const lock = takeFolder(folder, patience);
    // Its owner may have finished meanwhile.
    if (!lock.isTaken && !hasPlan(folder)) return;
    if (!lock.isTaken) throw new Failure(({ failures }) => failures.dataInUse(folder, lock.holder));
    try {
      finish(folder, tell);
    } finally {
      lock.release();
    }
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.dataHalfChanged(folder));
  }
}

/** Takes the lock of a data folder; it lies in the journal, which goes with it. */
export function takeFolder(folder: string, patience: number): LockResult {
  const journal = journalFolder(folder);
  const lock = takeLock(join(journal, LOCK), patience);
  if (!lock.isTaken) return lock;
  return {
    isTaken: true,
    release() {
      if (!hasPlan(folder)) removeJournal(folder, realDisk);
      lock.release();
      try {
        realDisk.removeFolder(journal);
      } catch {
        // Another command has the lock by now, or a plan is left to be carried out.
      }
    },
  };
}

/**
 * Carries out what is decided, with whoever had decided it gone. For the owner of the lock.
 *
 * @throws Error of the system if it can neither be done nor be taken back
 */
export function finish(folder: string, tell: Tell): void {
  const plan = readPlan(folder);
  if (!plan) {
    if (hasContents(folder)) tell(({ dataFolder }) => dataFolder.notBegun);
    removeJournal(folder, realDisk);
    return;
  }
  const { direction, left } = holdingSignals(() => {
    const outcome = applyOrRollback(folder, plan, realDisk);
    removeJournal(folder, realDisk);
    return outcome;
  });
  const count = plan.steps.length;
  tell(({ dataFolder }) => (direction === 'forward' ? dataFolder.finished(count) : dataFolder.takenBack));
  if (left.length > 0) tell(({ dataFolder }) => dataFolder.left(left));
}

/** What became of a plan. */
interface Outcome {
  readonly direction: JournalPlan['direction'];
  /** Files that somebody has changed meanwhile. */
  readonly left: readonly string[];
  /** Why the plan was taken back. */
  readonly error?: unknown;
}

/**
 * Carries out a plan; what cannot be done is taken back.
 *
 * @throws Error of the system if it cannot be taken back either; the plan then still holds
 */
export function applyOrRollback(folder: string, plan: JournalPlan, disk: Disk): Outcome {
  try {
    return { direction: plan.direction, left: apply(folder, plan, disk) };
  } catch (error) {
    if (plan.direction === 'back') throw error;
    const back = rollback(folder, plan, disk);
    return { direction: 'back', left: apply(folder, back, disk), error };
  }
}

/** Somebody may be thinking still; and a folder that cannot be written to can be read all the same. */
function sweepUndecided(folder: string, tell: Tell): void {
  try {
    const lock = takeFolder(folder, 0);
    if (!lock.isTaken) return;
    try {
      finish(folder, tell);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (Failure.from(error, () => '') === error) throw error;
  }
}
