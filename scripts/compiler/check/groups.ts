import type { Site } from '../../../schema/site.ts';
import { agesGap, agesOverlap } from '../diagnostics/ages.ts';
import { bandGap, bandOrder, bandOverlap, bandWithoutPrice } from '../diagnostics/bands.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import type { ValidFile } from '../validate/content-files.ts';

/** Group sizes that stand out of order, share people, leave some out or have no price. */
export function checkBands(model: Model): readonly Diagnostic[] {
  const site = model.files.single.site;
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
  return [...late, ...uneven, ...checkPriced(model, site)];
}

/** Group sizes of which no price table speaks; where a table is damaged, it may be the one. */
function checkPriced({ files, priceTables }: Model, site: ValidFile<Site>): readonly Diagnostic[] {
  const isDamaged = [...files.damaged].some((path) => path.startsWith('prices/'));
  if (isDamaged || priceTables.length === 0) return [];
  const priced = new Set(priceTables.flatMap(({ rows }) => rows.map(({ band }) => band.id)));
  return site.value.bands.flatMap(({ id }, index) =>
    priced.has(id) ? [] : [bandWithoutPrice(site.file.valueAt(['bands', index, 'id']), id)],
  );
}

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
