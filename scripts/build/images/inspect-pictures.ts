import { classify } from '../../../schema/file-roles.ts';
import { inspectSvg } from '../../compiler/check/inspect-svg.ts';
import type { PictureInspection, PictureInspections } from '../../compiler/check/pictures.ts';
import { isBearable, pixelSize } from '../../compiler/parse/pixel-size.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { type BuildCache, decode, hashOf } from '../build-cache.ts';
import { damageOf } from './decode-photograph.ts';

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
    const { inspection } = await cache.cached('inspections', [INSPECTION, hashOf(bytes)], async () => ({
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
  const damage = await damageOf(bytes);
  return damage === undefined ? {} : { damage };
}
