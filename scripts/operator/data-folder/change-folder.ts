import { statSync } from 'node:fs';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { type Tell, tellIn } from './open-folder.ts';
import { finish, takeFolder } from './recover-folder.ts';

/** How long a command waits for another one, in milliseconds; one that asks somebody takes longer. */
const PATIENCE = 5000;

/**
 * Runs what reads a data folder and changes it: nobody else changes it meanwhile, and what a killed command left is put
 * in order first.
 *
 * @param messages in which is told what was put in order
 * @param patience milliseconds to wait for another command
 * @throws Failure if another command is changing the folder, or it cannot be written to
 */
export async function changingFolder<Result>(
  folder: string,
  messages: Messages,
  use: () => Result | Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const release = takeOrRefuse(folder, tellIn(messages), patience);
  try {
    return await use();
  } finally {
    release();
  }
}

function takeOrRefuse(folder: string, tell: Tell, patience: number): () => void {
  // Whoever reads it says that it is not there.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return () => undefined;
  try {
    const lock = takeFolder(folder, patience);
    if (!lock.isTaken) throw new Failure(({ failures }) => failures.dataInUse(folder, lock.holder));
    try {
      finish(folder, tell);
    } catch (error) {
      lock.release();
      throw error;
    }
    return lock.release;
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.dataUnwritable(folder));
  }
}
