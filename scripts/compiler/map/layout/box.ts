/** A rectangle in pixels: x to the right, y downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of a size around its middle. */
export function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** Whether two boxes share more than an edge. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a box lies wholly in another. */
export function liesIn(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/**
 * Whether two boxes overlap at some width of the picture.
 *
 * @param one at each of some widths, in their order: between two of them its edges move evenly
 * @param other at the same widths
 */
export function everOverlap(one: readonly Box[], other: readonly Box[]): boolean {
  return one.some((box, index) => {
    const beside = other[index];
    if (!beside) return false;
    const [next, nextBeside] = [one[index + 1], other[index + 1]];
    return next && nextBeside ? overlapBetween([box, next], [beside, nextBeside]) : overlap(box, beside);
  });
}

type Way = readonly [from: Box, to: Box];

/** Each edge stays below another on one stretch of the way; the boxes overlap where all four stretches meet. */
function overlapBetween(one: Way, other: Way): boolean {
  const gaps = [0, 1].map((end) => gapsBetween(one[end] as Box, other[end] as Box));
  let [from, to] = [0, 1];
  for (const [index, start] of (gaps[0] ?? []).entries()) {
    const rise = (gaps[1]?.[index] ?? 0) - start;
    // Where start + t × rise is below zero.
    if (rise === 0 && start >= 0) return false;
    if (rise > 0) to = Math.min(to, -start / rise);
    if (rise < 0) from = Math.max(from, -start / rise);
  }
  return from < to;
}

/** All below zero where two boxes overlap. */
function gapsBetween(one: Box, other: Box): readonly number[] {
  return [one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom];
}
