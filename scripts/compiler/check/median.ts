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
  const others = sorted.length - 1;
  return numbers.map((number) => {
    // Of equal ones it does not matter which is left out.
    const own = placeIn(sorted, number);
    const lower = numberBeside(sorted, own, Math.ceil(others / 2) - 1);
    return (lower + numberBeside(sorted, own, Math.floor(others / 2))) / 2;
  });
}

/** One of sorted numbers, counted without the own one. */
function numberBeside(sorted: readonly number[], own: number, index: number): number {
  return sorted[index < own ? index : index + 1] ?? Number.NaN;
}

/** Where a number stands among sorted ones. */
function placeIn(sorted: readonly number[], number: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle] ?? number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function ascending(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((left, right) => left - right);
}
