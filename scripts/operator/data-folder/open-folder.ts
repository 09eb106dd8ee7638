import { existsSync, statSync } from 'node:fs';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { hasPlan } from './journal.ts';
import { recoverFolder } from './recover-folder.ts';

/** Prints a sentence for the person who runs the command. */
export type Tell = (sentence: Localized) => void;

/** Prints sentences beside the output of a command. */
export function tellIn(messages: Messages): Tell {
  return (sentence) => console.error(sentence(messages));
}

/** A folder that changes again and again while it is read is read as it is. */
const MOST_READINGS = 5;

/**
 * Reads a data folder, after what a killed command left was put in order. While another command changes files it waits, so
 * that nothing half changed is read.
 *
 * @param tell is told what was put in order
 * @throws Failure if the folder cannot be read, or put in order
 */
export function openDataFolder(folder: string, tell: Tell): readonly SourceFile[] {
  for (let reading = 1; ; reading += 1) {
    recoverFolder(folder, tell);
    const before = stateOf(folder);
    const sources = readDataFolder(folder);
    // The journal comes and goes in the folder itself: its time says so.
    if ((!hasPlan(folder) && stateOf(folder) === before) || reading === MOST_READINGS) return sources;
  }
}

function stateOf(folder: string): bigint | undefined {
  return existsSync(folder) ? statSync(folder, { bigint: true }).mtimeNs : undefined;
}
