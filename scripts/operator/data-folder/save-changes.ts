import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../../failure.ts';
import type { DataChanges } from './changes.ts';

/**
 * Writes changes into a data folder: all of them, or none. Each file is first written aside under a hidden
 * name, which nobody reads; then all are moved into place. What fails half-way is taken back.
 *
 * @throws Failure if the folder cannot be written to; it is then as it was
 */
export function saveChanges(folder: string, changes: DataChanges): void {
  const before = new Map<string, Uint8Array | undefined>();
  const asides: string[] = [];
  try {
    for (const path of changes.keys()) before.set(path, readIfPresent(join(folder, path)));
    const moves = [...changes].map(([path, content]) => {
      const target = join(folder, path);
      if (content === undefined) return () => removeWithEmptyFolder(target);
      const aside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
      mkdirSync(dirname(target), { recursive: true });
      asides.push(aside);
      writeFileSync(aside, content);
      return () => renameSync(aside, target);
    });
    for (const move of moves) move();
  } catch (error) {
    for (const aside of asides) rmSync(aside, { force: true });
    restore(folder, before);
    throw Failure.from(error, ({ failures }) => failures.dataUnwritable(folder));
  }
}

function restore(folder: string, before: ReadonlyMap<string, Uint8Array | undefined>): void {
  for (const [path, bytes] of before) {
    const target = join(folder, path);
    try {
      if (bytes === undefined) removeWithEmptyFolder(target);
      else if (!readIfPresent(target)?.equals(bytes)) writeFileSync(target, bytes);
    } catch {
      // The folder that refuses the change may refuse this too; the others are still restored.
    }
  }
}

function readIfPresent(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function removeWithEmptyFolder(path: string): void {
  rmSync(path, { force: true });
  const parent = dirname(path);
  if (existsSync(parent) && readdirSync(parent).length === 0) rmdirSync(parent);
}
