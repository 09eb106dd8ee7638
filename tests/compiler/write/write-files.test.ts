import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

function failureOf(action: () => unknown): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('writeFiles', () => {
  it('makes the folder and what is below it', () => {
    const folder = join(temporaryFolder(), 'not/there/yet');
    writeFiles(folder, first);
    expect(allFiles(folder)).toEqual(['nl/pages/a.ts', 'nl/pages/b.ts', 'registry.ts']);
  });

  it('reports all files as written the first time', () => {
    expect(writeFiles(temporaryFolder(), first)).toEqual({
      written: ['registry.ts', 'nl/pages/a.ts', 'nl/pages/b.ts'],
      removed: [],
      unchanged: 0,
    });
  });

  it('leaves unchanged files untouched', () => {
    const folder = writtenFolder();
    writeFiles(folder, first);
    const times = first.map(({ path }) => statSync(join(folder, path)).mtime);
    expect(times).toEqual(first.map(() => LONG_AGO));
  });

  it('replaces a changed file', () => {
    const folder = writtenFolder();
    writeFiles(folder, [...first.slice(1), { path: 'registry.ts', content: 'other' }]);
    expect(readFileSync(join(folder, 'registry.ts'), 'utf8')).toBe('other');
  });

  it('touches only the changed file', () => {
    const folder = writtenFolder();
    const report = writeFiles(folder, [...first.slice(1), { path: 'registry.ts', content: 'other' }]);
    expect(report).toEqual({ written: ['registry.ts'], removed: [], unchanged: 2 });
    expect(statSync(join(folder, 'nl/pages/a.ts')).mtime).toEqual(LONG_AGO);
  });

  it('removes stale files', () => {
    const folder = writtenFolder();
    const { removed } = writeFiles(folder, first.slice(0, 2));
    expect(removed).toEqual(['nl/pages/b.ts']);
    expect(allFiles(folder)).toEqual(['nl/pages/a.ts', 'registry.ts']);
  });

  it('removes folders that are empty then', () => {
    const folder = writtenFolder();
    writeFiles(folder, first.slice(0, 1));
    expect(existsSync(join(folder, 'nl'))).toBe(false);
  });

  it('keeps the folder itself when nothing is to be in it', () => {
    const folder = writtenFolder();
    writeFiles(folder, []);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves nothing aside', () => {
    const folder = writtenFolder();
    writeFiles(folder, [{ path: 'registry.ts', content: 'other' }]);
    expect(allFiles(folder)).toEqual(['registry.ts']);
  });

  it('clears away what an interrupted run left aside', () => {
    const folder = writtenFolder();
    writeFileSync(join(folder, 'nl/pages/a.ts.99999.tmp'), 'half');
    writeFiles(folder, first);
    expect(allFiles(folder)).toEqual(['nl/pages/a.ts', 'nl/pages/b.ts', 'registry.ts']);
  });

  it('says in a plain sentence that a file stands where the folder should be', () => {
    const file = join(temporaryFolder(), 'occupied');
    writeFileSync(file, '');
    const failure = failureOf(() => writeFiles(file, first));
    expect(failure).toBeInstanceOf(Failure);
    expect(String(failure)).toContain(
      `The folder "${file}" cannot be written to: a folder was expected, but there is a file.`,
    );
  });

  it.skipIf(process.getuid?.() === 0)(
    'says in a plain sentence that the folder may not be written to',
    () => {
      const folder = join(temporaryFolder(), 'read-only');
      mkdirSync(folder, { mode: 0o500 });
      const failure = failureOf(() => writeFiles(folder, first));
      expect(failure).toBeInstanceOf(Failure);
      expect(String(failure)).toContain(`The folder "${folder}" cannot be written to: permission is denied.`);
      expect(allFiles(folder)).toEqual([]);
    },
  );

  // /proc/self can be written to by nobody, not even by root.
  it.skipIf(!existsSync('/proc/self'))('says in a plain sentence that nobody may write to a folder', () => {
    const failure = failureOf(() => writeFiles('/proc/self', [{ path: 'registry.ts', content: '' }]));
    expect(failure).toBeInstanceOf(Failure);
    expect(String(failure)).toMatch(/^Failure: The folder "\/proc\/self" cannot be written to: .+\.$/);
  });

  it('leaves every file whole, old or new, where it fails midway', () => {
    const folder = writtenFolder();
    // The name itself is short enough; with the ending that it has while it is written aside it is not.
    const tooLong = { path: `nl/pages/${'x'.repeat(253)}`, content: 'four' };
    const changed = first.map(({ path, content }) => ({ path, content: `${content} again` }));
    const failure = failureOf(() =>
      writeFiles(folder, [...changed.slice(0, 1), tooLong, ...changed.slice(1)]),
    );
    expect(failure).toBeInstanceOf(Failure);
    expect(first.map(({ path }) => readFileSync(join(folder, path), 'utf8'))).toEqual([
      'one again',
      'two',
      'three',
    ]);
    expect(allFiles(folder)).toEqual(first.map(({ path }) => path).toSorted());
  });
});
