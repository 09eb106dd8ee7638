import { join } from 'node:path';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure, isSystemError } from '../../failure.ts';
import { type Disk, realDisk } from '../../files/disk.ts';
import { holdingSignals } from '../../files/hold-signals.ts';
import type { Localized } from '../../messages/messages.ts';
import type { DataChanges } from './changes.ts';
import {
  applyOrRollback,
  completePlan,
  type FileChange,
  hasPlan,
  isBehindLink,
  isConfined,
  type JournalPlan,
  readIfPresent,
  removeLeftovers,
  writeJournal,
} from './journal.ts';

/** How changes are saved. */
export interface SaveOptions {
  /** The files that the changes were made from: one that is no longer so is not overwritten. */
  readonly seen?: readonly SourceFile[];
  readonly disk?: Disk;
}

const encoder = new TextEncoder();

/**
 * Writes changes into a data folder: all of them, or none, whatever happens meanwhile. All is first written aside; then it
 * is committed, and moved into place. What fails is rolled back; what is killed is completed by the next command that
 * changes data.
 *
 * @throws Failure if the folder cannot be written to, or has changed since it was read; it is then as it was
 */
export function saveChanges(
  folder: string,
  changes: DataChanges,
  { seen, disk = realDisk }: SaveOptions = {},
): void {
  if (changes.size === 0) return;
  for (const path of changes.keys()) refuseOutside(folder, path);
  try {
    const files = [...changes].map(([path, content]) => ({
      path,
      before: readIfPresent(join(folder, path)),
      after: content === undefined ? undefined : encoder.encode(content),
    }));
    if (seen) for (const { path, before } of files) refuseChanged(path, before, seen);
    holdingSignals(() => save(folder, files, disk));
  } catch (error) {
    throw Failure.from(error, unwritable(folder));
  }
}

/** A sentence that a data folder cannot be written to, and if changes in it are half done. */
export function unwritable(folder: string): Localized {
  const isHalfDone = hasPlan(folder);
  return ({ failures }) => (isHalfDone ? failures.dataHalfChanged(folder) : failures.dataUnwritable(folder));
}

function save(folder: string, files: readonly FileChange[], disk: Disk): void {
  const plan = commitOrSweep(folder, files, disk);
  const { error } = applyOrRollback(folder, plan, disk);
  completePlan(folder, disk);
  trySweep(folder, disk);
  if (error !== undefined) throw error;
}

function commitOrSweep(folder: string, files: readonly FileChange[], disk: Disk): JournalPlan {
  try {
    return writeJournal(folder, files, disk);
  } catch (error) {
    if (!hasPlan(folder)) trySweep(folder, disk);
    throw error;
  }
}

/** The next command removes what the system does not let go of now. */
function trySweep(folder: string, disk: Disk): void {
  try {
    removeLeftovers(folder, disk);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/** @throws Failure if a path leads out of the data folder */
function refuseOutside(folder: string, path: string): void {
  if (isConfined(path) && !isBehindLink(folder, path)) return;
  throw new Failure(({ failures }) => failures.dataOutside(path));
}

/** @throws Failure if a file is not as it was when the changes were made */
function refuseChanged(path: string, before: Uint8Array | undefined, seen: readonly SourceFile[]): void {
  // Hidden files are read by those that change them only.
  if (path.split('/').some((step) => step.startsWith('.'))) return;
  const known = seen.find((source) => source.path === path)?.bytes;
  const isSame = known && before ? Buffer.compare(known, before) === 0 : known === before;
  if (!isSame) throw new Failure(({ failures }) => failures.dataChanged(path));
}
