import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { projectFolder } from '../../project/folders.ts';

/**
 * A short hash of the code for the addresses of page data: code never reads data of another version, and changed data
 * does not change the addresses in other pages.
 */
export function codeVersion(): string {
  return hashFiles(['package-lock.json', ...filesBelow('src'), ...filesBelow('scripts/compiler')]).slice(
    0,
    8,
  );
}

/** A hash of all inputs of a build but the data: code, packages, Node, platform. */
export function toolVersion(): string {
  const files = ['package-lock.json', ...['src', 'scripts', 'schema'].flatMap(filesBelow)];
  // Installed packages may differ from the lock file.
  const installed = readFileSync(join(projectFolder, 'node_modules/.package-lock.json'));
  const { version, platform, arch, env } = process;
  return createHash('sha256')
    .update([hashFiles(files), version, platform, arch, env.NODE_ENV ?? ''].join())
    .update(installed)
    .digest('hex')
    .slice(0, 16);
}

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of files.toSorted(compareText)) {
    hash.update(path).update(readFileSync(join(projectFolder, path)));
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(projectFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (path === 'src/generated') return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
