import { createHash } from 'node:crypto';
import { STAND_INS } from '../../../src/app/theme/stand-ins.ts';
import type { HeadTypeface } from '../pages/page-job.ts';
import type { LanguageTypeface } from './site-typefaces.ts';

/** Files of so many bytes in all are asked for before anything else; larger ones would keep pictures waiting. */
const SMALL = 40_000;

/** A file of the site. */
interface TypefaceFile {
  /** Path below the site's folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Letters of other scripts fill their squares or join, and stand higher than Latin ones. */
const HEADINGS = ':root :is(h1,h2,h3,h4){letter-spacing:normal;line-height:1.3}';

/** What the pages of a language need to be set in its typeface. */
interface PageTypeface {
  readonly head: HeadTypeface;
  readonly files: readonly TypefaceFile[];
}

/**
 * The typeface of a language's pages, in place of the site's own. Latin letters and spaces are those of what stands in for
 * the site's own, which sets the height of lines: whichever typeface is there, lines stay where they are.
 */
export function pageTypeface({ source, subset }: LanguageTypeface): PageTypeface {
  const { family } = source;
  const files = subset.files.map(({ weight, bytes }) => ({ weight, bytes, path: pathOf(family, bytes) }));
  const isSmall = files.reduce((sum, { bytes }) => sum + bytes.length, 0) <= SMALL;
  // Letters that are squares in every typeface may come late: nothing moves.
  const display = subset.isSquare ? 'swap' : 'optional';
  const faces = files.map(
    ({ weight, path }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};src:url(/${path})format("woff2");unicode-range:${rangeOf(subset.letters)}}`,
  );
  const stack = `"${family}",${STAND_INS}`;
  return {
    head: {
      // Twice the root, since the style sheet comes later.
      style: `${faces.join('')}${HEADINGS}:root:root{--mantine-font-family:${stack};--mantine-font-family-headings:${stack}}`,
      preload: isSmall ? files.map(({ path }) => path) : [],
    },
    files: files.map(({ path, bytes }) => ({ path, bytes })),
  };
}

function pathOf(family: string, bytes: Uint8Array): string {
  const name = family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `assets/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
}

/** From the first letter to the last, rounded to 256: what lies between and is not in the file has none of its glyphs. */
function rangeOf(letters: string): string {
  const points = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const page = (point: number): number => Math.floor(point / 256);
  const first = page(Math.min(...points)) * 256;
  const last = page(Math.max(...points)) * 256 + 255;
  return `U+${first.toString(16)}-${last.toString(16)}`;
}
