import { MAX_PIXELS } from '../../../schema/limits.ts';

/** Longest that the library may take for one picture, in seconds. */
export const MOST_SECONDS = 300;

/** How pictures are opened: those that are too large or damaged are refused, wherever that shows. */
export const DECODING = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

/** So small that it costs nothing, and yet every line of the picture is decoded for it. In pixels. */
const SAMPLE = 16;

/** Why a photograph cannot be decoded to its end, as the library says it; undefined if it can. */
export async function damageOf(bytes: Uint8Array): Promise<string | undefined> {
  // It takes a while to load, which a check that knows all pictures is spared.
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, DECODING)
      .resize(SAMPLE, SAMPLE, { fit: 'fill' })
      .timeout({ seconds: MOST_SECONDS })
      .raw()
      .toBuffer();
    return undefined;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return reason;
  }
}
