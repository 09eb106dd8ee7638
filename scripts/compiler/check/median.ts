/** The middle one of some numbers; the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = ascending(numbers);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** For each of some numbers, the median of all others that there are; NaN where there are none. */
export function mediansOfOthers(numbers: readonly (number | undefined)[]): readonly number[] {
  const known = mediansOfKnown(numbers.filter((number) => number !== undefined));
  let next = 0;
  return numbers.map((number) => (number === undefined ? Number.NaN : (known[next++] ?? Number.NaN)));
}

/** They are put in order once. */
function mediansOfKnown(numbers: readonly number[]): readonly number[] {
  const sorted = ascending(numbers);
  // Of equal ones it does not matter which is left out.
  const places = new Map(sorted.map((number, index) => [number, index]));
  const others = sorted.length - 1;
  return numbers.map((number) => {
    const own = places.get(number) ?? 0;
    const other = (index: number): number => sorted[index < own ? index : index + 1] ?? Number.NaN;
    return (other(Math.ceil(others / 2) - 1) + other(Math.floor(others / 2))) / 2;
  });
}

function ascending(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((left, right) => left - right);
}
