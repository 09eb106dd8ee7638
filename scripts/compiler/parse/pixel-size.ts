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
export function isWithinLimits({ width, height }: Pick<PixelSize, 'width' | 'height'>): boolean {
  return width * height <= MAX_PIXELS && !isTooNarrow(width, height);
}

/** True if a picture is a mere line. */
export function isTooNarrow(width: number, height: number): boolean {
  return Math.max(width, height) > MAX_PROPORTION * Math.min(width, height);
}

/** True if a picture moves: WebP and PNG can hold many frames; the site shows the first. */
export function isAnimated(bytes: Uint8Array, kind: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (kind === 'png') return hasAnimationChunk(file);
  return (
    kind === 'webp' && file.toString('latin1', 12, 16) === 'VP8X' && ((file[20] ?? 0) & WEBP_ANIMATION) !== 0
  );
}

/** The flag in the head of an extended WebP. */
const WEBP_ANIMATION = 0x02;

const PNG_HEAD = 8;
/** Length, name and check sum of a chunk. */
const PNG_FRAME = 12;

/** An animated PNG says so in a chunk before its first pixels. */
function hasAnimationChunk(file: Buffer): boolean {
  for (let at = PNG_HEAD; at + PNG_FRAME <= file.length; at += PNG_FRAME + file.readUInt32BE(at)) {
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
