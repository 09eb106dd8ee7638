import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../compiler/diagnostics/diagnostic.ts';
import { projectFolder } from '../project/folders.ts';

/**
 * A short name for the state of the code, which stands in the addresses of page data: data of one version
 * is never read by code of another, and new data does not change the addresses in other pages.
 */
export function codeVersion(): string {
  const hash = createHash('sha256');
  const files = ['package-lock.json', ...filesBelow('src'), ...filesBelow('scripts/compiler')];
  for (const path of files.toSorted(compareText)) {
    hash.update(path).update(readFileSync(join(projectFolder, path)));
  }
  return hash.digest('hex').slice(0, 8);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(projectFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (path === 'src/generated') return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
