import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OverlayOptions, Raw, Sharp } from 'sharp';
import sharp from 'sharp';
import { decompress } from 'wawoff2';
import { cacheResults } from '../../../src/shared/cache-results.ts';
import { escapeHtml } from '../../../src/shared/escape-html.ts';
import { PREVIEW_SIZE } from '../../../src/shared/picture-address.ts';
import { buildCacheFolder, projectFolder } from '../../project/folders.ts';
import { BuildCache } from '../build-cache.ts';
import type { ShareRecipe } from '../images/site-pictures.ts';
import { openTypeface } from '../typefaces/fontsource.ts';
import type { ShareLanguage, ShareTypeface } from './share-picture.ts';

/** Pixels line by line, as the image library takes them. */
interface Pixels {
  readonly input: Buffer;
  readonly raw: Raw;
}

/** A size in pixels, and the most lines that a text may have in it. */
interface Fit {
  readonly size: number;
  readonly lines: number;
}

/** The best first. */
type Fits = readonly [Fit, ...Fit[]];

interface TextStyle {
  readonly families: string;
  readonly language: ShareLanguage;
  readonly weight: 600 | 800;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** In pixels. Chat programs cut a square from the middle of some; most show all of it. */
const MARGIN = 64;
const ROOM = WIDTH - 2 * MARGIN;
const GAP = 24;

const TITLE: Fits = [
  { size: 72, lines: 2 },
  { size: 60, lines: 2 },
  { size: 52, lines: 3 },
  { size: 44, lines: 3 },
];
const PRICE: Fits = [{ size: 38, lines: 1 }];
const BRAND: Fits = [{ size: 32, lines: 1 }];

/** Units of Pango in a pixel. */
const PANGO_UNITS = 1024;
const RIGHT_TO_LEFT_MARK = '\u200F';

/** Cached: pages with the same photograph are drawn one after the other. */
let latestGround: { readonly key: string; readonly pixels: Promise<Pixels> } | undefined;

/**
 * Draws a share picture without encoding it.
 *
 * @param photographKey changes with the photograph's name and content
 * @param openPhotograph returns it in the size of share pictures
 * @returns nothing if no font has one of the letters: the photograph is better alone than with gaps in its texts
 */
export async function drawShare(
  { texts, shade, focus, language }: ShareRecipe,
  photographKey: string,
  openPhotograph: () => Sharp,
): Promise<Sharp | undefined> {
  const { families, letters } = await openShareFonts(language.typeface);
  const [title, brand, price] = [texts.title, texts.brand, texts.price ?? ''].map(normalizeText);
  const isDrawable = (letter: string): boolean =>
    /\p{Default_Ignorable_Code_Point}/u.test(letter) || letters.has(letter.codePointAt(0) ?? 0);
  if (!title || !brand || !Array.from(`${title}${brand}${price}`).every(isDrawable)) return undefined;
  const strong = { families, language, weight: 800 } as const;
  const overlays: OverlayOptions[] = [];
  const place = (text: Pixels, top: number): void => {
    overlays.push({ ...text, left: language.isFromRight ? MARGIN + ROOM - text.raw.width : MARGIN, top });
  };
  place(await fitText(brand, BRAND, strong), MARGIN);
  let bottom = HEIGHT - MARGIN;
  if (price) {
    const drawn = await fitText(price, PRICE, { ...strong, weight: 600 });
    place(drawn, bottom - drawn.raw.height);
    bottom -= drawn.raw.height + GAP;
  }
  const drawn = await fitText(title, TITLE, strong);
  place(drawn, bottom - drawn.raw.height);
  const key = JSON.stringify([photographKey, focus, shade]);
  if (latestGround?.key !== key) latestGround = { key, pixels: drawGround(openPhotograph(), shade) };
  const { input, raw } = await latestGround.pixels;
  const whole = await readPixels(sharp(input, { raw }).composite(overlays).removeAlpha());
  return sharp(whole.input, { raw: whole.raw });
}

/** Composes letters, and replaces spaces by a normal or a no-break space: few fonts have others. */
function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/[^\S\u00A0]/gu, ' ');
}

/** The text in the first size that it fits, else shortened in the last. */
async function fitText(text: string, [fit, next, ...others]: Fits, style: TextStyle): Promise<Pixels> {
  const drawn = await drawText(text, fit, style);
  if (isWithin(drawn, fit, style)) return drawn;
  return next ? fitText(text, [next, ...others], style) : shortenText(text, fit, style);
}

async function shortenText(text: string, fit: Fit, style: TextStyle): Promise<Pixels> {
  let letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  let drawn: Pixels;
  do {
    letters = letters.slice(0, Math.floor(letters.length * 0.95));
    drawn = await drawText(`${letters.join('').trimEnd()}…`, fit, style);
  } while (letters.length > 0 && !isWithin(drawn, fit, style));
  return drawn;
}

