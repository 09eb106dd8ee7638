import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuildCache, type CachedFiles } from '../../scripts/build/build-cache.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const FILES = {
  document: Buffer.from('<p>Harbour</p>'),
  'document.br': Buffer.from([1, 2, 3]),
  empty: Buffer.of(),
};

function newCache() {
  const folder = temporaryFolder();
  const damaged: string[] = [];
  let made = 0;
  const cache = new BuildCache(folder, (path) => damaged.push(path));
  /** Asks for files of a kind; counts how often they are made. */
  const ask = (inputs: unknown, files: CachedFiles = FILES, kind = 'pages'): Promise<CachedFiles> =>
    cache.cached(kind, inputs, () => {
      made += 1;
      return files;
    });
  return { folder, damaged, cache, ask, made: () => made };
}

function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('the cache of builds', () => {
  it('makes the same thing once, also for another build', async () => {
    const { folder, ask, made } = newCache();
    expect(await ask(['page', new Map([['a', 1]])])).toEqual(FILES);
    expect(await ask(['page', new Map([['a', 1]])])).toEqual(FILES);
    expect(made()).toBe(1);
    const other = new BuildCache(folder);
    const found = await other.cached('pages', ['page', new Map([['a', 1]])], () =>
      Promise.reject(new Error()),
    );
    expect(found).toEqual(FILES);
  });

  it('makes what follows from something else, or is of another kind', async () => {
    const { ask, made } = newCache();
    for (const inputs of ['a', ['a'], { a: 1 }, { a: 2 }, new Map([['a', 1]])]) await ask(inputs);
    await ask('a', FILES, 'pictures');
    expect(made()).toBe(6);
  });

  it('finds every single wrong bit although size and time are as they were, says so, and makes the entry again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat({ max: 7 }), async (at, bit) => {
        const { folder, damaged, ask, made } = newCache();
        await ask('page');
        const [path = ''] = pathsIn(folder);
        flipBit(path, at, bit);
        expect(await ask('page')).toEqual(FILES);
        expect(damaged).toEqual([path]);
        expect(made()).toBe(2);
        expect(await ask('page')).toEqual(FILES);
        expect(made()).toBe(2);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps nothing where making fails, and leaves no other files', async () => {
    const { folder, cache, ask } = newCache();
    await expect(cache.cached('pages', 'page', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(pathsIn(folder)).toEqual([]);
    await ask('page');
    expect(pathsIn(folder)).toHaveLength(1);
  });

  it('gives the path of a file with a content, even after somebody changed that file', () => {
    const { cache } = newCache();
    const path = cache.fileWith(Buffer.from('export {}'), '.mjs');
    writeFileSync(path, 'export [}');
    expect(cache.fileWith(Buffer.from('export {}'), '.mjs')).toBe(path);
    expect(readFileSync(path, 'utf8')).toBe('export {}');
  });

  it('removes what was not used for three days, and pictures after thirty', async () => {
    const { folder, cache, ask } = newCache();
    const day = 24 * 3_600_000;
    const now = Date.now();
    const entryUsed = async (kind: string, days: number): Promise<string> => {
      const before = new Set(pathsIn(folder));
      await ask(days, FILES, kind);
      const path = pathsIn(folder).find((each) => !before.has(each)) ?? '';
      utimesSync(path, (now - days * day) / 1000, (now - days * day) / 1000);
      return path;
    };
    const used = [
      await entryUsed('pages', 2),
      await entryUsed('pictures', 4),
      await entryUsed('pictures', 29),
    ];
    const again = await entryUsed('pages', 5);
    await ask(5);
    await entryUsed('pages', 4);
    await entryUsed('pictures', 31);
    cache.sweep(now);
    expect(pathsIn(folder).toSorted()).toEqual([...used, again].toSorted());
  });
});

/** Changes one bit of a file, and neither its size nor its time. */
function flipBit(path: string, at: number, bit: number): void {
  const { atime, mtime } = statSync(path);
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(at % bytes.length) ^ (1 << bit), at % bytes.length);
  writeFileSync(path, bytes);
  utimesSync(path, atime, mtime);
}
