import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph, PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);
// Node finds no names in this package, which bundlers do.
const { parse } = require('opentype.js') as typeof import('opentype.js');

/** The site's typeface in fixed weights: the variable files that browsers load can be read by browsers only. */
export const LATIN_FILES = {
  strong: [
    require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-800-normal.woff'),
    require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-800-normal.woff'),
    require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-800-normal.woff'),
  ],
  plain: [
    require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal.woff'),
    require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-600-normal.woff'),
    require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-600-normal.woff'),
  ],
} as const;

export type Weight = keyof typeof LATIN_FILES;

const opened = new Map<string, Font>();

/** A letter as a file of the typeface draws it. */
interface Drawn {
  readonly font: Font;
  readonly glyph: Glyph;
}

/** Pages share most of their letters. */
const known: Readonly<Record<Weight, Map<string, Drawn | undefined>>> = {
  strong: new Map(),
  plain: new Map(),
};

/** Whether the typeface has every letter of a text. */
export function canWrite(text: string, weight: Weight): boolean {
  return Array.from(written(text)).every((letter) => drawn(letter, weight));
}

/** The width of a text in pixels at a size. */
export function textWidth(text: string, weight: Weight, size: number): number {
  const last = placed(text, weight, size).at(-1);
  return last ? last.x + last.width : 0;
}

/** The outlines of a text, as the data of an SVG path: its baseline starts at x and y. In pixels. */
export function textOutlines(text: string, weight: Weight, size: number, x: number, y: number): string {
  return placed(text, weight, size)
    .map((letter) => pathData(letter.glyph.getPath(x + letter.x, y, size).commands))
    .join('');
}

/** The library's own writing of paths makes no numbers of some coordinates. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Partial<Record<string, number>>;
      const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
      return type + numbers.map((number) => Math.round(number * 10) / 10).join(' ');
    })
    .join('');
}

interface Placed extends Drawn {
  readonly x: number;
  readonly width: number;
}

/**
 * The letters of a text one after the other, kerned. Letters that the typeface lacks are left out; its ligatures and other
 * features are not used, which the library knows in part only.
 */
function placed(text: string, weight: Weight, size: number): readonly Placed[] {
  const found: Placed[] = [];
  for (const letter of written(text)) {
    const own = drawn(letter, weight);
    if (!own) continue;
    const { font, glyph } = own;
    const scale = size / font.unitsPerEm;
    const last = found.at(-1);
    const kerning = last?.font === font ? font.getKerningValue(last.glyph, glyph) * scale : 0;
    const x = last ? last.x + last.width + kerning : 0;
    found.push({ font, glyph, x, width: (glyph.advanceWidth ?? 0) * scale });
  }
  return found;
}

/** Composed letters, and spaces of one kind: the typeface has no narrow ones. */
function written(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060]/gu, '');
}

function drawn(letter: string, weight: Weight): Drawn | undefined {
  const letters = known[weight];
  if (!letters.has(letter)) {
    const font = LATIN_FILES[weight].map(open).find((file) => file.charToGlyphIndex(letter) > 0);
    letters.set(letter, font && { font, glyph: font.charToGlyph(letter) });
  }
  return letters.get(letter);
}

function open(path: string): Font {
  const font = opened.get(path);
  if (font) return font;
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  const parsed = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  opened.set(path, parsed);
  return parsed;
}
