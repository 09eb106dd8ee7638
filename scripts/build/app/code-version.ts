import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { projectFolder } from '../../project/folders.ts';

/**
 * A short name for the state of the code, which stands in the addresses of page data: data of one version
 * is never read by code of another, and new data does not change the addresses in other pages.
 */
export function codeVersion(): string {
  return hashFiles(['package-lock.json', ...filesBelow('src'), ...filesBelow('scripts/compiler')]).slice(
    0,
    8,
  );
}

/** Changes with whatever a built site may follow from, but for the data: code, packages, Node, the machine's kind. */
export function toolVersion(): string {
  const files = ['package-lock.json', ...['src', 'scripts', 'schema'].flatMap(filesBelow)];
  // What is installed, which need not be what the lock file says.
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
