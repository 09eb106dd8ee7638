import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildCache } from '../../../scripts/build/build-cache.ts';
import { inspectPictures } from '../../../scripts/build/images/inspect-pictures.ts';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { noise, twoColours } from '../../helpers/pictures.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** The second operator's data with another picture of the ferry. */
function withFerry(name: string, bytes: Uint8Array): Workspace {
  return secondOperator()
    .replace('images.json', 'ferry.svg', name)
    .without('images/ferry.svg')
    .withBytes(`images/${name}`, bytes);
}

/** What is found in the pictures of a workspace, once somebody has looked into them. */
async function foundIn(
  { sources }: Workspace,
  cache = new BuildCache(temporaryFolder()),
): Promise<readonly string[]> {
  const pictures = await inspectPictures(sources, cache);
  return checkSite(sources, { pictures })
    .diagnostics.filter(({ code }) => code.startsWith('image.'))
    .map(({ code, at }) => `${at.file} ${code}`);
}

const photograph = (): Promise<Buffer> => noise(1300, 900).jpeg().toBuffer();

describe('looking into pictures', () => {
  it('finds nothing in undamaged pictures', async () => {
    for (const [name, bytes] of [
      ['ferry.jpg', await photograph()],
      ['ferry.png', await twoColours(1300, 900).png().toBuffer()],
      ['ferry.webp', await twoColours(1300, 900).webp().toBuffer()],
      ['ferry.avif', await twoColours(1300, 900).avif({ effort: 0 }).toBuffer()],
    ] as const) {
      expect(await foundIn(withFerry(name, bytes)), name).toEqual([]);
    }
  });

  it.each(['jpeg', 'png', 'webp'] as const)('finds a %s that ends too early', async (kind) => {
    const whole = await noise(1300, 900).toFormat(kind).toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length * 0.7));
    expect(await foundIn(withFerry(`ferry.${kind}`, cut))).toEqual([`images/ferry.${kind} image.damaged`]);
  });

  it('does not decode what is too large, or a mere line', async () => {
    const start = performance.now();
    const line = await twoColours(65_000, 10).jpeg().toBuffer();
    expect(await foundIn(withFerry('ferry.jpg', line))).toEqual(['images/ferry.jpg image.proportions']);
    const bomb = Buffer.from(
      readFileSync(join(import.meta.dirname, '../../golden/image-pixels/input/images/ferry.png')),
    );
    expect(await foundIn(withFerry('ferry.png', bomb))).toEqual(['images/ferry.png image.pixels']);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
