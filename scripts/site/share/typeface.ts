import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph, PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);
// Node finds no names in this package, which bundlers do.
const { parse } = require('opentype.js') as typeof import('opentype.js');

/** The site's typeface in fixed weights: the variable files that browsers load can be read by browsers only. */
const FILES = {
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

export type Weight = keyof typeof FILES;

const opened = new Map<string, Font>();

/** Whether the typeface has every letter of a text. */
export function canWrite(text: string, weight: Weight): boolean {
  return Array.from(written(text)).every((letter) => fontOf(letter, weight));
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

interface Placed {
  readonly font: Font;
  readonly glyph: Glyph;
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
    const font = fontOf(letter, weight);
    if (!font) continue;
    const glyph = font.charToGlyph(letter);
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

function fontOf(letter: string, weight: Weight): Font | undefined {
  return FILES[weight].map(open).find((font) => font.charToGlyphIndex(letter) > 0);
}

function open(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  opened.set(path, font);
  return font;
}
