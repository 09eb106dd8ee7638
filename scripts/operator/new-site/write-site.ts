import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '../../command-line.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { projectFolder, shownFolder } from '../../project/folders.ts';

/** @throws UsageError if the folder of a new site holds something, or is a file */
export function refuseTaken(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    if (readdirSync(folder).length === 0) return;
  } catch {
    // A file, or a folder that nobody may read: neither is a place for a site.
  }
  throw new UsageError(({ newSite }) => newSite.notEmpty(shownFolder(folder)));
}

/**
 * Writes the data folder of a new site: all of it or nothing. It is written beside its place and moved there at last.
 *
 * @throws Failure if the folder cannot be written
 */
export function writeSite(folder: string, sources: readonly SourceFile[]): void {
  let aside: string | undefined;
  try {
    mkdirSync(dirname(folder), { recursive: true });
    aside = mkdtempSync(`${folder}.new-`);
    for (const { path, bytes } of sources) {
      const file = join(aside, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, path.endsWith('.json') ? linked(folder, path, bytes) : bytes);
    }
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(aside, folder);
  } catch (error) {
    if (aside !== undefined) rmSync(aside, { recursive: true, force: true });
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(shownFolder(folder)));
  }
}

/** A file that names its rules from where it will lie. */
function linked(folder: string, path: string, bytes: Uint8Array): string {
  const rules = join(projectFolder, 'schema/json');
  const way = relative(dirname(resolve(folder, path)), rules).replaceAll('\\', '/');
  return new TextDecoder().decode(bytes).replace(/("\$schema": ")[^"]*\/schema\/json/, `$1${way}`);
}
