import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { decompress } from 'wawoff2';
import type { TypefacePackage, TypefaceWeight } from './fontsource.ts';

/** A typeface with the letters of a language. */
export interface SubsetTypeface {
  /** The part of the package that has most of them: pages fetch no second one. */
  readonly part: string;
  /** The requested letters that it has, in the order of their code points. */
  readonly letters: string;
  /** All letters are as wide as high in every typeface, so that no text moves when it loads. */
  readonly isSquare: boolean;
  readonly files: readonly SubsetFile[];
}

/** One weight, or a range of them. */
interface SubsetFile {
  readonly weight: string;
  /** In base64. */
  readonly woff2: string;
}

/**
 * Cuts a typeface down to letters: to those that its best part has.
 *
 * @returns nothing if no part has any
 */
export async function subsetTypeface(
  typeface: TypefacePackage,
  letters: string,
): Promise<SubsetTypeface | undefined> {
  const [first] = typeface.weights;
  if (!first) return undefined;
  let best: OpenedPart | undefined;
  for (const part of typeface.parts) {
    const opened = await openPart(typeface, part, first, letters);
    if (opened.letters.length > (best?.letters.length ?? 0)) best = opened;
  }
  if (!best) return undefined;
  const { part, letters: found, isSquare } = best;
  const text = found.join('');
  const files: SubsetFile[] = [];
  for (const weight of typeface.weights) files.push(await subsetFile(typeface, part, weight, text));
  return { part, letters: text, isSquare, files };
}

interface OpenedPart {
  readonly part: string;
  readonly letters: readonly string[];
  readonly isSquare: boolean;
}

async function openPart(
  typeface: TypefacePackage,
  part: string,
  weight: TypefaceWeight,
  letters: string,
): Promise<OpenedPart> {
  // It waits for its program when it is loaded: `require` could not load it.
  const { Blob, Face, Font } = await import('harfbuzzjs');
  const face = new Face(new Blob(await decompress(readFileSync(typeface.fontFile(part, weight)))));
  const has = new Set(face.collectUnicodes());
  const found = Array.from(letters).filter((letter) => has.has(letter.codePointAt(0) ?? 0));
  const font = new Font(face);
  const isSquare = found.every((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    return glyph !== undefined && font.glyphHAdvance(glyph) === face.upem;
  });
  return { part, letters: found, isSquare };
}

async function subsetFile(
  typeface: TypefacePackage,
  part: string,
  weight: TypefaceWeight,
  text: string,
): Promise<SubsetFile> {
  const options = {
    targetFormat: 'woff2',
    // Its types do not know of it yet.
    noHinting: true,
    ...(weight.range ? { variationAxes: { wght: weight.range } } : {}),
  } as const;
  const bytes = await subsetFont(readFileSync(typeface.fontFile(part, weight)), text, options);
  return { weight: weight.css, woff2: Buffer.from(bytes).toString('base64') };
}
