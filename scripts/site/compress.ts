import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json)$/;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Sizes of files in bytes after brotli, by path below the folder. */
export type CompressedSizes = ReadonlyMap<string, number>;

/** Writes a `.br` and a `.gz` beside every text file. */
export async function compressFolder(folder: string): Promise<CompressedSizes> {
  const sizes = new Map<string, number>();
  const pending = listFiles(folder, '').filter((path) => TEXT_FILE.test(path));
  // zlib works in threads of its own: a few files at a time keep them busy.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
        sizes.set(path, await compressFile(join(folder, path)));
      }
    }),
  );
  return sizes;
}

async function compressFile(path: string): Promise<number> {
  const content = await readFile(path);
  const brotli = await asBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await asGzip(content, { level: 9 }));
  return brotli.length;
}

function listFiles(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}
