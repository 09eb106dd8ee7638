import { existsSync, statSync } from 'node:fs';
import { checkFormat } from '../../compiler/check/format.ts';
import { parseFiles } from '../../compiler/parse/parse-files.ts';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { findHolder, pause } from '../../files/lock.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { otherDataFolder, shownFolder } from '../../project/folders.ts';
import { journalPath, readPlan } from './journal.ts';

/** Prints a sentence for the person who runs the command. */
export type PrintMessage = (sentence: Localized) => void;

/** Prints sentences beside the output of a command. */
export function messagePrinter(messages: Messages): PrintMessage {
  return (sentence) => console.error(sentence(messages));
}

/** A folder that changes again and again while it is read is read as it is. */
const MAX_READINGS = 5;

/** Milliseconds to wait for a command that moves files, which takes moments. */
const LOCK_TIMEOUT = 10_000;

/**
 * Reads a data folder, and writes nothing in it: not while another command moves files, so that nothing half changed is
 * read, and not if changes of a killed command are pending.
 *
 * @param print receives a notice if the folder holds changes from elsewhere
 * @throws Failure if the folder cannot be read, another command does not finish, or changes of a killed one are pending
 */
export function openDataFolder(folder: string, print: PrintMessage): readonly SourceFile[] {
  try {
    for (let reading = 1; ; reading += 1) {
      const before = describeState(folder);
      const notice = waitForChanges(folder);
      const sources = readDataFolder(folder);
      if (describeState(folder) !== before && reading < MAX_READINGS) continue;
      if (notice) print(notice);
      return sources;
    }
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.dataUnreadable(folder));
  }
}

/**
 * Reads a data folder for a command that works with the format of the software.
 *
 * @throws Failure as `openDataFolder`, and if the folder has another format
 */
export function openCurrentFolder(folder: string, messages: Messages): readonly SourceFile[] {
  const sources = openDataFolder(folder, messagePrinter(messages));
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

/** Waits until no command moves files; returns a notice if the folder holds changes from another computer. */
function waitForChanges(folder: string): Localized | undefined {
  for (const end = performance.now() + LOCK_TIMEOUT; ; pause()) {
    const holder = existsSync(journalPath(folder, 'plan.json'))
      ? findHolder(journalPath(folder, 'lock'))
      : undefined;
    if (holder === undefined) break;
    if (performance.now() >= end) throw new Failure(({ failures }) => failures.dataInUse(folder, holder));
  }
  const plan = readPlan(folder);
  if (plan === undefined) return undefined;
  const shown = shownFolder(folder);
  if (plan === 'foreign') return ({ dataFolder }) => dataFolder.foreign(shown);
  throw new Failure(({ failures }) => failures.dataPending(shown));
}

/** The journal comes and goes in the folder itself, the plan in the journal: their times say so. */
function describeState(folder: string): string {
  const paths = [folder, journalPath(folder)].filter((path) => existsSync(path));
  return paths.map((path) => statSync(path, { bigint: true, throwIfNoEntry: false })?.mtimeNs).join();
}
