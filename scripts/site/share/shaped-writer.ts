import { openTypeface, type TypefacePackage, type TypefaceWeight } from '../../typefaces/fontsource.ts';
import { linePieces } from './line-pieces.ts';
import { OutlineFont, type ShapedRun } from './outline-font.ts';
import { shapeLine } from './shape-line.ts';
import { LATIN_FILES, type Weight } from './typeface.ts';
import type { Writer, Writing, WritingTypeface } from './writer.ts';

/** Weights in numbers, as style sheets have them. */
const WEIGHTS: Readonly<Record<Weight, number>> = { strong: 800, plain: 600 };
/** As headings of pages in such letters have it. */
const LEADING = 1.3;
/** Titles are measured in several sizes, line by line; beyond that few lines come twice. */
const MOST_LINES = 500;

/** Writes by the rules of any script: letters join, stand in their order, and have their language's own typeface. */
export async function shapedWriter(writing: Writing): Promise<Writer> {
  const fonts = { strong: await openFonts(writing, 'strong'), plain: await openFonts(writing, 'plain') };
  const known = new Map<string, ShapedRun>();
  const shaped = (text: string, weight: Weight): ShapedRun => {
    const key = `${weight} ${text}`;
    const line = known.get(key) ?? shapeLine(written(text), { ...writing, fonts: fonts[weight] });
    if (known.size >= MOST_LINES) known.clear();
    known.set(key, line);
    return line;
  };
  return {
    isFromRight: writing.isFromRight,
    leading: LEADING,
    pieces: (text) => linePieces(written(text), writing.language),
    width: (text, weight, size) => shaped(text, weight).width * size,
    outlines: (text, weight, size, x, y) =>
      shaped(text, weight)
        .glyphs.map(({ font, id, x: right, y: up }) =>
          font.outline(id, size, x + right * size, y - up * size),
        )
        .join(''),
  };
}

/** The site's own typeface for the letters that it has, then the language's. */
async function openFonts({ typeface }: Writing, weight: Weight): Promise<readonly OutlineFont[]> {
  const latin = LATIN_FILES[weight].map((path) => `${path}2`);
  const own = typeface ? [fileOf(typeface, WEIGHTS[weight])] : [];
  const fonts: OutlineFont[] = [];
  // One by one: what was taken apart last lies where the next will.
  for (const path of [...latin, ...own]) fonts.push(await OutlineFont.open(path, WEIGHTS[weight]));
  return fonts;
}

function fileOf({ name, part }: WritingTypeface, weight: number): string {
  const source: TypefacePackage = openTypeface(name);
  const distance = ({ css, range }: TypefaceWeight): number => (range ? 0 : Math.abs(Number(css) - weight));
  const nearest = source.weights.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  return source.fileOf(part, nearest);
}

/** Composed letters, and spaces of one kind: few typefaces have narrow ones. */
function written(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll('\u00AD', '');
}
