import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDataFolder } from '../../../scripts/compiler/read/read-data-folder.ts';
import { Failure } from '../../../scripts/failure.ts';
import { everywhere } from '../../../scripts/messages/messages.ts';
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

const pathsOf = (folder: string): readonly string[] => readDataFolder(folder).map(({ path }) => path);

describe('readDataFolder', () => {
  it('gives paths relative to the folder, those of folders in it too', () => {
    expect(pathsOf(folderOf('site.json', 'texts/id/home.json'))).toEqual(['site.json', 'texts/id/home.json']);
  });

  it('gives the bytes of each file', () => {
    const files = readDataFolder(folderOf('days/one.json', 'site.json'));
    expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['days/one.json', 'site.json']);
  });

  it('orders files by their whole paths, whatever their folders', () => {
    expect(pathsOf(folderOf('b.json', 'a/z.json', 'a-b.json', 'A.json'))).toEqual([
      'A.json',
      'a-b.json',
      'a/z.json',
      'b.json',
    ]);
  });

  it('passes over hidden files and folders', () => {
    expect(pathsOf(folderOf('.notes.json', '.git/config', 'texts/.translated.json', 'site.json'))).toEqual([
      'site.json',
    ]);
  });

  it('gives files of any kind', () => {
    expect(pathsOf(folderOf('images/reef.jpg', 'read.me'))).toEqual(['images/reef.jpg', 'read.me']);
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

  it.skipIf(process.platform === 'win32')('does not open sockets', async () => {
    const folder = folderOf('site.json');
    const server = createServer().listen(join(folder, 'a.json'));
    await once(server, 'listening');
    expect(unreadIn(folder)).toEqual({ 'a.json': { reason: 'socket' } });
    server.close();
  });

  it('does not read what is far too large', () => {
    const folder = folderOf('site.json', 'images/reef.jpg');
    truncateSync(join(folder, 'images/reef.jpg'), 64_000_001);
    expect(unreadIn(folder)).toEqual({
      'images/reef.jpg': { reason: 'too-large', bytes: 64_000_001, limit: 64_000_000 },
    });
  });

  it('gives nothing for an empty folder', () => {
    expect(pathsOf(folderOf())).toEqual([]);
  });

  it('reads no more files than data has, and says so in a plain sentence', () => {
    const folder = folderOf('a.json', 'b/c.json', 'd.json');
    expect(readDataFolder(folder, 3)).toHaveLength(3);
    expect(() => readDataFolder(folder, 2)).toThrow(
      new Failure(everywhere(`The data folder "${folder}" holds more than 2 files. Is it the right one?`)),
    );
  });

  it('says in a plain sentence that there is no such folder', () => {
    const folder = join(temporaryFolder(), 'nowhere');
    expect(() => readDataFolder(folder)).toThrow(
      new Failure(everywhere(`The data folder "${folder}" cannot be read: it does not exist.`)),
    );
  });

  it('says in a plain sentence that it is a file', () => {
    const file = join(folderOf('site.json'), 'site.json');
    expect(() => readDataFolder(file)).toThrow(
      new Failure(everywhere(`The data folder "${file}" is not a folder.`)),
    );
  });
});
