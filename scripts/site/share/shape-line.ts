import bidiFactory from 'bidi-js';
import type { OutlineFont, PlacedGlyph, ShapedRun } from './outline-font.ts';
import { isInvisible } from './writer.ts';

const bidi = bidiFactory();

/** What a line is written with. */
export interface LineStyle {
  readonly language: string;
  readonly isFromRight: boolean;
  /** The first that has a letter draws it. */
  readonly fonts: readonly OutlineFont[];
}

/** A stretch of a line in one direction and typeface. */
interface Run {
  readonly font: OutlineFont;
  readonly offset: number;
  readonly end: number;
  readonly level: number;
}

/** The glyphs of a line from left to right, each where the rules of its script and direction put it. */
export function shapeLine(text: string, style: LineStyle): ShapedRun {
  if (text === '') return { glyphs: [], width: 0 };
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  for (const { font, offset, end, level } of runsInOrder(text, style)) {
    const isFromRight = level % 2 === 1;
    const run = font.shape({ text, offset, length: end - offset, isFromRight, language: style.language });
    for (const glyph of run.glyphs) glyphs.push({ ...glyph, x: width + glyph.x });
    width += run.width;
  }
  return { glyphs, width };
}

/** The runs of a line as they stand from left to right. */
function runsInOrder(text: string, { isFromRight, fonts }: LineStyle): readonly Run[] {
  const embedding = bidi.getEmbeddingLevels(text, isFromRight ? 'rtl' : 'ltr');
  const places: number[] = [];
  for (const [place, index] of bidi.getReorderedIndices(text, embedding).entries()) places[index] = place;
  const placeOf = ({ offset, end }: Run): number => Math.min(...places.slice(offset, end));
  return runsOf(text, embedding.levels, fonts).toSorted((one, other) => placeOf(one) - placeOf(other));
}

function runsOf(text: string, levels: Uint8Array, fonts: readonly OutlineFont[]): readonly Run[] {
  const runs: Run[] = [];
  let offset = 0;
  for (const letter of text) {
    const end = offset + letter.length;
    const last = runs.at(-1);
    const level = levels[offset] ?? 0;
    const font = fontOf(letter, last?.font, fonts);
    if (last && last.font === font && last.level === level) runs[runs.length - 1] = { ...last, end };
    else if (font) runs.push({ font, offset, end, level });
    offset = end;
  }
  return runs;
}

/** Letters, digits and spaces have their own typeface; signs and marks that of what stands before them. */
function fontOf(
  letter: string,
  before: OutlineFont | undefined,
  fonts: readonly OutlineFont[],
): OutlineFont | undefined {
  if (before && /[^\p{L}\p{N}\s]/u.test(letter) && (isInvisible(letter) || before.has(letter))) return before;
  return fonts.find((font) => font.has(letter)) ?? before ?? fonts[0];
}
