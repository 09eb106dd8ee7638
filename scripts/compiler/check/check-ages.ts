import { agesGap, agesOverlap } from '../diagnostics/ages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';

/** Groups of ages that share years or leave some out between them. */
export function checkAges({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const ascending = site.value.ageGroups
    .map((ages, index) => ({ ...ages, index }))
    .toSorted((left, right) => left.from - right.from);
  return ascending.flatMap((ages, position) => {
    const younger = ascending[position - 1];
    if (!younger || ages.from === younger.to + 1) return [];
    const at = site.file.valueAt(['ageGroups', ages.index, 'from']);
    return [ages.from <= younger.to ? agesOverlap(at, ages, younger) : agesGap(at, ages, younger)];
  });
}
