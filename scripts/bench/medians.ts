/** Figures of one measurement by name. */
export type Figures = Readonly<Record<string, number>>;

/** The median of each figure. */
export function medians(measured: readonly Figures[]): Figures {
  const names = Object.keys(measured[0] ?? {});
  const sorted = (name: string) =>
    measured.map((each) => each[name] ?? 0).toSorted((left, right) => left - right);
  return Object.fromEntries(names.map((name) => [name, sorted(name)[measured.length >> 1] ?? 0]));
}
