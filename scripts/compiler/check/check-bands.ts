import { bandGap, bandOrder, bandOverlap } from '../diagnostics/bands.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';

/** Group sizes that stand out of order, share people or leave some out. Spec §9 group-size bands. */
export function checkBands({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const bands = site.value.bands.map((band, index) => ({ ...band, index }));
  const startOf = (index: number) => site.file.valueAt(['bands', index, 'min']);
  const late = bands.flatMap((band, index) => {
    const before = bands[index - 1];
    return before && band.min < before.min ? [bandOrder(startOf(index), band, before)] : [];
  });
  const ascending = bands.toSorted((left, right) => left.min - right.min);
  const uneven = ascending.flatMap((band, position) => {
    const before = ascending[position - 1];
    if (!before) return [];
    if (band.min <= before.max) return [bandOverlap(startOf(band.index), band, before)];
    return band.min > before.max + 1 ? [bandGap(startOf(band.index), band, before)] : [];
  });
  return [...late, ...uneven];
}
