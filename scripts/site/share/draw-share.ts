import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { PREVIEW_SIZE } from '../../../src/domain/picture-address.ts';
import type { ShareRecipe } from '../images/recipe.ts';
import { openWriter } from './open-writer.ts';
import { shareGround, shareWords } from './share-layer.ts';

/** Pixels of red, green and blue, line by line. */
type Pixels = Uint8Array;

/** What a share picture shows, as the image library takes it. */
export interface DrawnShare {
  readonly pixels: Pixels;
  readonly options: SharpOptions;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const CHANNELS = 3;
const RAW = { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } } as const;

/** Pages with the same photograph are drawn one after the other: what they have alike is drawn once. */
const MOST_GROUNDS = 4;
const grounds = new Map<string, Promise<Pixels>>();

/**
 * Draws what a share picture shows.
 *
 * @param photograph names the photograph and its content
 * @param open gives it in the size of share pictures
 */
export async function drawShare(
  recipe: ShareRecipe,
  photograph: string,
  open: () => Sharp,
): Promise<DrawnShare> {
  const { texts, shade, focus, writing } = recipe;
  const writer = await openWriter(writing);
  const ground = await groundOf(
    JSON.stringify([photograph, focus, shade, texts.brand, writing]),
    async () => {
      // The library lays pictures over each other before it changes some of them: what was cut goes through it again.
      const cut = await open().flatten({ background: 'white' }).raw().toBuffer({ resolveWithObject: true });
      const { width, height, channels } = cut.info;
      return sharp(cut.data, { raw: { width, height, channels } })
        .toColourspace('srgb')
        .composite([{ input: Buffer.from(shareGround(texts.brand, shade, writer)) }])
        .removeAlpha()
        .raw()
        .toBuffer();
    },
  );
  const { svg, top } = shareWords(texts, writer);
  const shape = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { pixels: inWhite(ground, shape, top), options: RAW };
}

/** A copy with white where the shape is opaque; its first line lies on line `top`. */
function inWhite(ground: Pixels, shape: Uint8Array, top: number): Pixels {
  const drawn = new Uint8Array(ground);
  let channel = top * WIDTH * CHANNELS;
  // Half a million points for every page: an iterator would take five times as long.
  for (let point = 0; point < shape.length; point += 1, channel += CHANNELS) {
    const opacity = shape[point] ?? 0;
    if (opacity === 0) continue;
    for (let one = channel; one < channel + CHANNELS; one += 1) {
      const below = drawn[one] ?? 0;
      drawn[one] = below + Math.round(((255 - below) * opacity) / 255);
    }
  }
  return drawn;
}

function groundOf(key: string, draw: () => Promise<Pixels>): Promise<Pixels> {
  const known = grounds.get(key) ?? draw();
  grounds.delete(key);
  grounds.set(key, known);
  const [oldest] = grounds.keys();
  if (grounds.size > MOST_GROUNDS && oldest !== undefined) grounds.delete(oldest);
  return known;
}
