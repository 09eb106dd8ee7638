import sharp, { type Sharp } from 'sharp';
import { PREVIEW_SIZE } from '../../../src/shared/picture-address.ts';
import type { SiteImage } from '../../compiler/resolve/images.ts';
import { Failure } from '../../failure.ts';
import { hashContent } from '../build-cache.ts';
import { drawShare, openShareFonts } from '../share/draw-share.ts';
import { DECODING, MAX_SECONDS } from './inspect-pictures.ts';
import type { IconRecipe, ShareRecipe, SitePicture } from './site-pictures.ts';

/** Pixels per inch at which a vector picture is drawn in its own size. */
const NATURAL_DENSITY = 72;
const MAX_DENSITY = 2400;

/** Chat programs pass over larger previews. In bytes. */
const PREVIEW_LIMIT = 200_000;
/** Up to this width a photograph may be the first thing that a phone loads. In pixels and bytes. */
const PHONE_WIDTH = 1080;
const PHONE_LIMIT = 60_000;

/**
 * Makes a picture file. The same picture and recipe give the same bytes.
 *
 * @throws Failure if the picture is turned by a note that only some programs read
 * @throws Error of the image library if the picture is damaged
 */
export async function renderPicture(bytes: Uint8Array, picture: SitePicture): Promise<Uint8Array> {
  const { recipe } = picture;
  if (recipe.kind !== 'copy') await openShareFonts();
  switch (recipe.kind) {
    case 'copy':
      return bytes;
    case 'photograph':
      return renderPhotograph(bytes, picture, recipe);
    case 'preview':
      return renderPreview(bytes, picture, recipe);
    case 'share':
      return renderShare(bytes, picture, recipe);
    case 'icon':
      return renderIcon(bytes, picture, recipe);
  }
}

async function renderPhotograph(
  bytes: Uint8Array,
  picture: SitePicture,
  { width, format }: Extract<SitePicture['recipe'], { readonly kind: 'photograph' }>,
): Promise<Uint8Array> {
  // All later sizes and formats follow from these pixels; what the camera noted is left behind.
  const { data, info } = await sharp(bytes, DECODING)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (Math.abs(info.height - (picture.height * width) / picture.width) > 2) {
    throw new Failure(({ build }) => build.turnedPicture);
  }
  const { channels, height } = info;
  // A clone would copy all pixels first.
  const open = (): Sharp => sharp(data, { raw: { width: info.width, height, channels } });
  if (format === 'png') return open().png({ palette: true, quality: 90, effort: 7 }).toBuffer();
  const limit = width <= PHONE_WIDTH ? PHONE_LIMIT : Number.POSITIVE_INFINITY;
  // More effort saves a tenth, and takes five times as long: phones need it most.
  const effort = width <= PHONE_WIDTH ? 2 : 0;
  return smallEnough(limit, QUALITIES[format], (quality) => encode(open(), format, quality, effort));
}

/** From nearly indistinguishable from the original to barely good enough. */
const QUALITIES = {
  avif: [52, 42, 32, 22],
  webp: [74, 58, 42, 26],
  jpg: [76, 62, 48, 34],
} as const;

function encode(
  pixels: Sharp,
  format: keyof typeof QUALITIES,
  quality: number,
  effort: number,
): Promise<Uint8Array> {
  switch (format) {
    case 'avif':
      return pixels.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return pixels.webp({ quality, effort: 4 }).toBuffer();
    case 'jpg':
      return pixels.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

function renderPreview(
  bytes: Uint8Array,
  picture: SitePicture,
  { focus }: Pick<ShareRecipe, 'focus'>,
): Promise<Uint8Array> {
  return encodePreview(croppedPreview(bytes, picture, focus));
}

async function renderShare(
  bytes: Uint8Array,
  picture: SitePicture,
  recipe: ShareRecipe,
): Promise<Uint8Array> {
  const drawn = await drawShare(recipe, `${picture.source} ${hashContent(bytes)}`, () =>
    croppedPreview(bytes, picture, recipe.focus),
  );
  if (!drawn) return renderPreview(bytes, picture, recipe);
  // Many, and seen small: the encoder that takes ten times as long would save a fifth.
  return smallEnough(PREVIEW_LIMIT, PREVIEW_QUALITIES, (quality) =>
    drawn.clone().jpeg({ quality, optimiseCoding: true }).toBuffer(),
  );
}

/** The part of a picture for shared links. */
function croppedPreview(bytes: Uint8Array, picture: SitePicture, focus: SiteImage['focus']): Sharp {
  const { width, height } = PREVIEW_SIZE;
  const scale = Math.max(width / picture.width, height / picture.height);
  const covering = { width: Math.ceil(picture.width * scale), height: Math.ceil(picture.height * scale) };
  const pixels = openSharp(bytes, picture, PREVIEW_SIZE);
  // Without the operator's focus, sharp keeps what draws the eye.
  return focus
    ? pixels.resize({ ...covering, fit: 'fill' }).extract({
        left: Math.round((covering.width - width) * focus.x),
        top: Math.round((covering.height - height) * focus.y),
        width,
        height,
      })
    : pixels.resize({ width, height, fit: 'cover', position: 'attention' });
}

const PREVIEW_QUALITIES = [82, 72, 62, 52, 42] as const;

function encodePreview(pixels: Sharp): Promise<Uint8Array> {
  return smallEnough(PREVIEW_LIMIT, PREVIEW_QUALITIES, (quality) =>
    pixels.clone().flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

async function renderIcon(
  bytes: Uint8Array,
  picture: SitePicture,
  { size, format, inset, background }: IconRecipe,
): Promise<Uint8Array> {
  const margin = Math.round(size * inset);
  const inner = size - 2 * margin;
  const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const icon = openSharp(bytes, picture, { width: inner, height: inner })
    .resize({ width: inner, height: inner, fit: 'contain', background: ground })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground });
  const filled = background === undefined ? icon : icon.flatten({ background });
  const png = await filled.png({ compressionLevel: 9 }).toBuffer();
  return format === 'ico' ? icoFile(png, size) : png;
}

/** The picture, upright; a vector picture is drawn large enough to cover the size that is asked for. */
function openSharp(
  bytes: Uint8Array,
  picture: SitePicture,
  needed: { readonly width: number; readonly height: number },
): Sharp {
  if (!picture.source.endsWith('.svg'))
    return sharp(bytes, DECODING).timeout({ seconds: MAX_SECONDS }).autoOrient();
  const scale = Math.max(needed.width / picture.width, needed.height / picture.height);
  const density = Math.min(MAX_DENSITY, Math.max(1, NATURAL_DENSITY * scale));
  return sharp(bytes, { ...DECODING, density }).timeout({ seconds: MAX_SECONDS });
}

/** The first result that keeps to the limit, else the smallest. */
async function smallEnough(
  limit: number,
  qualities: readonly number[],
  render: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const [best = 0, ...lower] = qualities;
  const rendered = await render(best);
  return rendered.length <= limit || lower.length === 0 ? rendered : smallEnough(limit, lower, render);
}

const HEADER_LENGTH = 6;
const ENTRY_LENGTH = 16;

/**
 * An icon file that holds one PNG.
 *
 * @param size side of the square in pixels, less than 256
 */
function icoFile(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(HEADER_LENGTH + ENTRY_LENGTH);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // pictures in the file
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
