/** More than the phones with the most pixels give. Decoding more would take the memory of the computer. */
export const MOST_PIXELS = 250_000_000;

/** The long side of a picture is at most this many times the short one, as that of the widest panorama. */
export const MOST_PROPORTION = 20;

/** Tells if a picture of a size, in pixels, can be made smaller in reasonable time and memory. */
export function isBearable({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width * height <= MOST_PIXELS && !isTooNarrow(width, height);
}

/** Tells if a picture is a mere line. */
export function isTooNarrow(width: number, height: number): boolean {
  return Math.max(width, height) > MOST_PROPORTION * Math.min(width, height);
}
