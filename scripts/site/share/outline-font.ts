import { readFileSync } from 'node:fs';
import type { Buffer, Face, Font, SvgPathCommand } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A glyph of a line. Lengths are in sizes of the letters, from the left end of the baseline; y is upwards. */
export interface PlacedGlyph {
  readonly font: OutlineFont;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Glyphs one after the other, and how far they reach. */
export interface ShapedRun {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

/** A part of a text that is written in one direction and typeface: as many units of UTF-16 from an offset. */
export interface TextRun {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
  readonly isFromRight: boolean;
  readonly language: string;
}

/** It waits for its program when it is loaded: `require` could not load it. */
type Harfbuzz = typeof import('harfbuzzjs');

/** A file of a typeface in one weight. */
export class OutlineFont {
  readonly #harfbuzz: Harfbuzz;
  readonly #buffer: Buffer;
  readonly #font: Font;
  readonly #size: number;
  readonly #outlines = new Map<number, readonly SvgPathCommand[]>();

  private constructor(harfbuzz: Harfbuzz, face: Face) {
    this.#harfbuzz = harfbuzz;
    this.#buffer = new harfbuzz.Buffer();
    this.#font = new harfbuzz.Font(face);
    this.#size = face.upem;
  }

  /**
   * Opens a file of the format WOFF2.
   *
   * @param weight of a file that has a range of them
   */
  static async open(path: string, weight: number): Promise<OutlineFont> {
    const harfbuzz = await import('harfbuzzjs');
    const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(readFileSync(path))));
    const opened = new OutlineFont(harfbuzz, face);
    if ('wght' in face.getAxisInfos()) opened.#font.setVariations([new harfbuzz.Variation('wght', weight)]);
    return opened;
  }

  has(letter: string): boolean {
    return this.#font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
  }

  /** The glyphs of a run, joined and kerned with regard to what stands around it, from left to right. */
  shape({ text, offset, length, isFromRight, language }: TextRun): ShapedRun {
    const { Direction, shape } = this.#harfbuzz;
    const buffer = this.#buffer;
    buffer.reset();
    buffer.addText(text, offset, length);
    buffer.setDirection(isFromRight ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(language);
    buffer.guessSegmentProperties();
    shape(this.#font, buffer);
    const glyphs: PlacedGlyph[] = [];
    let x = 0;
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      glyphs.push({ font: this, id, x: (x + xOffset) / this.#size, y: yOffset / this.#size });
      x += xAdvance;
    }
    return { glyphs, width: x / this.#size };
  }

  /** The data of an SVG path of a glyph whose origin is at x and y; pages share most of their glyphs. */
  outline(id: number, size: number, x: number, y: number): string {
    const scale = size / this.#size;
    return this.#commandsOf(id)
      .map(({ type, values }) => {
        const points = values.map((value, index) =>
          index % 2 === 0 ? x + value * scale : y - value * scale,
        );
        return type + points.map((point) => Math.round(point * 10) / 10).join(' ');
      })
      .join('');
  }

  #commandsOf(id: number): readonly SvgPathCommand[] {
    const known = this.#outlines.get(id) ?? this.#font.glyphToJson(id);
    this.#outlines.set(id, known);
    return known;
  }
}