function isWithin({ raw }: Pixels, { size, lines }: Fit, { language }: TextStyle): boolean {
  return raw.width <= ROOM && raw.height <= lines * lineHeight(size, language);
}

/** Letters of other scripts have marks above and below. */
function lineHeight(size: number, { typeface }: ShareLanguage): number {
  return size * (typeface ? 1.3 : 1.14);
}

/** A text in white, broken into lines, without any room around its letters. */
function drawText(text: string, { size }: Fit, style: TextStyle): Promise<Pixels> {
  const { families, language, weight } = style;
  const height = Math.round(lineHeight(size, language) * PANGO_UNITS);
  const mark = language.isFromRight ? RIGHT_TO_LEFT_MARK : '';
  const markup = `<span foreground="white" lang="${language.code}" weight="${weight}" size="${size * PANGO_UNITS}" line_height="${height}">${mark}${escapeHtml(text)}</span>`;
  return readPixels(
    sharp({ text: { text: markup, font: families, width: ROOM, wrap: 'word', rgba: true, dpi: 72 } }),
  );
}

/** A photograph under a shade that makes texts readable. */
async function drawGround(photograph: Sharp, shade: string): Promise<Pixels> {
  // sharp composites before some of its other operations, so that the crop is a pipeline of its own.
  const { input, raw } = await readPixels(photograph.flatten({ background: 'white' }));
  const layer = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="low" x2="0" y2="1"><stop offset=".2" stop-color="${shade}" stop-opacity="0"/><stop offset=".62" stop-color="${shade}" stop-opacity=".72"/><stop offset="1" stop-color="${shade}" stop-opacity=".94"/></linearGradient>
<linearGradient id="high" x2="0" y2="1"><stop stop-color="${shade}" stop-opacity=".78"/><stop offset=".3" stop-color="${shade}" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#low)"/><rect width="100%" height="100%" fill="url(#high)"/></svg>`;
  const shaded = sharp(input, { raw }).toColourspace('srgb');
  return readPixels(shaded.composite([{ input: Buffer.from(layer) }]).removeAlpha());
}

async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
}

const SITE_TYPEFACE = '@fontsource/plus-jakarta-sans';
const SITE_PARTS = ['latin', 'latin-ext', 'vietnamese'] as const;
const WEIGHTS = ['600', '800'] as const;

/** Fonts that the image library knows. */
export interface ShareFonts {
  /** As Pango takes them: the first that has a letter draws it. */
  readonly families: string;
  /** Code points with a glyph. */
  readonly letters: ReadonlySet<number>;
}

/**
 * Gives fonts to the image library: the site's in place of all of the computer's, and behind them a language's own. Text
 * in vector pictures is the same on every computer only if it is drawn after that.
 */
export const openShareFonts = cacheResults((typeface?: ShareTypeface) =>
  typeface ? addTypeface(typeface) : addSiteFonts(),
);

async function addTypeface({ name, part }: ShareTypeface): Promise<ShareFonts> {
  const site = await openShareFonts();
  const typeface = openTypeface(name);
  const boldest = typeface.weights.at(-1);
  const own = boldest ? await addFont(typeface.fontFile(part, boldest)) : [];
  return { families: `${site.families}${typeface.family},`, letters: new Set([...site.letters, ...own]) };
}

async function addSiteFonts(): Promise<ShareFonts> {
  const before = process.env.FONTCONFIG_FILE;
  // The image library reads it with the first font; browsers that are started later must not see it.
  process.env.FONTCONFIG_FILE = join(projectFolder, 'scripts/build/share/fonts.conf');
  const typeface = openTypeface(SITE_TYPEFACE);
  const files = SITE_PARTS.flatMap((part) =>
    WEIGHTS.map((file) => typeface.fontFile(part, { file, css: file })),
  );
  const letters = new Set<number>();
  for (const file of files) for (const letter of await addFont(file)) letters.add(letter);
  if (before === undefined) delete process.env.FONTCONFIG_FILE;
  else process.env.FONTCONFIG_FILE = before;
  return { families: `${typeface.family},`, letters };
}

/** Adds a WOFF2 file, which Pango would draw as blanks, as TrueType; returns its code points. */
async function addFont(woff2: string): Promise<readonly number[]> {
  const font = await decompress(readFileSync(woff2));
  const fontfile = new BuildCache(buildCacheFolder).fileWith(font, '.ttf');
  // Any text makes the library read the file.
  await sharp({ text: { text: '.', fontfile } }).toBuffer();
  // Imported here because the module awaits its WebAssembly, which `require` cannot.
  const { Blob, Face } = await import('harfbuzzjs');
  return [...new Face(new Blob(font)).collectUnicodes()];
}
