import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftover } from '../../../schema/file-roles.ts';
import { Failure } from '../../failure.ts';
import { otherThanFile, readRegularFile, type UnreadReason } from '../../files/regular-file.ts';
import { compareText } from '../diagnostics/diagnostic.ts';

/** A file of the data folder. */
export interface SourceFile {
  /** Relative to the data folder, with forward slashes. */
  readonly path: string;
  /** Empty if it was not read. */
  readonly bytes: Uint8Array;
  /** The reason why it was not read: it is not a regular file, or too large. */
  readonly unread?: UnreadReason;
}

/** Larger files are not read; no text or photograph comes near. */
const MAX_BYTES = 200_000_000;
/** A folder with more files is not a data folder. */
const MAX_FILES = 50_000;

/**
 * Reads all files below the data folder, in the order of their paths, without hidden ones and those that systems and
 * editors leave behind. Only regular files are opened: links to files or folders are not followed.
 *
 * @throws Failure if the folder or a file in it cannot be read, or it holds more files than any data has
 */
export function readDataFolder(folder: string, maxFiles = MAX_FILES): readonly SourceFile[] {
  try {
    if (!statSync(folder).isDirectory()) throw new Failure(({ failures }) => failures.dataIsNoFolder(folder));
    const found: FoundEntry[] = [];
    for (const entry of listEntries(folder, '')) {
      found.push(entry);
      if (found.length > maxFiles)
        throw new Failure(({ failures }) => failures.dataTooMany(folder, maxFiles));
    }
    return found
      .toSorted((left, right) => compareText(left.path, right.path))
      .map(({ path, unread }) =>
        toSourceFile(path, unread ?? readRegularFile(join(folder, path), MAX_BYTES)),
      );
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.dataUnreadable(folder));
  }
}

type FoundEntry = Pick<SourceFile, 'path' | 'unread'>;

function* listEntries(folder: string, below: string): Generator<FoundEntry> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    if (isLeftover(entry.name)) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    const irregular = otherThanFile(entry);
    if (irregular) yield { path, unread: { reason: irregular } };
    else if (entry.isDirectory()) yield* listEntries(folder, path);
    else yield { path };
  }
}

function toSourceFile(path: string, read: Uint8Array | UnreadReason): SourceFile {
  return read instanceof Uint8Array ? { path, bytes: read } : { path, bytes: new Uint8Array(), unread: read };
}
