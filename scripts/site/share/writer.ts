import { textOutlines, textWidth, type Weight } from './typeface.ts';

/** How the texts of a language are written whose letters the site's own typeface lacks, or that run from the right. */
export interface Writing {
  readonly language: string;
  readonly isFromRight: boolean;
  /** The language's own typeface; none: letters are those of the site's. */
  readonly typeface?: WritingTypeface | undefined;
}

/** A part of a package of Fontsource. */
export interface WritingTypeface {
  readonly name: string;
  readonly part: string;
  readonly version: string;
}

/** Writes texts as outlines. Sizes and places are in pixels. */
export interface Writer {
  /** Whether lines begin at the right. */
  readonly isFromRight: boolean;
  /** From line to line, as a multiple of the size: letters with marks above and below keep to it. */
  readonly leading: number;
  /** The parts of a text between which a line may end; together they are the text, but for the kinds of its spaces. */
  pieces(text: string): readonly string[];
  width(text: string, weight: Weight, size: number): number;
  /** The data of an SVG path, the left end of whose baseline is at x and y. */
  outlines(text: string, weight: Weight, size: number, x: number, y: number): string;
}

/** Writes in the site's own typeface, from the left, letter by letter. */
export const latinWriter: Writer = {
  isFromRight: false,
  leading: 1.14,
  pieces: (text) => text.split(/\s+/u).map((word, index) => (index === 0 ? word : ` ${word}`)),
  width: textWidth,
  outlines: textOutlines,
};

/** Signs that say how others join or run, and have no glyph. */
export function isInvisible(letter: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(letter);
}
