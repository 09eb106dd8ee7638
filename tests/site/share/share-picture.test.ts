import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { SitePicture } from '../../../scripts/site/images/recipe.ts';
import { renderPicture } from '../../../scripts/site/images/render-picture.ts';
import { shareGround, shareWords } from '../../../scripts/site/share/share-layer.ts';
import { sharePicture } from '../../../scripts/site/share/share-picture.ts';
import { canWrite, textOutlines, textWidth } from '../../../scripts/site/share/typeface.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const COLORS = { ground: { light: '#ffffff', dark: '#000000' }, deep: '#041a26' };

/** The share pictures of a site, by address of the page. */
function sharesOf(workspace: Workspace): ReadonlyMap<string, SitePicture | undefined> {
  const site = resolvedWorkspace(workspace);
  return new Map(
    site.languages.flatMap((language) =>
      language.pages.map((page) => {
        const share = sharePicture(site, page, language, { colors: COLORS, typefaces: new Map() });
        return [`${language.info.prefix}${page.path}`, share];
      }),
    ),
  );
}

function textsOf(picture: SitePicture | undefined) {
  return picture?.recipe.kind === 'share' ? picture.recipe.texts : undefined;
}

const BRAND = 'Laghi Lenti';

describe('the picture that stands for a page where a link to it is shared', () => {
  it('says name, price and operator in the language of the page', () => {
    const shares = sharesOf(secondOperator());
    expect(textsOf(shares.get('/viaggi/orta-2d'))).toEqual({
      title: 'Orta in 2 giorni',
      price: 'da 184,90\u00A0€ a persona',
      brand: BRAND,
    });
    expect(textsOf(shares.get('/nl/viaggi/orta-2d'))).toEqual({
      title: 'Orta in 2 dagen',
      price: 'vanaf €\u00A0184,90 per persoon',
      brand: BRAND,
    });
    expect(textsOf(shares.get('/nl/luoghi/mottarone'))).toEqual({ title: 'Mottarone', brand: BRAND });
  });

  it('is another for every page and language, unless all that it shows is the same', () => {
    const shares = sharesOf(secondOperator());
    const shown = new Map(
      [...shares].map(([page, share]) => [page, JSON.stringify([textsOf(share), share?.source])]),
    );
    expect(shares.size).toBeGreaterThan(20);
    expect(new Set([...shares.values()].map((share) => share?.address)).size).toBe(
      new Set(shown.values()).size,
    );
  });

  it('has another address when what it says has changed, and only then', () => {
    const before = sharesOf(secondOperator());
    const renamed = secondOperator().set('texts/nl/packages.json', ['orta-2d', 'name'], 'Orta, twee dagen');
    const after = sharesOf(renamed);
    const changed = [...after].filter(([page, share]) => share?.address !== before.get(page)?.address);
    expect(changed.map(([page]) => page)).toEqual(['/nl/viaggi/orta-2d']);
  });

  it('is the photograph alone where the typeface lacks letters', () => {
    const renamed = secondOperator().set('texts/nl/packages.json', ['orta-2d', 'name'], '奥尔塔');
    expect(sharesOf(renamed).get('/nl/viaggi/orta-2d')).toBeUndefined();
  });

  it('is a JPEG of 1200 × 630 below 300 kB, the same each time', async () => {
    const recipe = {
      kind: 'share',
      texts: { title: 'Lange name '.repeat(12), price: 'Ab 1.234 € pro Person', brand: BRAND },
      shade: COLORS.deep,
      drawing: 1,
    } as const;
    const source = 'images/hero.svg';
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#4a8"/></svg>',
    );
    const picture = { address: '/images/share.jpg', source, width: 1600, height: 900, recipe };
    const made = await renderPicture(bytes, picture);
    const { format, width, height } = await sharp(made).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(made.length).toBeLessThan(300_000);
    expect(Buffer.from(await renderPicture(bytes, picture)).equals(made)).toBe(true);
    const plain = await renderPicture(bytes, {
      ...picture,
      recipe: { ...recipe, texts: { title: 'A', brand: 'B' } },
    });
    expect(Buffer.from(plain).equals(made)).toBe(false);
  });
});

describe('what is drawn over a photograph', () => {
  it('is white letters in the lower left corner, in the place of the title', async () => {
    const recipe = {
      kind: 'share',
      texts: { title: 'Orta', brand: BRAND },
      shade: '#000000',
      drawing: 1,
    } as const;
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>');
    const source = 'images/hero.svg';
    const made = await renderPicture(bytes, { address: '/a.jpg', source, width: 1200, height: 630, recipe });
    const isWhiteIn = async (left: number, top: number, width: number, height: number) => {
      const part = await sharp(made).extract({ left, top, width, height }).png().toBuffer();
      const { channels } = await sharp(part).stats();
      return channels.every(({ max }) => max > 245) && channels.some(({ min }) => min < 60);
    };
    expect(await isWhiteIn(60, 510, 200, 60)).toBe(true);
    expect(await isWhiteIn(400, 510, 700, 60)).toBe(false);
    expect(await isWhiteIn(60, 300, 1000, 150)).toBe(false);
  });

  it('differs by page over the same ground, and by photograph under the same texts', async () => {
    const draw = async (title: string, fill: string): Promise<string> => {
      const recipe = { kind: 'share', texts: { title, brand: BRAND }, shade: '#000', drawing: 1 } as const;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${fill}"/></svg>`;
      const picture = { address: '/a.jpg', source: 'images/hero.svg', width: 1200, height: 630, recipe };
      return Buffer.from(await renderPicture(Buffer.from(svg), picture)).toString('base64');
    };
    const made = [await draw('A', '#4a8'), await draw('B', '#4a8'), await draw('A', '#84a')];
    expect(new Set(made).size).toBe(3);
    expect(await draw('A', '#4a8')).toBe(made[0]);
  });
});

describe('texts as outlines', () => {
  it('follow each other, in every weight', () => {
    expect(textWidth('Lombok', 'strong', 100)).toBeGreaterThan(textWidth('Lombok', 'plain', 100));
    expect(textWidth('aa', 'plain', 100)).toBeCloseTo(2 * textWidth('a', 'plain', 100), 0);
    expect(textOutlines('Łódź, Việt Nam', 'strong', 40, 0, 0)).not.toContain('NaN');
  });

  it('are known for the letters of European languages, and not for others', () => {
    expect(canWrite('Ça œuvre ß Ł “Rp 1.500.000” – 2 € …', 'plain')).toBe(true);
    expect(canWrite('ภูเขา', 'strong')).toBe(false);
  });

  it('stay inside the picture, however long', () => {
    const words = shareWords({ title: 'Wortohneende'.repeat(20), price: 'x '.repeat(200) });
    const layer = words.svg + shareGround('y '.repeat(200), '#000');
    const across = [...layer.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect(Math.max(...across)).toBeLessThanOrEqual(1200 - 64 + 4);
    expect(Math.min(...across)).toBeGreaterThanOrEqual(60);
  });
});
