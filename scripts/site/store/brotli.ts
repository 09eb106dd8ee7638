import { brotliCompressSync, constants } from 'node:zlib';

/** A text compressed as much as it can be. */
export function asBrotli(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
