import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decompress } from 'wawoff2';
import { keptFolder, projectFolder } from '../../project/folders.ts';
import { BuildCache } from '../build-cache.ts';
import { openTypeface } from '../typefaces/fontsource.ts';
import type { ShareTypeface } from './share-picture.ts';

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

const opened = new Map<string, Promise<ShareFonts>>();

/**
 * Gives fonts to the image library: the site's in place of all of the computer's, and behind them a language's own. Text
 * in vector pictures is the same on every computer only if it is drawn after that.
 */
export function openShareFonts(typeface?: ShareTypeface): Promise<ShareFonts> {
  const key = typeface ? `${typeface.name} ${typeface.part}` : '';
  const known = opened.get(key) ?? (typeface ? addTypeface(typeface) : addSiteFonts());
  opened.set(key, known);
  return known;
}

async function addTypeface({ name, part }: ShareTypeface): Promise<ShareFonts> {
  const site = await openShareFonts();
  const typeface = openTypeface(name);
  const boldest = typeface.weights.at(-1);
  const own = boldest ? await addFont(typeface.fileOf(part, boldest)) : [];
  return { families: `${site.families}${typeface.family},`, letters: new Set([...site.letters, ...own]) };
}

async function addSiteFonts(): Promise<ShareFonts> {
  const before = process.env.FONTCONFIG_FILE;
  // It is read with the first font; browsers that are started later must not see it.
  process.env.FONTCONFIG_FILE = join(projectFolder, 'scripts/build/share/fonts.conf');
  const typeface = openTypeface(SITE_TYPEFACE);
  const files = SITE_PARTS.flatMap((part) =>
    WEIGHTS.map((file) => typeface.fileOf(part, { file, css: file })),
  );
  const letters = new Set<number>();
  for (const file of files) for (const letter of await addFont(file)) letters.add(letter);
  if (before === undefined) delete process.env.FONTCONFIG_FILE;
  else process.env.FONTCONFIG_FILE = before;
  return { families: `${typeface.family},`, letters };
}

/** Adds a WOFF2 file, which Pango would draw as blanks, as TrueType; gives its code points. */
async function addFont(woff2: string): Promise<readonly number[]> {
  const font = await decompress(readFileSync(woff2));
  const fontfile = new BuildCache(keptFolder).fileWith(font, '.ttf');
  // Any text makes the library read the file.
  await sharp({ text: { text: '.', fontfile } }).toBuffer();
  // It waits for its program when it is loaded: `require` could not load it.
  const { Blob, Face } = await import('harfbuzzjs');
  return [...new Face(new Blob(font)).collectUnicodes()];
}
