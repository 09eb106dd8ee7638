import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDataFolder } from '../../../scripts/compiler/read/read-data-folder.ts';
import { Failure } from '../../../scripts/failure.ts';
import { untranslated } from '../../../scripts/messages/messages.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** A folder with these files, each of which holds its own path. */
function folderOf(...paths: readonly string[]): string {
  const folder = temporaryFolder();
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
  return folder;
}

/** What was found in a folder and not read, by path; none of it has bytes. */
function unreadIn(folder: string): Readonly<Record<string, unknown>> {
  const unread = readDataFolder(folder).filter((source) => source.unread);
  expect(unread.every(({ bytes }) => bytes.length === 0)).toBe(true);
  return Object.fromEntries(unread.map((source) => [source.path, source.unread]));
}

describe('readDataFolder', () => {
  it('gives files of any kind, in folders too, with their bytes, in the order of their whole paths', () => {
    const files = readDataFolder(folderOf('b.json', 'a/z.jpg', 'a-b.json', 'A.json', 'texts/id/read.me'));
    const paths = ['A.json', 'a-b.json', 'a/z.jpg', 'b.json', 'texts/id/read.me'];
    expect(files.map(({ path }) => path)).toEqual(paths);
    expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(paths);
    expect(readDataFolder(folderOf())).toEqual([]);
  });

  it('passes over hidden files and folders', () => {
    const folder = folderOf('.notes.json', '.git/config', 'texts/.translated.json', 'site.json');
    expect(readDataFolder(folder).map(({ path }) => path)).toEqual(['site.json']);
  });

  it('passes over what systems, editors and interrupted downloads leave, in any folder', () => {
    const left = [
      'desktop.ini',
      'images/Thumbs.db',
      'images/ehthumbs.db',
      'site.json.bak',
      'prices/~$islands.xlsx',
      'days/climb.json~',
      'days/#climb.json#',
      'days/climb.json.swp',
      'site.json.orig',
      'images/reef.jpg.crdownload',
      '__MACOSX/site.json',
      'images/@eaDir/reef.jpg',
    ];
    const folder = folderOf(...left, 'site.json', 'images/thumbs.jpg', 'days/back.json');
    const found = readDataFolder(folder).map(({ path }) => path);
    expect(found).toEqual(['days/back.json', 'images/thumbs.jpg', 'site.json']);
  });

  it('does not follow links, to files or folders, inside or outside or to nowhere', () => {
    const folder = folderOf('days/one.json', 'site.json');
    const outside = folderOf('secret.json');
    symlinkSync(join(folder, 'site.json'), join(folder, 'inside.json'));
    symlinkSync(join(outside, 'secret.json'), join(folder, 'outside.json'));
    symlinkSync(outside, join(folder, 'options'));
    symlinkSync(folder, join(folder, 'days/loop'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'nowhere.json'));
    expect(unreadIn(folder)).toEqual({
      'days/loop': { reason: 'link' },
      'inside.json': { reason: 'link' },
      'nowhere.json': { reason: 'link' },
      options: { reason: 'link' },
      'outside.json': { reason: 'link' },
    });
  });

  it.skipIf(process.platform === 'win32')('does not wait for pipes', () => {
    const folder = folderOf('site.json');
    execFileSync('mkfifo', [join(folder, 'a.json')]);
    expect(unreadIn(folder)).toEqual({ 'a.json': { reason: 'pipe' } });
  });

  it('does not read what is far too large', () => {
    const folder = folderOf('site.json', 'images/reef.jpg');
    truncateSync(join(folder, 'images/reef.jpg'), 200_000_001);
    expect(unreadIn(folder)).toEqual({
      'images/reef.jpg': { reason: 'too-large', bytes: 200_000_001, limit: 200_000_000 },
    });
  });

  it('reads no more files than data has, and says so in a plain sentence', () => {
    const folder = folderOf('a.json', 'b/c.json', 'd.json');
    expect(readDataFolder(folder, 3)).toHaveLength(3);
    const sentence = `The data folder "${folder}" holds more than 2 files. Is it the right one?`;
    expect(() => readDataFolder(folder, 2)).toThrow(new Failure(untranslated(sentence)));
  });

  it('says in a plain sentence that there is no such folder, or that it is a file', () => {
    const nowhere = join(temporaryFolder(), 'nowhere');
    const missing = `The data folder "${nowhere}" cannot be read: it does not exist.`;
    expect(() => readDataFolder(nowhere)).toThrow(new Failure(untranslated(missing)));
    const file = join(folderOf('site.json'), 'site.json');
    const occupied = `The data folder "${file}" is not a folder.`;
    expect(() => readDataFolder(file)).toThrow(new Failure(untranslated(occupied)));
  });
});
