import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import { compareText } from '../diagnostics/diagnostic.ts';

/** A file of the data folder. */
export interface SourceFile {
  /** Relative to the data folder, with forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * All files below the data folder in the order of their paths; hidden files are passed over.
 *
 * @throws Failure if the folder or a file in it cannot be read
 */
export function readDataFolder(folder: string): readonly SourceFile[] {
  try {
    if (!statSync(folder).isDirectory()) throw new Failure(({ failures }) => failures.dataIsNoFolder(folder));
    return listFiles(folder, '')
      .toSorted(compareText)
      .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.dataUnreadable(folder));
  }
}

function listFiles(folder: string, below: string): readonly string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}
