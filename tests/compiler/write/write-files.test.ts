import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../../scripts/compiler/write/write-files.ts';
import { Failure } from '../../../scripts/failure.ts';
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

  it('clears away what an interrupted run has left', () => {
    const folder = writtenFolder();
    writeFileSync(join(folder, 'nl/pages/a.ts.99999.tmp'), 'half');
    writeFiles(folder, first);
    expect(allFiles(folder)).toEqual(['nl/pages/a.ts', 'nl/pages/b.ts', 'registry.ts']);
  });
  it('leaves every file whole, old or new, where it fails midway', () => {
    const folder = writtenFolder();
    // The name itself is short enough, but not with the ending that it has while it is written.
    const tooLong = { path: `nl/pages/${'x'.repeat(253)}`, content: 'four' };
    const changed = first.map(({ path, content }) => ({ path, content: `${content} again` }));
    const files = [...changed.slice(0, 1), tooLong, ...changed.slice(1)];
    expect(() => writeFiles(folder, files)).toThrow(Failure);
    const contents = first.map(({ path }) => readFileSync(join(folder, path), 'utf8'));
    expect(contents).toEqual(['one again', 'two', 'three']);
    expect(allFiles(folder)).toEqual(first.map(({ path }) => path).toSorted());
  });
});
