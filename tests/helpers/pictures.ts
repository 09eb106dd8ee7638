import sharp, { type Sharp } from 'sharp';
import type { Recipe, SitePicture } from '../../scripts/build/images/site-pictures.ts';

type Rgb = { readonly r: number; readonly g: number; readonly b: number };

export const RED: Rgb = { r: 220, g: 20, b: 20 };
export const BLUE: Rgb = { r: 20, g: 20, b: 220 };

/** A picture of one colour on the left and another on the right. */
export function twoColours(width: number, height: number): Sharp {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3, background: BLUE } } as const;
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** A picture in which no dot is like its neighbour: the hardest to make small. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

/** Red, green and blue of one dot of a picture. */
export async function dotAt(picture: Uint8Array, left: number, top: number): Promise<Rgb> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  return { r, g, b };
}

export function aSitePicture(recipe: Recipe, overrides: Partial<SitePicture> = {}): SitePicture {
  const address = '/images/reef.0a1b2c3d.out';
  return { address, source: 'images/reef.jpg', width: 60, height: 40, recipe, ...overrides };
}
