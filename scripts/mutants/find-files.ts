import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createFilter } from 'vite';
import { projectFolder } from '../project/folders.ts';

/** Files of code in a folder and below it that a pattern names, relative to the project, in order. */
export function findFiles(folder: string, pattern = '**'): readonly string[] {
  const isWanted = createFilter(pattern, undefined, { resolve: projectFolder });
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isWanted(path))
    .map((path) => relative(projectFolder, path).replaceAll('\\', '/'))
    .toSorted();
}
