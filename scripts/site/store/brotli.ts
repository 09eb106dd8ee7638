import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';

/** Who compresses. */
export interface Compressors {
  readonly brotli: (content: Uint8Array, options: BrotliOptions) => Uint8Array | Promise<Uint8Array>;
  readonly gzip: (content: Uint8Array, options: ZlibOptions) => Uint8Array | Promise<Uint8Array>;
}

/** Other threads: whoever has something else to do meanwhile. */
export const BESIDE: Compressors = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

/** The own thread, which costs less: whoever is one of several. */
export const AT_ONCE: Compressors = { brotli: brotliCompressSync, gzip: gzipSync };

/**
 * How much a file is compressed: not at all, or with more effort where it has more than so many bytes. What arrives
 * with the first packets gains nothing from fewer.
 */
export type Compression = number | 'none';

/** As small as can be. */
export const BEST = 0;

/** Qualities of brotli. Of a document here, milliseconds and kilobytes: 1.2 and 11.2, 19 and 10.5, 47 and 10.4. */
const QUALITIES = [8, 10] as const;
const BEST_QUALITY = 11;

/** A text as hosts send it to browsers that know brotli. */
export async function asBrotli(
  content: Uint8Array,
  enough: Exclude<Compression, 'none'>,
  { brotli }: Compressors = BESIDE,
): Promise<Uint8Array> {
  let sent: Uint8Array | undefined;
  for (const quality of enough === BEST ? [BEST_QUALITY] : QUALITIES) {
    const packed = await brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    if (sent === undefined || packed.length < sent.length) sent = packed;
    if (sent.length <= enough) break;
  }
  return sent ?? content;
}
