import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PictureInspection, PictureInspections } from '../compiler/check/pictures.ts';
import { inspectSvg } from '../compiler/check/svg/inspect-svg.ts';
import { classify } from '../compiler/parse/classify.ts';
import { isBearable } from '../compiler/parse/picture-limits.ts';
import { pixelSize } from '../compiler/parse/pixel-size.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { readJsonIfWhole, writeWhole } from '../site/store/kept-file.ts';
import { damageOf } from './decode-photograph.ts';

/** Counts up when a picture is looked into with other eyes: what was seen before is then forgotten. */
const INSPECTION = 1;
/** Pictures that are remembered; those seen first are forgotten first. */
const MOST_REMEMBERED = 5000;

/**
 * Looks into the pictures of a data folder: vector pictures for what they must not hold, photographs by decoding them. What
 * was seen is kept by the picture's content, so that each is looked into once.
 *
 * @param cache folder of what can be made again
 */
export async function inspectPictures(
  sources: readonly SourceFile[],
  cache: string,
): Promise<PictureInspections> {
  const file = join(cache, 'inspected-pictures.json');
  const kept = readKept(file);
  const found = new Map<string, PictureInspection>();
  let isNew = false;
  for (const { path, bytes, unread } of sources) {
    if (unread || classify(path).role !== 'image') continue;
    const hash = hashOf(bytes);
    const known = kept.get(hash);
    const inspection = known ?? (await inspect(bytes));
    found.set(path, inspection);
    if (known) continue;
    kept.set(hash, inspection);
    isNew = true;
  }
  if (isNew) keep(file, kept);
  return found;
}

async function inspect(bytes: Uint8Array): Promise<PictureInspection> {
  const size = pixelSize(bytes);
  if (!size || !isBearable(size)) return {};
  if (size.kind === 'svg') return { svg: inspectSvg(bytes) };
  const damage = await damageOf(bytes);
  return damage === undefined ? {} : { damage };
}

function readKept(file: string): Map<string, PictureInspection> {
  const value = readJsonIfWhole(file);
  return new Map(Array.isArray(value) ? (value as [string, PictureInspection][]) : []);
}

function keep(file: string, kept: ReadonlyMap<string, PictureInspection>): void {
  try {
    writeWhole(file, JSON.stringify([...kept].slice(-MOST_REMEMBERED)));
  } catch {
    // Whoever cannot keep it looks again next time.
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(`${INSPECTION} `).update(bytes).digest('hex').slice(0, 40);
}
