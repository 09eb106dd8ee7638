import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sameForLengths } from '../diagnostics/prices.ts';
import type { LinkedPackage, LinkedPriceTable, Model } from '../link/model.ts';

/** So many packages are named; others are of the same kind. */
const MOST_NAMED = 5;

/** Tables by which tours of different length cost the same. Only for content without errors. */
export function checkLengths({ packages }: Model): readonly Diagnostic[] {
  const sharing = new Map<LinkedPriceTable, Set<LinkedPackage>>();
  for (const entry of packages) {
    for (const { table } of entry.variants) {
      if (table) sharing.set(table, (sharing.get(table) ?? new Set()).add(entry));
    }
  }
  return [...sharing].flatMap(([{ file }, entries]) => {
    const days = [...new Set([...entries].map(({ dayCount }) => dayCount))].toSorted(
      (left, right) => left - right,
    );
    const ids = [...entries].slice(0, MOST_NAMED).map(({ id }) => id);
    return days.length > 1 ? [sameForLengths(file.keyAt(['serves']), days, ids)] : [];
  });
}
