import { createHash } from 'node:crypto';
import { FALLBACK_FONTS } from '../../../src/app/theme/theme.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { BuildCache } from '../build-cache.ts';
import { openTypeface, type TypefacePackage } from './fontsource.ts';
import type { SubsetTypeface } from './subset-typeface.ts';

/** Counts up when the same letters are cut in another way. */
const CUT = 2;

/** The typeface of a language's pages, and the package that it is from. */
export interface LanguageTypeface {
  readonly source: TypefacePackage;
  readonly subset: SubsetTypeface;
}

/** The typefaces of languages that name one, by code. */
export type SiteTypefaces = ReadonlyMap<string, LanguageTypeface>;

/** The typeface of each language that names one, cut down to the letters of its texts. */
export async function siteTypefaces({ languages }: ResolvedSite, cache: BuildCache): Promise<SiteTypefaces> {
  const found = new Map<string, LanguageTypeface>();
  for (const language of languages) {
    const typeface = await cutTypeface(language, cache);
    if (typeface) found.set(language.info.code, typeface);
  }
  return found;
}

async function cutTypeface(
  { typeface }: ResolvedLanguage,
  cache: BuildCache,
): Promise<LanguageTypeface | undefined> {
  if (!typeface) return undefined;
  const source = openTypeface(typeface.name);
  const letters = Array.from(typeface.letters)
    .filter((letter) => !isLatin(letter))
    .join('');
  const inputs = [CUT, typeface.name, source.version, source.weights, letters];
  const subset = await cache.cachedValue('typefaces', inputs, async () => {
    // Shaper and compressor take long to load, and most sites need none.
    const { subsetTypeface } = await import('./subset-typeface.ts');
    return (await subsetTypeface(source, letters)) ?? null;
  });
  return subset ? { source, subset } : undefined;
}

/** True if the site's own typeface or its fallback has a letter: Latin ones and common signs. */
function isLatin(letter: string): boolean {
  return /[\p{ASCII}\p{Script=Latin}\u0080-\u00FF\u2000-\u206F\u20A0-\u20CF\u2122\u2212]/u.test(letter);
}

/** Bytes up to which typefaces are preloaded; larger ones would delay pictures. */
const SMALL = 40_000;

/** Letters of other scripts fill their squares or join, and are taller than Latin ones. */
const HEADINGS = ':root :is(h1,h2,h3,h4){letter-spacing:normal;line-height:1.3}';

/**
 * The typeface of a language's pages, in place of the site's own. Latin letters and spaces come from the
 * fallback of the site's own, which sets the height of lines: no line moves when a typeface arrives.
 */
export function pageTypeface({ source, subset }: LanguageTypeface) {
  const { family } = source;
  const files = subset.files.map(({ weight, woff2 }) => {
    const bytes = Buffer.from(woff2, 'base64');
    return { weight, bytes, path: fontPath(family, bytes) };
  });
  const isSmall = files.reduce((sum, { bytes }) => sum + bytes.length, 0) <= SMALL;
  // Characters of a fixed width in every typeface may load late, since nothing moves.
  const display = subset.isSquare ? 'swap' : 'optional';
  const faces = files.map(
    ({ weight, path }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};src:url(/${path})format("woff2");unicode-range:${unicodeRange(subset.letters)}}`,
  );
  const stack = `"${family}",${FALLBACK_FONTS}`;
  return {
    head: {
      // Twice the root, since the style sheet comes later.
      style: `${faces.join('')}${HEADINGS}:root:root{--mantine-font-family:${stack};--mantine-font-family-headings:${stack}}`,
      preload: isSmall ? files.map(({ path }) => path) : [],
    },
    files,
  };
}

function fontPath(family: string, bytes: Uint8Array): string {
  const name = family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `assets/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
}

/** From the first letter to the last, rounded to 256; characters between them that the file lacks use the fallback. */
function unicodeRange(letters: string): string {
  const points = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const page = (point: number): number => Math.floor(point / 256);
  const first = page(Math.min(...points)) * 256;
  const last = page(Math.max(...points)) * 256 + 255;
  return `U+${first.toString(16)}-${last.toString(16)}`;
}
