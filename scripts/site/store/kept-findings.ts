import { join } from 'node:path';
import type { CompileOptions } from '../../compiler/resolve-data.ts';
import { KeptTexts } from './kept-texts.ts';

/**
 * Keeps what takes long to find out of a site's content: what the atlas knows of its map, what is told of its tours.
 *
 * @param kept folder of what is kept from one build to the next
 * @param version state of the code and of the atlas
 */
export function keptFindings(
  kept: string,
  version: string,
): Required<Pick<CompileOptions, 'takeTerrain' | 'takeTours'>> {
  return {
    takeTerrain: keptAs(join(kept, 'terrain'), version),
    takeTours: keptAs(join(kept, 'tours'), version),
  };
}

/** Values that are the same after they were written as JSON. */
function keptAs<Value>(folder: string, version: string): (madeOf: string, find: () => Value) => Value {
  const texts = new KeptTexts(folder);
  return (madeOf, find) =>
    JSON.parse(texts.take(`${version} ${madeOf}`, () => JSON.stringify(find()))) as Value;
}
