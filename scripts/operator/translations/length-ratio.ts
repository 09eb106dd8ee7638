/** Shorter texts vary too much to judge by their length. */
const LEAST_LENGTH = 24;

/** How far from the language's usual ratio a translation may be, either way. */
const TOLERANCE = 2;

interface Pair {
  readonly own: string;
  readonly original: string;
}

/** How long translations into a language usually are, compared with their sources: 1 as long, 2 twice. */
export function medianRatio(pairs: readonly Pair[]): number {
  const ratios = pairs
    .filter(({ original }) => original.length >= LEAST_LENGTH)
    .map(({ own, original }) => own.length / original.length)
    .toSorted((left, right) => left - right);
  return ratios[Math.floor(ratios.length / 2)] ?? 1;
}

/** Whether a translation is much longer or shorter than is usual in its language. */
export function oddRatio(own: string, original: string, usual: number): 'long' | 'short' | undefined {
  if (original.length < LEAST_LENGTH) return undefined;
  const ratio = own.length / original.length / usual;
  if (ratio > TOLERANCE) return 'long';
  return ratio < 1 / TOLERANCE ? 'short' : undefined;
}
