import { brotliCompressSync, constants } from 'node:zlib';

/** How much a file is compressed. */
export type Compression = 'best' | 'none' | 'quick';

/** The best takes two and a half times as long for two hundredths of the size: pages are many. */
const QUALITIES = { best: 11, quick: 10 } as const;

/** A text as hosts send it to browsers that know brotli. */
export function asBrotli(content: Uint8Array, compression: Exclude<Compression, 'none'>): Uint8Array {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITIES[compression],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
