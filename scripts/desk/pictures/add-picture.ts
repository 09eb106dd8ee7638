import type { Sharp } from 'sharp';
import type * as z from 'zod';
import type { PictureAnswer, pictureBody } from '../../../src/desk/store/api.ts';
import { DECODING, findDamage, MAX_SECONDS } from '../../build/images/inspect-pictures.ts';
import { inspectSvg } from '../../compiler/check/inspect-svg.ts';
import { isWithinLimits, type PixelSize, pixelSize } from '../../compiler/parse/pixel-size.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { describeContent, type PictureStore } from './picture-store.ts';

const MAX_BYTES = 60_000_000;

/** Longest side, in pixels: more than the site shows anywhere. */
const MAX_PIXELS = 3200;

/** A picture may fill a screen: narrower ones look blurred. In pixels. */
const MIN_WIDTH = 1200;

/**
 * Takes a picture for the data folder, without writing into it: photographs upright, without what the camera noted, and no
 * larger than the site needs.
 *
 * @param sources the files that there are already: none is ever replaced
 * @throws Failure if it is no picture that the site can show
 */
export async function addPicture(
  sources: readonly SourceFile[],
  store: PictureStore,
  { name, content }: z.infer<typeof pictureBody>,
): Promise<PictureAnswer> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MAX_BYTES) throw new Failure(({ desk }) => desk.pictureTooHeavy(name));
  if (isHeic(bytes)) throw new Failure(({ desk }) => desk.heic(name));
  const size = pixelSize(bytes);
  const isVector = size?.kind === 'svg';
  const write = size && WRITERS.get(size.kind);
  if (!size || !(isVector || write)) throw new Failure(({ desk }) => desk.noPicture(name));
  if (isVector && inspectSvg(bytes).length > 0) throw new Failure(({ desk }) => desk.drawingUnsafe(name));
  const made = write
    ? await render(name, bytes, size, write)
    : { own: bytes, width: size.width, height: size.height, notes: [] };
  const { own, ...answer } = made;
  const reference = store.put(own);
  const same = sources.find((file) => file.path.startsWith('images/') && describeContent(file) === reference);
  if (same) throw new Failure(({ desk }) => desk.pictureThere(same.path.slice('images/'.length)));
  return { ...answer, file: freePath(sources, name, size.kind), reference };
}

/** A photograph as the data folder gets it. */
async function render(
  name: string,
  bytes: Buffer,
  size: PixelSize,
  write: (pixels: Sharp) => Sharp,
): Promise<Pick<PictureAnswer, 'height' | 'notes' | 'width'> & { readonly own: Uint8Array }> {
  if (!isWithinLimits(size)) throw new Failure(({ desk }) => desk.pictureShape(name));
  if ((await findDamage(bytes)) !== undefined) throw new Failure(({ desk }) => desk.pictureDamaged(name));
  const { default: sharp } = await import('sharp');
  const { exif, orientation = 1 } = await sharp(bytes, DECODING).metadata();
  const pixels = sharp(bytes, DECODING)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_PIXELS, height: MAX_PIXELS, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await write(pixels).toBuffer({ resolveWithObject: true });
  const notes = [
    ...(orientation > 1 ? (['turned'] as const) : []),
    ...(exif ? (['place-removed'] as const) : []),
    ...(info.width < size.width ? (['smaller'] as const) : []),
    ...(size.width < MIN_WIDTH ? (['narrow'] as const) : []),
  ];
  return { own: data, width: info.width, height: info.height, notes };
}

/** Writes pictures by their kinds, better than any size that the site makes of them. */
const WRITERS: ReadonlyMap<string, (pixels: Sharp) => Sharp> = new Map([
  ['jpg', (pixels: Sharp) => pixels.jpeg({ quality: 92 })],
  ['png', (pixels: Sharp) => pixels.png()],
  ['webp', (pixels: Sharp) => pixels.webp({ quality: 92 })],
  ['avif', (pixels: Sharp) => pixels.avif({ quality: 75, effort: 2 })],
]);

/** Photographs of phones: the kinds of the container that browsers do not show. */
function isHeic(bytes: Buffer): boolean {
  return (
    /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) &&
    !/avif/.test(bytes.toString('latin1', 8, 40))
  );
}

const MAX_NAME = 60;

/** A path for a picture that no file has, named after the operator's own file. */
function freePath(sources: readonly SourceFile[], name: string, kind: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_NAME)
    .replaceAll(/^[-\p{M}]+|-+$/gu, '');
  const taken = new Set(sources.map(({ path }) => path.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const path = `images/${plain || 'picture'}${count === 1 ? '' : `-${count}`}.${kind}`;
    if (!taken.has(path)) return path;
  }
}
