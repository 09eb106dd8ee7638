import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkFormat } from '../../compiler/check/format.ts';
import { parseFiles } from '../../compiler/parse/parse-files.ts';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { holderOf, pause } from '../../files/lock.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { otherDataFolder, shownFolder } from '../../project/folders.ts';
import { hasPlan, journalFolder, LOCK, readPlan } from './journal.ts';

/** Prints a sentence for the person who runs the command. */
export type Tell = (sentence: Localized) => void;

/** Prints sentences beside the output of a command. */
export function tellIn(messages: Messages): Tell {
  return (sentence) => console.error(sentence(messages));
}

/** A folder that changes again and again while it is read is read as it is. */
const MOST_READINGS = 5;

/** Milliseconds to wait for a command that moves files, which takes moments. */
const PATIENCE = 10_000;

/**
 * Reads a data folder, and writes nothing in it. While another command moves files it waits, so that nothing half changed
 * is read; changes that a killed command left half done are not completed here.
 *
 * @param tell receives a notice if the folder holds changes that are not carried out
 * @param patience milliseconds to wait for another command
 * @throws Failure if the folder cannot be read, another command does not finish, or changes of a killed one are pending
 */
export function openDataFolder(folder: string, tell: Tell, patience = PATIENCE): readonly SourceFile[] {
  try {
    return isFolder(folder) ? readUnchanging(folder, tell, patience) : readDataFolder(folder);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.dataUnreadable(folder));
  }
}

/**
 * Reads a data folder for a command that works with the format of the software.
 *
 * @throws Failure as `openDataFolder`, and if the folder has another format
 */
export function openCurrentFolder(folder: string, tell: Tell): readonly SourceFile[] {
  const sources = openDataFolder(folder, tell);
  refuseOtherFormat(sources, folder);
  return sources;
}

/** @throws Failure if a data folder has another format than the software reads */
export function refuseOtherFormat(sources: readonly SourceFile[], folder: string): void {
  const finding = checkFormat(parseFiles(sources), otherDataFolder(folder));
  if (!finding) return;
  throw new Failure((messages) => {
    const { message, hint } = finding.explain(messages);
    return `${message} ${hint}`;
  });
}

function readUnchanging(folder: string, tell: Tell, patience: number): readonly SourceFile[] {
  for (let reading = 1; ; reading += 1) {
    const before = findState(folder);
    const notice = waitForChanges(folder, patience);
    const sources = readDataFolder(folder);
    if (findState(folder) !== before && reading < MOST_READINGS) continue;
    if (notice) tell(notice);
    return sources;
  }
}

/**
 * Waits until no command moves files.
 *
 * @returns a notice of a plan that is not carried out; undefined if there is none
 */
function waitForChanges(folder: string, patience: number): Localized | undefined {
  for (const end = performance.now() + patience; hasPlan(folder); pause()) {
    const holder = holderOf(join(journalFolder(folder), LOCK));
    if (holder === undefined) break;
    if (performance.now() >= end) throw new Failure(({ failures }) => failures.dataInUse(folder, holder));
  }
  const shown = shownFolder(folder);
  const plan = readPlan(folder);
  if (plan === 'foreign') return ({ failures }) => failures.dataForeign(shown);
  if (plan === 'damaged') return ({ dataFolder }) => dataFolder.damaged(shown);
  if (plan) throw new Failure(({ failures }) => failures.dataPending(shown));
  return undefined;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** The journal comes and goes in the folder itself, the plan in the journal: their times say so. */
function findState(folder: string): string {
  const times = [folder, journalFolder(folder)].map(
    (path) => statSync(path, { bigint: true, throwIfNoEntry: false })?.mtimeNs,
  );
  return [...times, hasPlan(folder)].join();
}
