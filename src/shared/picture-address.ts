/** The formats in which every photograph is offered, the best first. */
export const PHOTOGRAPH_FORMATS = ['avif', 'webp'] as const;

export type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[number];

/** Size in pixels of the picture for shared links. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Widths from a card on a small phone to a banner on a large screen. */
const LADDER = [360, 540, 720, 1080, 1600, 2400];
const WIDEST = 2400;

/** The widest that a card needs, on a screen with three device pixels per CSS pixel. */
export const WIDEST_IN_CARDS = 1080;

/** A picture made of pixels, which is offered in several widths; vector pictures fit any. */
export function isPhotograph(src: string): boolean {
  return !src.endsWith('.svg');
}

/**
 * The widths in which a photograph is offered, smallest first: never wider than it is itself, and no step so
 * near to the last that it would save nothing.
 *
 * @param width of the photograph, in pixels, as are the results
 */
export function photographWidths(width: number): readonly number[] {
  const widest = Math.min(width, WIDEST);
  return [...LADDER.filter((step) => step < widest * 0.9), widest];
}

/** The address of a photograph in one of its widths, from the address of its fallback. */
export function photographAddress(src: string, width: number, format: PhotographFormat): string {
  return src.replace(/\.\w+$/, `-${width}.${format}`);
}

/** The `srcset` of a photograph in one format, up to a width in pixels. */
export function photographSet(src: string, width: number, format: PhotographFormat, widest: number): string {
  return photographWidths(width)
    .filter((step, index) => step <= widest || index === 0)
    .map((step) => `${photographAddress(src, step, format)} ${step}w`)
    .join(', ');
}
