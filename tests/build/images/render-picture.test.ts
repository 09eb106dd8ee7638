import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPicture } from '../../../scripts/build/images/render-picture.ts';
import { Failure } from '../../../scripts/failure.ts';
import { aSitePicture, dotAt, noise, twoColours } from '../../helpers/pictures.ts';

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#0000ff"/></svg>',
);
const avif = (width: number) => ({ kind: 'photograph', width, format: 'avif' }) as const;

async function photograph(width = 60, height = 40): Promise<Uint8Array> {
  return twoColours(width, height).jpeg().toBuffer();
}

/** Stored on its side, with the camera's note to turn it clockwise. */
async function sidewaysPhotograph(): Promise<Uint8Array> {
  const upright = await twoColours(40, 60).png().toBuffer();
  return sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
}

describe('renderPicture', { timeout: 30_000 }, () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
    ['png', 'png'],
  ] as const)('makes a photograph in the format %s and the width asked for', async (format, expected) => {
    const made = await renderPicture(
      await photograph(),
      aSitePicture({ kind: 'photograph', width: 30, format }),
    );
    const { format: found, width, height } = await sharp(made).metadata();
    expect({ found, width, height }).toEqual({ found: expected, width: 30, height: 20 });
  });

  it('turns a photograph upright', async () => {
    const picture = aSitePicture({ kind: 'photograph', width: 40, format: 'png' }, { width: 40, height: 60 });
    const made = await renderPicture(await sidewaysPhotograph(), picture);
    const [left, right] = [await dotAt(made, 5, 30), await dotAt(made, 35, 30)];
    expect([left.r > left.b, right.r > right.b]).toEqual([true, false]);
  });

  it('leaves behind what the camera noted', async () => {
    const picture = aSitePicture(avif(40), { width: 40, height: 60 });
    const { exif, orientation } = await sharp(
      await renderPicture(await sidewaysPhotograph(), picture),
    ).metadata();
    expect({ exif, orientation }).toEqual({});
  });

  it('refuses a photograph that is not as large as its pages say', async () => {
    const picture = aSitePicture(avif(30), { width: 40, height: 60 });
    await expect(renderPicture(await photograph(), picture)).rejects.toThrow(Failure);
  });

  it('refuses a file that ends too early', async () => {
    const whole = await noise(200, 200).jpeg().toBuffer();
    const cut = whole.subarray(0, whole.length / 2);
    await expect(renderPicture(cut, aSitePicture(avif(100), { width: 200, height: 200 }))).rejects.toThrow(
      'premature end',
    );
  });

  it('lowers the quality until a phone can load it quickly', async () => {
    const original = await noise(720, 480).jpeg().toBuffer();
    const recipe = { kind: 'photograph', width: 720, format: 'jpg' } as const;
    const made = await renderPicture(original, aSitePicture(recipe, { width: 720, height: 480 }));
    const best = await sharp(original).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
    expect(made.length).toBeLessThan(best.length / 1.5);
  });

  it('makes a preview of the size that chat programs show', async () => {
    const made = await renderPicture(SVG, aSitePicture({ kind: 'preview' }, { source: 'images/reef.svg' }));
    const { format, width, height } = await sharp(made).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('keeps the preview of a busy photograph small enough for chat programs', async () => {
    const original = await noise(1200, 800).blur(1).jpeg().toBuffer();
    const made = await renderPicture(
      original,
      aSitePicture({ kind: 'preview' }, { width: 1200, height: 800 }),
    );
    expect(made.length).toBeLessThanOrEqual(200_000);
  });

  it('keeps in the preview what the operator has named as the focus', async () => {
    const original = await twoColours(120, 30).png().toBuffer();
    const recipe = { kind: 'preview', focus: { x: 1, y: 0.5 } } as const;
    const made = await renderPicture(original, aSitePicture(recipe, { width: 120, height: 30 }));
    const { r, b } = await dotAt(made, 30, 300);
    expect(b).toBeGreaterThan(r);
  });

  it('puts an icon on its ground, away from the edges', async () => {
    const recipe = { kind: 'icon', size: 100, format: 'png', inset: 0.2, background: '#ff0000' } as const;
    const made = await renderPicture(SVG, aSitePicture(recipe, { source: 'images/brand.svg' }));
    expect([await dotAt(made, 10, 50), await dotAt(made, 50, 50)]).toEqual([
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 0, b: 255 },
    ]);
  });
});
