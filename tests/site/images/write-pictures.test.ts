import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SitePicture } from '../../../scripts/site/images/recipe.ts';
import { type PictureFolders, writePictures as write } from '../../../scripts/site/images/write-pictures.ts';
import { FileStore } from '../../../scripts/site/store/file-store.ts';
import { SiteFolder } from '../../../scripts/site/store/site-folder.ts';
import { aSitePicture, twoColours } from '../../helpers/pictures.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const webp = aSitePicture(
  { kind: 'photograph', width: 30, format: 'webp' },
  { address: '/images/a-30.webp' },
);
const copy = aSitePicture({ kind: 'copy' }, { address: '/images/b.svg', source: 'images/lake.svg' });

async function folders(): Promise<PictureFolders> {
  const root = temporaryFolder();
  mkdirSync(join(root, 'data/images'), { recursive: true });
  writeFileSync(join(root, 'data/images/reef.jpg'), await twoColours(60, 40).jpeg().toBuffer());
  writeFileSync(join(root, 'data/images/lake.svg'), '<svg/>');
  const store = new FileStore(join(root, 'kept'), () => {});
  return { data: join(root, 'data'), out: siteIn(root, 'out', store), cache: join(root, 'cache') };
}

function siteIn(root: string, name: string, store: FileStore): SiteFolder {
  return new SiteFolder(join(root, name), store, true);
}

/** The same places, and a site that nothing was written to. */
function withNewSite(places: PictureFolders): PictureFolders {
  const { folder, store } = places.out;
  return { ...places, out: siteIn(dirname(folder), 'again', store) };
}

function writePictures(pictures: readonly SitePicture[], places: PictureFolders) {
  return write(pictures, places, () => {});
}

describe('writePictures', { timeout: 30_000 }, () => {
  it('does no work twice', async () => {
    const places = await folders();
    await writePictures([webp, copy], places);
    expect(await writePictures([webp, copy], withNewSite(places))).toEqual({ made: 0, reused: 1 });
  });

  it('makes anew what is no longer what was kept, and says so', async () => {
    const places = await folders();
    await writePictures([webp], places);
    const [kept = ''] = readdirSync(places.cache, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /[0-9a-f]{38}$/.test(name),
    );
    writeFileSync(join(places.cache, kept), 'cut');
    const told: string[] = [];
    const again = withNewSite(places);
    expect(await write([webp], again, (path) => told.push(path))).toEqual({ made: 1, reused: 0 });
    expect(told).toEqual([join(places.cache, kept)]);
    expect(readFileSync(join(again.out.folder, webp.address)).length).toBeGreaterThan(100);
  });

  it('makes a picture anew when its file has changed', async () => {
    const places = await folders();
    await writePictures([webp], places);
    writeFileSync(join(places.data, webp.source), await twoColours(60, 40).negate().jpeg().toBuffer());
    expect(await writePictures([webp], withNewSite(places))).toEqual({ made: 1, reused: 0 });
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
