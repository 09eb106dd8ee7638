import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../failure.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';

/**
 * Makes a folder hold exactly the files given: unchanged ones stay untouched, changed ones are written
 * aside and moved into place, stale ones go.
 *
 * @returns paths relative to the folder
 * @throws Failure if the folder cannot be written to
 */
export function writeFiles(folder: string, files: readonly GeneratedFile[]) {
  try {
    const changed = files.filter(({ path, content }) => readIfPresent(join(folder, path)) !== content);
    for (const file of changed) writeAside(folder, file);
    const wanted = new Set(files.map(({ path }) => path));
    const removed = listAll(folder, '').filter((path) => !wanted.has(path));
    for (const path of removed) removeWithEmptyFolders(folder, path);
    const written = changed.map(({ path }) => path);
    return { written, removed, unchanged: files.length - written.length };
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(folder));
  }
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function writeAside(folder: string, { path, content }: GeneratedFile): void {
  const target = join(folder, path);
  const aside = `${target}.${process.pid}.tmp`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(aside, content);
  renameSync(aside, target);
}

function listAll(folder: string, below: string): readonly string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listAll(folder, path) : [path];
  });
}

function removeWithEmptyFolders(folder: string, path: string): void {
  rmSync(join(folder, path));
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    if (readdirSync(join(folder, parent)).length > 0) return;
    rmdirSync(join(folder, parent));
  }
}
