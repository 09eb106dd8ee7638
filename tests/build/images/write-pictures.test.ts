import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildCache } from '../../../scripts/build/build-cache.ts';
import { type PictureFolders, writePictures } from '../../../scripts/build/images/write-pictures.ts';
import { SiteFolder } from '../../../scripts/build/site-folder.ts';
import { aSitePicture, twoColours } from '../../helpers/pictures.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const webp = aSitePicture(
  { kind: 'photograph', width: 30, format: 'webp' },
  { address: '/images/a-30.webp' },
);

async function folders(): Promise<PictureFolders> {
  const root = temporaryFolder();
  mkdirSync(join(root, 'data/images'), { recursive: true });
  writeFileSync(join(root, 'data/images/reef.jpg'), await twoColours(60, 40).jpeg().toBuffer());
  const cache = new BuildCache(join(root, 'cache'));
  return { data: join(root, 'data'), out: new SiteFolder(join(root, 'out'), cache, true), cache };
}

describe('writePictures', { timeout: 30_000 }, () => {
  it('renders a picture again when its file has changed', async () => {
    const places = await folders();
    await writePictures([webp], places);
    writeFileSync(join(places.data, webp.source), await twoColours(60, 40).negate().jpeg().toBuffer());
    expect(await writePictures([webp], places)).toEqual({ made: 1, reused: 0 });
  });

  it('names every picture of which nothing can be made', async () => {
    const places = await folders();
    const broken = ['images/one.jpg', 'images/two.jpg'];
    for (const path of broken) writeFileSync(join(places.data, path), 'no picture');
    const pictures = broken.map((source) => ({ ...webp, source, address: `/${source}` }));
    await expect(writePictures(pictures, places)).rejects.toThrow(
      /^These pictures cannot be used:\n {2}images\/one\.jpg: .*\n {2}images\/two\.jpg: .*$/,
    );
  });
});
