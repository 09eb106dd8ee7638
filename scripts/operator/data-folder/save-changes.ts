import { join } from 'node:path';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { type Disk, realDisk } from '../../files/disk.ts';
import { holdingSignals } from '../../files/hold-signals.ts';
import type { DataChanges } from './changes.ts';
import {
  type FileChange,
  hasPlan,
  type JournalPlan,
  readIfPresent,
  removeJournal,
  writeJournal,
} from './journal.ts';
import { applyOrRollback } from './recover-folder.ts';

/** How changes are saved. */
export interface SaveOptions {
  /** The files that the changes were made from: one that is no longer so is not overwritten. */
  readonly seen?: readonly SourceFile[];
  readonly disk?: Disk;
}

const encoder = new TextEncoder();

/**
 * Writes changes into a data folder: all of them, or none, whatever happens meanwhile. All is first written aside; then it
 * is decided, and moved into place. What fails is taken back; what is killed is finished by the next command.
 *
 * @throws Failure if the folder cannot be written to, or has changed since it was read; it is then as it was
 */
export function saveChanges(
  folder: string,
  changes: DataChanges,
  { seen, disk = realDisk }: SaveOptions = {},
): void {
  if (changes.size === 0) return;
  try {
    const files = [...changes].map(([path, content]) => ({
      path,
      before: readIfPresent(join(folder, path)),
      after: content === undefined ? undefined : encoder.encode(content),
    }));
    if (seen) for (const { path, before } of files) refuseChanged(path, before, seen);
    holdingSignals(() => save(folder, files, disk));
  } catch (error) {
    const isHalfDone = hasPlan(folder);
    throw Failure.from(error, ({ failures }) =>
      isHalfDone ? failures.dataHalfChanged(folder) : failures.dataUnwritable(folder),
    );
  }
}

function save(folder: string, files: readonly FileChange[], disk: Disk): void {
  const plan = commitOrSweep(folder, files, disk);
  const { error } = applyOrRollback(folder, plan, disk);
  removeJournal(folder, disk);
  if (error !== undefined) throw error;
}

function commitOrSweep(folder: string, files: readonly FileChange[], disk: Disk): JournalPlan {
  try {
    return writeJournal(folder, files, disk);
  } catch (error) {
    removeJournal(folder, disk);
    throw error;
  }
}

/** @throws Failure if a file is not as it was when the changes were made */
function refuseChanged(path: string, before: Uint8Array | undefined, seen: readonly SourceFile[]): void {
  // Hidden files are read by those that change them only.
  if (path.split('/').some((step) => step.startsWith('.'))) return;
  const known = seen.find((source) => source.path === path)?.bytes;
  const isSame = known && before ? Buffer.compare(known, before) === 0 : known === before;
  if (!isSame) throw new Failure(({ failures }) => failures.dataChanged(path));
}
