import { imageSize } from 'image-size';
import { MAX_PIXELS, MAX_PROPORTION } from '../../../schema/limits.ts';

/** Orientations of the Exif standard that lay a picture on its side. */
const SIDEWAYS = 5;

/** Size and kind of a picture, from its head. */
export interface PixelSize {
  /** In pixels and as it is shown, upright; as is the height. */
  readonly width: number;
  readonly height: number;
  /** Kind of file, such as "jpg"; the same as its usual ending. */
  readonly kind: string;
}

/** Size and kind of a picture; undefined if it cannot be read. */
export function pixelSize(bytes: Uint8Array): PixelSize | undefined {
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    const [across, down] = orientation >= SIDEWAYS ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down), kind: type };
  } catch {
    return undefined;
  }
}

/** True if a picture can be made smaller in reasonable time and memory. */
export function isBearable({ width, height }: Pick<PixelSize, 'width' | 'height'>): boolean {
  return width * height <= MAX_PIXELS && !isTooNarrow(width, height);
}

/** True if a picture is a mere line. */
export function isTooNarrow(width: number, height: number): boolean {
  return Math.max(width, height) > MAX_PROPORTION * Math.min(width, height);
}
