import { mkdirSync, writeFileSync } from 'node:fs';
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

  it('gives nothing for an empty folder', () => {
    expect(pathsOf(folderOf())).toEqual([]);
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
