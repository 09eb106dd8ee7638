/** Figures of one measurement, by what they are called. */
export type Reading<Name extends string> = Readonly<Record<Name, number>>;

/** A page's figures, and those of the same page without scripts. */
export interface Pair<Figures> {
  readonly page: Figures;
  readonly twin: Figures;
}

/**
 * Measures a page and its twin by turns, so that whatever else the computer does disturbs both alike; what comes
 * first is second the next time.
 *
 * @returns the median of each figure
 */
export async function measurePair<Name extends string>(
  measure: (url: string) => Promise<Reading<Name>>,
  urls: Pair<string>,
  runs: number,
): Promise<Pair<Reading<Name>>> {
  const readings = { page: [] as Reading<Name>[], twin: [] as Reading<Name>[] };
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? (['page', 'twin'] as const) : (['twin', 'page'] as const);
    for (const name of order) readings[name].push(await measure(urls[name]));
  }
  return { page: medians(readings.page), twin: medians(readings.twin) };
}

/** The median of each figure of several readings. */
export function medians<Name extends string>(readings: readonly Reading<Name>[]): Reading<Name> {
  const names = Object.keys(readings[0] ?? {}) as Name[];
  const each = names.map((name) => [name, median(readings.map((reading) => reading[name]))]);
  return Object.fromEntries(each) as Reading<Name>;
}

/** The middle of values; of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}
