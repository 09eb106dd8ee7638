import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../../scripts/compiler/write/write-files.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const LONG_AGO = new Date('2001-01-01T00:00:00Z');

const first = [
  { path: 'registry.ts', content: 'one' },
  { path: 'nl/pages/a.ts', content: 'two' },
  { path: 'nl/pages/b.ts', content: 'three' },
];

/** A folder that holds the first files, all of them written long ago. */
function writtenFolder(): string {
  const folder = temporaryFolder();
  writeFiles(folder, first);
  for (const { path } of first) utimesSync(join(folder, path), LONG_AGO, LONG_AGO);
  return folder;
}

function allFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}

describe('writeFiles', () => {
  it('writes only a changed file, and leaves nothing else behind', () => {
    const folder = writtenFolder();
    const report = writeFiles(folder, [...first.slice(1), { path: 'registry.ts', content: 'other' }]);
    expect(report).toEqual({ written: ['registry.ts'], removed: [], unchanged: 2 });
    expect(readFileSync(join(folder, 'registry.ts'), 'utf8')).toBe('other');
    expect(statSync(join(folder, 'nl/pages/a.ts')).mtime).toEqual(LONG_AGO);
    expect(allFiles(folder)).toHaveLength(first.length);
  });

  it('removes stale files, and folders that are empty then, but never the folder itself', () => {
    const folder = writtenFolder();
    expect(writeFiles(folder, first.slice(0, 2)).removed).toEqual(['nl/pages/b.ts']);
    writeFiles(folder, first.slice(0, 1));
    expect(existsSync(join(folder, 'nl'))).toBe(false);
    writeFiles(folder, []);
    expect(readdirSync(folder)).toEqual([]);
  });
});
