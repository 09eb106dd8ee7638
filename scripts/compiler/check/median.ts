/** The middle one of some numbers; the mean of the middle two, NaN of none. */
export function median(numbers: readonly number[]): number {
  return middle(sortNumbers(numbers));
}

/** For each number the median of all others; NaN if there are none. */
export function mediansOfOthers(numbers: readonly (number | undefined)[]): readonly number[] {
  const sorted = sortNumbers(numbers.filter((number) => number !== undefined));
  return numbers.map((number) =>
    number === undefined ? Number.NaN : middle(sorted.toSpliced(sorted.indexOf(number), 1)),
  );
}

function middle(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}

function sortNumbers(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((left, right) => left - right);
}
