import type { Site } from '../../../schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { Band, Model } from '../link/model.ts';
import type { ValidFile } from '../validate/content-files.ts';

/** A group of ages. */
interface Ages {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export const agesOverlap = finding('age.overlap', 'error', {
  en: ({ ages, younger }: { ages: Ages; younger: Ages }) => [
    `Travellers aged ${ages.from} belong both to "${younger.id}" (${younger.from} to ${younger.to}) and to "${ages.id}" (${ages.from} to ${ages.to}).`,
    `Let "${ages.id}" start at ${younger.to + 1}, or "${younger.id}" end at ${ages.from - 1}.`,
  ],
  id: ({ ages, younger }) => [
    `Umur ${ages.from} tahun masuk ke "${younger.id}" (${younger.from} sampai ${younger.to}) dan juga ke "${ages.id}" (${ages.from} sampai ${ages.to}).`,
    `Mulai "${ages.id}" dari ${younger.to + 1}, atau akhiri "${younger.id}" di ${ages.from - 1}.`,
  ],
});

const agesGap = finding('age.gap', 'warning', {
  en: ({ ages, younger }: { ages: Ages; younger: Ages }, { range }) => [
    `Travellers aged ${range(younger.to + 1, ages.from - 1)} count as adults: "${younger.id}" ends at ${younger.to}, "${ages.id}" starts at ${ages.from}.`,
    'Close the gap between the two.',
  ],
  id: ({ ages, younger }, { range }) => [
    `Umur ${range(younger.to + 1, ages.from - 1)} tahun dihitung dewasa: "${younger.id}" berakhir di ${younger.to}, "${ages.id}" mulai dari ${ages.from}.`,
    'Sambungkan keduanya.',
  ],
});

const bandOrder = finding('band.order', 'error', {
  en: ({ band, before }: { band: Band; before: Band }) => [
    `The group size "${band.id}" comes after "${before.id}", but starts at ${band.min} people, before ${before.min}.`,
    'Order the group sizes from small to large.',
  ],
  id: ({ band, before }) => [
    `Ukuran rombongan "${band.id}" ditulis setelah "${before.id}", padahal mulai dari ${band.min} orang, lebih kecil daripada ${before.min}.`,
    'Urutkan ukuran rombongan dari kecil ke besar.',
  ],
});

const bandOverlap = finding('band.overlap', 'error', {
  en: ({ band, before }: { band: Band; before: Band }) => [
    `A group of ${band.min} belongs both to "${before.id}" (${before.min} to ${before.max} people) and to "${band.id}" (${band.min} to ${band.max}).`,
    `Let "${band.id}" start at ${before.max + 1}, or "${before.id}" end at ${band.min - 1}.`,
  ],
  id: ({ band, before }) => [
    `Rombongan ${band.min} orang masuk ke "${before.id}" (${before.min} sampai ${before.max} orang) dan juga ke "${band.id}" (${band.min} sampai ${band.max}).`,
    `Mulai "${band.id}" dari ${before.max + 1}, atau akhiri "${before.id}" di ${band.min - 1}.`,
  ],
});

const bandGap = finding('band.gap', 'warning', {
  en: ({ band, before }: { band: Band; before: Band }, { range }) => [
    `A group of ${range(before.max + 1, band.min - 1)} has no price: "${before.id}" ends at ${before.max} people, "${band.id}" starts at ${band.min}.`,
    'Close the gap between the two, if such groups can book.',
  ],
  id: ({ band, before }, { range }) => [
    `Rombongan ${range(before.max + 1, band.min - 1)} orang tidak punya harga: "${before.id}" berakhir di ${before.max} orang, "${band.id}" mulai dari ${band.min}.`,
    'Sambungkan keduanya, kalau rombongan sebesar itu bisa memesan.',
  ],
});

const bandWithoutPrice = finding('band.without-price', 'warning', {
  en: ({ band }: { band: string }) => [
    `No price table has a row for groups of "${band}".`,
    `Add a row for "${band}" to the tables, or remove the group size.`,
  ],
  id: ({ band }) => [
    `Tidak ada tabel harga yang punya baris untuk rombongan "${band}".`,
    `Tambahkan baris untuk "${band}" ke tabel-tabel harga, atau hapus ukuran rombongan ini.`,
  ],
});

/** Group sizes that are out of order, share people, leave some out or have no price. */
export function checkBands(model: Model): readonly Diagnostic[] {
  const site = model.files.single.site;
  if (!site) return [];
  const bands = site.value.bands.map((band, index) => ({ ...band, index }));
  const startAt = (index: number) => site.file.valueAt(['bands', index, 'min']);
  const late = bands.flatMap((band, index) => {
    const before = bands[index - 1];
    return before && band.min < before.min ? [bandOrder(startAt(index), { band, before })] : [];
  });
  const ascending = bands.toSorted((left, right) => left.min - right.min);
  const uneven = ascending.flatMap((band, position) => {
    const before = ascending[position - 1];
    if (!before) return [];
    if (band.min <= before.max) return [bandOverlap(startAt(band.index), { band, before })];
    return band.min > before.max + 1 ? [bandGap(startAt(band.index), { band, before })] : [];
  });
  return [...late, ...uneven, ...checkPriced(model, site)];
}

/** Finds group sizes without a price; none if a table is damaged, since it may have them. */
function checkPriced({ files, priceTables }: Model, site: ValidFile<Site>): readonly Diagnostic[] {
  const isDamaged = [...files.damaged].some((path) => path.startsWith('prices/'));
  if (isDamaged || priceTables.length === 0) return [];
  const priced = new Set(priceTables.flatMap(({ rows }) => rows.map(({ band }) => band.id)));
  return site.value.bands.flatMap(({ id }, index) =>
    priced.has(id) ? [] : [bandWithoutPrice(site.file.valueAt(['bands', index, 'id']), { band: id })],
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
    return [ages.from <= younger.to ? agesOverlap(at, { ages, younger }) : agesGap(at, { ages, younger })];
  });
}
