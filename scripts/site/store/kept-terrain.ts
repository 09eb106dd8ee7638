import { join } from 'node:path';
import type { TakeTerrain, Terrain } from '../../compiler/map/base-map.ts';
import { KeptTexts } from './kept-texts.ts';

/**
 * Keeps what the atlas knows of a site's map.
 *
 * @param kept folder of what is kept from one build to the next
 * @param version state of the code and of the atlas
 */
export function keptTerrain(kept: string, version: string): TakeTerrain {
  const texts = new KeptTexts(join(kept, 'terrain'));
  return (madeOf, find) =>
    // Numbers are the same after they were written.
    JSON.parse(texts.take(`${version} ${madeOf}`, () => JSON.stringify(find()))) as Terrain;
}
