import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { asBrotli, BEST } from '../../../scripts/site/store/brotli.ts';

const text = readFileSync(join(projectFolder, 'data/guide/en.md'));

describe('a text as it is sent', async () => {
  const best = await asBrotli(text, BEST);
  const quick = await asBrotli(text, text.length);

  it('is as small as can be where one asks for the best, or nothing is small enough', async () => {
    expect(best.length).toBeLessThan(quick.length);
    expect((await asBrotli(text, 1)).length).toBeLessThanOrEqual(best.length);
  });

  it('is tried in every way before it is found too long, and is the smallest of them', async () => {
    const lengths = [500, 480, 470, 440];
    const tried: number[] = [];
    const brotli = () => {
      tried.push(lengths[tried.length] ?? 0);
      return new Uint8Array(tried.at(-1) ?? 0);
    };
    const compressors = { brotli, gzip: brotli };
    expect((await asBrotli(text, 450, compressors)).length).toBe(440);
    expect(tried).toEqual(lengths);
    lengths.splice(0, 4, 500, 480, 470, 475);
    tried.splice(0);
    expect((await asBrotli(text, 450, compressors)).length).toBe(470);
  });

  it('is compressed no further once it is small enough', async () => {
    expect(await asBrotli(text, quick.length)).toEqual(quick);
    expect((await asBrotli(text, quick.length - 1)).length).toBeLessThan(quick.length);
  });

  it('is read as it was', () => {
    for (const sent of [best, quick]) expect(brotliDecompressSync(sent)).toEqual(text);
  });
});
