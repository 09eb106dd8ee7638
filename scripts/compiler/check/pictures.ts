import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { damagedImage, tooManyPixels, tooNarrow, unsafeSvg } from '../diagnostics/images.ts';
import { isTooNarrow, MOST_PIXELS, MOST_PROPORTION } from '../parse/picture-limits.ts';
import type { PixelSize } from '../parse/pixel-size.ts';
import { Places } from '../parse/position.ts';
import { remembered } from '../remembered.ts';
import type { ImageFile } from '../validate/content-files.ts';
import { inspectSvg, type SvgProblem } from './svg/inspect-svg.ts';

/** What looking into a picture has shown; it takes long, and depends on the picture's content alone. */
export interface PictureInspection {
  /** What a vector picture must not hold. */
  readonly svg?: readonly SvgProblem[];
  /** Why a photograph cannot be decoded to its end, as the library says it. */
  readonly damage?: string;
}

/** What pictures hold, by path, as far as somebody has looked into them. */
export type PictureInspections = ReadonlyMap<string, PictureInspection>;

/** A picture that is given again is not looked into again. */
const inspectOnce = remembered((bytes: Uint8Array): readonly SvgProblem[] => inspectSvg(bytes));

/** What is wrong inside of a picture whose head is sound. Vector pictures are looked into here, photographs before. */
export function findInside(
  image: ImageFile,
  size: PixelSize,
  known: PictureInspection = {},
): readonly Diagnostic[] {
  const { path } = image;
  const { width, height, kind } = size;
  const isVector = kind === 'svg';
  return [
    ...(!isVector && width * height > MOST_PIXELS ? [tooManyPixels(path, size, MOST_PIXELS)] : []),
    ...(isTooNarrow(width, height) ? [tooNarrow(path, size, MOST_PROPORTION)] : []),
    ...(known.damage === undefined ? [] : [damagedImage(path, known.damage)]),
    ...(isVector ? svgFindings(image, known.svg ?? inspectOnce(image.bytes)) : []),
  ];
}

function svgFindings({ path, bytes }: ImageFile, problems: readonly SvgProblem[]): readonly Diagnostic[] {
  if (problems.length === 0) return [];
  const places = new Places(path, new TextDecoder().decode(bytes));
  return problems.map(({ rule, what, offset, length }) => unsafeSvg(places.at(offset, length), rule, what));
}
