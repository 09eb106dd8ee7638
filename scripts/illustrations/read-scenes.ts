import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { Failure } from '../failure.ts';

/**
 * The scenes of a folder, a JSON file each, in the order of their names.
 *
 * @throws Failure if the folder or a file in it cannot be read
 */
export function readScenes(folder: string): readonly SourceFile[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
  } catch (error) {
    throw Failure.from(error, ({ illustrations }) => illustrations.unreadable(folder));
  }
}
