import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { holdingSignals } from '../../files/hold-signals.ts';
import type { Localized } from '../../messages/messages.ts';
import type { DataChanges } from './changes.ts';
import { findInJournal, finishPlan, leadsOutside, readContent, type Step, writePlan } from './journal.ts';

/**
 * Writes changes into a data folder: all of them, or none, whatever happens meanwhile. Contents are first written aside as
 * a plan, which commits them; then files move. Changes that fail are rolled back; those of a killed command are finished
 * by the next that changes data. For use within `changingFolder`.
 *
 * @param seen the files that the changes were made from: one that is no longer so is not overwritten
 * @throws Failure if the folder cannot be written to, or has changed since it was read; it is then as it was
 */
export function saveChanges(
  folder: string,
  changes: DataChanges,
  { seen }: { readonly seen?: readonly SourceFile[] } = {},
): void {
  if (changes.size === 0) return;
  try {
    const steps = [...changes].map(([path, content]): Step => {
      if (leadsOutside(folder, path)) throw new Failure(({ failures }) => failures.dataOutside(path));
      const before = readContent(join(folder, path));
      if (seen && !isUnchanged(path, before, seen))
        throw new Failure(({ failures }) => failures.dataChanged(path));
      return { path, before, after: content === undefined ? null : Buffer.from(content).toString('base64') };
    });
    holdingSignals(() => {
      writePlan(folder, steps);
      const { error } = finishPlan(folder, steps);
      if (error !== undefined) throw error;
    });
  } catch (error) {
    throw Failure.from(error, unwritable(folder));
  }
}

/** A sentence that a data folder cannot be written to, and if changes in it are half done. */
export function unwritable(folder: string): Localized {
  const isHalfDone = existsSync(findInJournal(folder, 'plan.json'));
  return ({ failures }) => (isHalfDone ? failures.dataHalfChanged(folder) : failures.dataUnwritable(folder));
}

/** Tells if a file is none of the site's own: only those that change it read it. */
export function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.'));
}

function isUnchanged(path: string, before: string | null, seen: readonly SourceFile[]): boolean {
  if (isHidden(path)) return true;
  const known = seen.find((source) => source.path === path)?.bytes;
  return before === (known ? Buffer.from(known).toString('base64') : null);
}
