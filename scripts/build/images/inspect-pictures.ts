import { classify } from '../../../schema/file-roles.ts';
import { MAX_PIXELS } from '../../../schema/limits.ts';
import { inspectSvg } from '../../compiler/check/inspect-svg.ts';
import type { PictureInspection, PictureInspections } from '../../compiler/check/pictures.ts';
import { isWithinLimits, pixelSize } from '../../compiler/parse/pixel-size.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { type BuildCache, hashContent } from '../build-cache.ts';

/** Version of the inspection, a part of its cache key. */
const INSPECTION = 2;

/**
 * Inspects the pictures of a data folder: vector pictures for forbidden content, photographs by decoding them. Each
 * content is inspected once.
 */
export async function inspectPictures(
  sources: readonly SourceFile[],
  cache: BuildCache,
): Promise<PictureInspections> {
  const found = new Map<string, PictureInspection>();
  for (const { path, bytes, unread } of sources) {
    if (unread || classify(path).role !== 'image') continue;
    const inputs = [INSPECTION, hashContent(bytes)];
    found.set(path, await cache.cachedValue('inspections', inputs, () => inspect(bytes)));
  }
  return found;
}

async function inspect(bytes: Uint8Array): Promise<PictureInspection> {
  const size = pixelSize(bytes);
  if (!size || !isWithinLimits(size)) return {};
  if (size.kind === 'svg') return { svg: inspectSvg(bytes) };
  const damage = await findDamage(bytes);
  return damage === undefined ? {} : { damage };
}

/** Time limit for one picture, in seconds. */
export const MAX_SECONDS = 300;

/** Options that refuse pictures which are too large or damaged. */
export const DECODING = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

/** In pixels; even for so small a result every line of the picture is decoded. */
const SAMPLE = 16;

/** sharp's reason why a photograph cannot be decoded completely; undefined if it can. */
export async function findDamage(bytes: Uint8Array): Promise<string | undefined> {
  // Slow to load, and not needed if the cache has all pictures.
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, DECODING)
      .resize(SAMPLE, SAMPLE, { fit: 'fill' })
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer();
    return undefined;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return reason;
  }
}
