import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { asBrotli, BEST } from '../../../scripts/site/store/brotli.ts';

const text = readFileSync(join(projectFolder, 'data/guide/en.md'));

describe('a text as it is sent', () => {
  const best = asBrotli(text, BEST);
  const quick = asBrotli(text, text.length);

  it('is as small as can be where one asks for the best, or nothing is small enough', () => {
    expect(best.length).toBeLessThan(quick.length);
    expect(asBrotli(text, 1)).toEqual(best);
  });

  it('is compressed no further once it is small enough', () => {
    expect(asBrotli(text, quick.length)).toEqual(quick);
    expect(asBrotli(text, quick.length - 1).length).toBeLessThan(quick.length);
  });

  it('is read as it was', () => {
    for (const sent of [best, quick]) expect(brotliDecompressSync(sent)).toEqual(text);
  });
});
