import { join } from 'node:path';
import type { TakeStyleCounts } from '../../compiler/check/check-style.ts';
import { hashOfAll } from './kept-file.ts';
import { KeptTexts } from './kept-texts.ts';

/**
 * Keeps what rules of style count: the texts of a large site take longer to take apart than all that is checked else.
 * Where nothing can be kept they are counted every time.
 *
 * @param kept folder of what is kept from one build to the next
 * @param version state of the code
 */
export function keptCounts(kept: string, version: string): TakeStyleCounts {
  const texts = new KeptTexts(join(kept, 'style'));
  return (madeOf, count) => {
    try {
      return JSON.parse(
        texts.take(`${version} ${hashOfAll(madeOf)}`, () => JSON.stringify(count())),
      ) as readonly number[];
    } catch {
      // Where counting itself fails, it does so again.
      return count();
    }
  };
}
