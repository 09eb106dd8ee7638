import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BuildCache } from '../../../scripts/build/build-cache.ts';
import { renderPicture } from '../../../scripts/build/images/render-picture.ts';
import type { SitePicture } from '../../../scripts/build/images/site-pictures.ts';
import { sharePicture } from '../../../scripts/build/share/share-picture.ts';
import { siteTypefaces } from '../../../scripts/build/typefaces/site-typefaces.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const COLORS = { ground: { light: '#ffffff', dark: '#000000' }, deep: '#000000' };
const BLACK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630"/></svg>',
);

/** The share pictures of a site's pages that show the two-day tour, by address of the page. */
async function sharesOf(workspace: Workspace): Promise<ReadonlyMap<string, SitePicture | undefined>> {
  const site = resolvedWorkspace(workspace);
  const style = { colors: COLORS, typefaces: await siteTypefaces(site, new BuildCache(temporaryFolder())) };
  const shares = site.languages.flatMap((language) =>
    language.routes
      .filter(({ path }) => path.endsWith('/orta-2d'))
      .map(
        (route) =>
          [language.info.prefix + route.path, sharePicture(site, route.resolve(), language, style)] as const,
      ),
  );
  return new Map(shares);
}

async function draw(share: SitePicture | undefined): Promise<Buffer> {
  if (!share) throw new Error('The page has no picture.');
  const black = { source: 'images/black.svg', width: 1200, height: 630 };
  return Buffer.from(await renderPicture(BLACK, { ...share, ...black }));
}

async function lightest(picture: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(picture).extract({ left, top, width, height }).png().toBuffer();
  return Math.max(...(await sharp(part).stats()).channels.map(({ max }) => max));
}

const DUTCH = '/nl/viaggi/orta-2d';
const named = (name: string): Workspace =>
  secondOperator().set('texts/nl/packages.json', ['orta-2d', 'name'], name);
const drawNamed = async (name: string): Promise<Buffer> => draw((await sharesOf(named(name))).get(DUTCH));

describe('the picture of a page where a link to it is shared', () => {
  it('has name, price and operator in the language of the page', async () => {
    const shares = await sharesOf(secondOperator());
    const texts = {
      title: 'Orta in 2 dagen',
      price: 'vanaf €\u00A0184,90 per persoon',
      brand: 'Laghi Lenti',
    };
    expect(shares.get(DUTCH)?.recipe).toMatchObject({ texts });
  });

  it('gets another address when its texts change, and only then', async () => {
    const before = await sharesOf(secondOperator());
    const after = await sharesOf(named('Orta, twee dagen'));
    const changed = [...after].filter(([page, share]) => share?.address !== before.get(page)?.address);
    expect(changed.map(([page]) => page)).toEqual([DUTCH]);
  });

  it('is a JPEG of 1200 × 630 with white text in the lower left, the same each time', async () => {
    const picture = await drawNamed('Orta');
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(await lightest(picture, 64, 440, 200, 130)).toBeGreaterThan(240);
    expect(await lightest(picture, 900, 440, 300, 130)).toBeLessThan(20);
    expect((await drawNamed('Orta')).equals(picture)).toBe(true);
    expect((await drawNamed('Garda')).equals(picture)).toBe(false);
  });

  it.each([
    ['one long word', 'Wortohneende'.repeat(20)],
    ['many words with signs of markup', 'A&B <tours> '.repeat(40).trim()],
  ])('keeps a name of %s away from the edges and the operator', async (_kind, name) => {
    const picture = await drawNamed(name);
    expect(await lightest(picture, 64, 300, 1000, 220)).toBeGreaterThan(240);
    expect(await lightest(picture, 1140, 0, 60, 630)).toBeLessThan(20);
    expect(await lightest(picture, 0, 120, 1200, 140)).toBeLessThan(20);
  });

  it('is the photograph alone where no font has a letter of the name', async () => {
    expect(await lightest(await drawNamed('Orta 奥尔塔'), 0, 0, 1200, 630)).toBeLessThan(20);
  });

  it('has Arabic texts at the right and Japanese texts at the left', async () => {
    const shares = await sharesOf(scriptSite());
    const arabic = await draw(shares.get('/viaggi/orta-2d'));
    expect(await lightest(arabic, 936, 440, 200, 130)).toBeGreaterThan(240);
    expect(await lightest(arabic, 0, 440, 60, 130)).toBeLessThan(20);
    const japanese = await draw(shares.get('/ja/viaggi/orta-2d'));
    expect(await lightest(japanese, 64, 440, 200, 130)).toBeGreaterThan(240);
    expect(await lightest(japanese, 1140, 440, 60, 130)).toBeLessThan(20);
  });
});
