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
 * How much a file is compressed: not at all, or until it has so many bytes or fewer, as well as can be where it never
 * has. What arrives with the first packets gains nothing from fewer.
 */
export type Compression = number | 'none';

/** As small as can be. */
export const BEST = 0;

/** A way to compress a text. */
interface Way {
  readonly quality: number;
  /** What brotli takes the content for: it tries other lengths of repeats first. */
  readonly mode: number;
}

const { BROTLI_MODE_TEXT: TEXT, BROTLI_MODE_FONT: FONT } = constants;

const AS_WELL_AS_CAN_BE: Way = { quality: 11, mode: TEXT };

/**
 * Of a document here, milliseconds and kilobytes: 1.2 and 11.2, 19 and 10.5, 47 and 10.4. The one between the first two
 * takes as long as the second. What is best is partly a matter of luck: the last saves up to 70 bytes, or none.
 */
const WAYS: readonly Way[] = [
  { quality: 8, mode: TEXT },
  { quality: 10, mode: TEXT },
  AS_WELL_AS_CAN_BE,
  { quality: 11, mode: FONT },
];

/** A text as hosts send it to browsers that know brotli. */
export async function asBrotli(
  content: Uint8Array,
  enough: Exclude<Compression, 'none'>,
  { brotli }: Compressors = BESIDE,
): Promise<Uint8Array> {
  let sent: Uint8Array | undefined;
  for (const { quality, mode } of enough === BEST ? [AS_WELL_AS_CAN_BE] : WAYS) {
    const packed = await brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    if (sent === undefined || packed.length < sent.length) sent = packed;
    if (sent.length <= enough) break;
  }
  return sent ?? content;
}
