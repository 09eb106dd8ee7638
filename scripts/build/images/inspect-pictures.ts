import { classify } from '../../../schema/file-roles.ts';
import type { PictureInspection, PictureInspections } from '../../compiler/check/pictures.ts';
import { inspectSvg } from '../../compiler/check/svg/inspect-svg.ts';
import { isBearable, MOST_PIXELS } from '../../compiler/parse/picture-limits.ts';
import { pixelSize } from '../../compiler/parse/pixel-size.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { type BuildCache, decode, hashContent } from '../build-cache.ts';

/** Counts up when other things are looked for in a picture. */
const INSPECTION = 1;

/**
 * Looks into the pictures of a data folder: vector pictures for what they must not hold, photographs by decoding them.
 * Each content is looked into once.
 */
export async function inspectPictures(
  sources: readonly SourceFile[],
  cache: BuildCache,
): Promise<PictureInspections> {
  const found = new Map<string, PictureInspection>();
  for (const { path, bytes, unread } of sources) {
    if (unread || classify(path).role !== 'image') continue;
    const { inspection } = await cache.cached('inspections', [INSPECTION, hashContent(bytes)], async () => ({
      inspection: Buffer.from(JSON.stringify(await inspect(bytes))),
    }));
    found.set(path, JSON.parse(decode(inspection)) as PictureInspection);
  }
  return found;
}

async function inspect(bytes: Uint8Array): Promise<PictureInspection> {
  const size = pixelSize(bytes);
  if (!size || !isBearable(size)) return {};
  if (size.kind === 'svg') return { svg: inspectSvg(bytes) };
  const damage = await findDamage(bytes);
  return damage === undefined ? {} : { damage };
}

/** Longest that the library may take for one picture, in seconds. */
export const MOST_SECONDS = 300;

/** How pictures are opened: those that are too large or damaged are refused, wherever that shows. */
export const DECODING = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/** So small that it costs nothing, and yet every line of the picture is decoded for it. In pixels. */
const SAMPLE = 16;

/** Why a photograph cannot be decoded to its end, as the library says it; undefined if it can. */
export async function findDamage(bytes: Uint8Array): Promise<string | undefined> {
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
