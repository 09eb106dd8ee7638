import type { Statistic } from '../../../src/domain/page-data/parts.ts';

/** Figures with their labels. Spec §3 Statistics. */
export function statistics(
  entries: readonly { readonly id: string; readonly value: string }[],
  label: (id: string) => string,
): readonly Statistic[] {
  return entries.map(({ id, value }) => ({ id, value, label: label(id) }));
}
