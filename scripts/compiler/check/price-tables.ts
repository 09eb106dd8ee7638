import type { JsonPath } from '../../../schema/json-path.ts';
import { PRICE_KEY, type PriceTable, type PriceTableRow } from '../../../schema/price-table.ts';
import type { TableOwner } from '../../../src/pricing/price-table.ts';
import { quoted } from '../../messages/writing.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { findNearest } from '../diagnostics/did-you-mean.ts';
import { finding } from '../diagnostics/finding.ts';
import type { LinkedPackage, LinkedPriceTable, Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import { unknownReference } from './references.ts';

const missingPrice = finding('price.missing-tier', 'error', {
  en: ({ tier }: { tier: string }) => [
    `The row has no price for "${tier}".`,
    `Add "${tier}" with the price per person.`,
  ],
  id: ({ tier }) => [
    `Baris ini belum punya harga untuk "${tier}".`,
    `Tambahkan "${tier}" dengan harga per orang.`,
  ],
});

const missingRow = finding('price.missing-row', 'warning', {
  en: ({ band }: { band: string }) => [
    `The table has rows for smaller and larger groups, but none for "${band}".`,
    `Add a row for "${band}".`,
  ],
  id: ({ band }) => [
    `Tabel ini tidak punya baris untuk rombongan "${band}", padahal ada untuk yang lebih kecil dan lebih besar.`,
    `Tambahkan baris untuk "${band}".`,
  ],
});

const duplicateRow = finding('price.duplicate-row', 'error', {
  en: ({ band }: { band: string }) => [`The group size "${band}" has two rows.`, 'Remove one of the two.'],
  id: ({ band }) => [`Ukuran rombongan "${band}" punya dua baris.`, 'Hapus salah satunya.'],
});

const rowOrder = finding('price.row-order', 'error', {
  en: ({ band, before }: { band: string; before: string }) => [
    `The row for "${band}" comes after the one for "${before}".`,
    'Order the rows from small to large groups.',
  ],
  id: ({ band, before }) => [
    `Baris untuk "${band}" berada setelah baris untuk "${before}".`,
    'Urutkan baris dari rombongan kecil ke besar.',
  ],
});

const ambiguousTable = finding('price.ambiguous-table', 'error', {
  en: ({ other }: { other: string }) => [
    `"${other}" serves the same packages.`,
    'Change what one of the two tables serves.',
  ],
  id: ({ other }) => [
    `"${other}" berlaku untuk paket yang sama.`,
    'Ubah paket tempat salah satu tabel berlaku.',
  ],
});

const tourWithoutTable = finding('price.no-table', 'warning', {
  en: ({ id, file, options }: { id: string; file: string; options: readonly string[] }) => [
    options.length === 0
      ? `No price table serves the tour "${id}": visitors see no price and are asked to contact you.`
      : `No price table serves the tour "${id}" with ${quoted(options)}: visitors who choose it see no price.`,
    `Name the tour, its category or its nights under "serves" in a file in prices/. If its price is on request, add "acknowledged": [{ "code": "price.no-table", "reason": "…", "until": "2030-12-31" }] to ${file}.`,
  ],
  id: ({ id, file, options }) => [
    options.length === 0
      ? `Tidak ada tabel harga untuk tur "${id}": pengunjung tidak melihat harga dan diminta menghubungi Anda.`
      : `Tidak ada tabel harga untuk tur "${id}" dengan ${quoted(options)}: pengunjung yang memilihnya tidak melihat harga.`,
    `Sebutkan tur itu, kategorinya, atau jumlah malamnya di "serves" dalam file di prices/. Jika harganya menurut permintaan, tambahkan "acknowledged": [{ "code": "price.no-table", "reason": "…", "until": "2030-12-31" }] di ${file}.`,
  ],
});

const unusedTable = finding('price.unused-table', 'warning', {
  en: [
    'No package uses this table: none matches what it serves.',
    'Correct what the table serves, or delete the file.',
  ],
  id: [
    'Tidak ada paket yang menampilkan tabel ini: tidak ada yang cocok dengan isian ini.',
    'Perbaiki untuk paket mana tabel ini berlaku, atau hapus filenya.',
  ],
});

const mixedPrices = finding('price.mixed', 'error', {
  en: ({ key }: { key: string }) => [
    `"${key}" does not fit here: rows have either one price for all accommodation classes or one for each.`,
    'Write all rows of the table in the same way.',
  ],
  id: ({ key }) => [
    `"${key}" tidak cocok di sini: setiap baris berisi satu harga untuk semua kelas akomodasi, atau satu harga untuk tiap kelas.`,
    'Tulis semua baris tabel dengan cara yang sama.',
  ],
});

const sameForLengths = finding('price.same-for-lengths', 'warning', {
  en: ({ lengths, packages }: { lengths: readonly number[]; packages: readonly string[] }) => [
    `Tours of different length (${lengths.join(', ')} days) cost the same, such as ${quoted(packages)}: they share this table.`,
    'Make a separate table for tours of each length, with "days" or "package" under "serves".',
  ],
  id: ({ lengths, packages }) => [
    `Tur yang lamanya berbeda (${lengths.join(', ')} hari) harganya sama, misalnya ${quoted(packages)}: semuanya memakai tabel ini.`,
    'Beri tur setiap lama tabelnya sendiri, dengan "days" atau "package" di "serves".',
  ],
});

/** Tables that lack a row or serve the packages of another; rows that lack a class, are there twice or out of order. */
export function checkPrices({ files, ids, priceTables }: Model): readonly Diagnostic[] {
  const bands = files.single.site?.value.bands.toSorted((left, right) => left.min - right.min);
  const ascending = bands?.map(({ id }) => id) ?? ids.band;
  const { tier } = ids;
  const parts = priceTables.flatMap(rowLists);
  const rows = tier && ascending ? parts.flatMap((list) => checkRows(list, tier, ascending)) : [];
  const gaps = ascending ? parts.flatMap((list) => checkGaps(list, ascending)) : [];
  return [
    ...rows,
    ...gaps,
    ...priceTables.flatMap((table, index) => checkOwner(table, priceTables.slice(0, index))),
  ];
}

/** Rows that form a table: the usual ones, or those of a season. */
interface RowList {
  readonly file: ParsedFile;
  readonly path: JsonPath;
  readonly rows: readonly PriceTableRow[];
  /** True if each row should have one price for all accommodation classes, as most of the table do. */
  readonly isPlain: boolean;
}

function rowLists({ file, data }: LinkedPriceTable): readonly RowList[] {
  const isPlain = isPlainTable(data);
  const ofSeasons = Object.entries(data.seasons ?? {}).flatMap(([id, { rows }]) =>
    rows ? [{ file, path: ['seasons', id, 'rows'], rows, isPlain }] : [],
  );
  return [{ file, path: ['rows'], rows: data.rows, isPlain }, ...ofSeasons];
}

/** True if a table has more rows with one price for all accommodation classes than with one for each. */
export function isPlainTable({ rows }: PriceTable): boolean {
  const plain = rows.filter((row) => Object.hasOwn(row, PRICE_KEY));
  const named = rows.filter((row) => Object.keys(row).some((key) => key !== 'paxCount' && key !== PRICE_KEY));
  return plain.length > named.length;
}

function checkRows(
  { file, path: above, rows, isPlain }: RowList,
  siteTiers: readonly string[],
  bands: readonly string[],
): readonly Diagnostic[] {
  const tiers = isPlain ? [PRICE_KEY] : siteTiers;
  const others = isPlain ? siteTiers : [PRICE_KEY];
  return rows.flatMap((row, index) => {
    const path = [...above, index];
    const all = Object.keys(row).filter((key) => key !== 'paxCount');
    const mixed = all.filter((key) => others.includes(key));
    const keys = all.filter((key) => !others.includes(key));
    const before = rows.slice(0, index);
    const previous = before.at(-1);
    const isDuplicate = before.some(({ paxCount }) => paxCount === row.paxCount);
    const place = bands.indexOf(row.paxCount);
    // A row of a size that does not exist has no place among the others.
    const isLate = previous && place >= 0 && bands.indexOf(previous.paxCount) > place;
    const strangers = keys.filter((key) => !tiers.includes(key));
    // A row that mixes the two forms lacks no price of the other.
    const missing = mixed.length > 0 ? [] : tiers.filter((tier) => !keys.includes(tier));
    // A price under almost the right name is one mistake, not two.
    const meant = strangers.map((key) => findNearest(key, missing));
    return [
      ...mixed.slice(0, 1).map((key) => mixedPrices(file.keyAt([...path, key]), { key })),
      ...strangers.map((key, position) =>
        unknownReference(
          file.keyAt([...path, key]),
          'tier',
          key,
          meant[position] === undefined ? tiers : missing,
        ),
      ),
      ...missing
        .filter((tier) => !meant.includes(tier))
        .map((tier) => missingPrice(file.valueAt(path), { tier })),
      ...(isDuplicate ? [duplicateRow(file.valueAt([...path, 'paxCount']), { band: row.paxCount })] : []),
      ...(isLate && !isDuplicate
        ? [rowOrder(file.valueAt([...path, 'paxCount']), { band: row.paxCount, before: previous.paxCount })]
        : []),
    ];
  });
}

/** Group sizes between the smallest and the largest of a table; beyond them, groups are asked to contact. */
function checkGaps({ file, path, rows }: RowList, bands: readonly string[]): readonly Diagnostic[] {
  const priced = rows.map(({ paxCount }) => bands.indexOf(paxCount));
  // A row of a size that does not exist, or that has a row, was meant for another one.
  if (priced.includes(-1) || new Set(priced).size < priced.length) return [];
  return bands
    .slice(Math.min(...priced), Math.max(...priced))
    .filter((_band, index) => !priced.includes(Math.min(...priced) + index))
    .map((band) => missingRow(file.keyAt(path), { band }));
}

function checkOwner(table: LinkedPriceTable, others: readonly LinkedPriceTable[]): readonly Diagnostic[] {
  return others
    .filter((other) => servesTheSame(table.serves, other.serves))
    .map((other) => ambiguousTable(table.file.keyAt(['serves']), { other: other.file.path }));
}

/** Everything that a table may name. */
type Served = Partial<Extract<TableOwner, { readonly category: string }>> & {
  readonly package?: string;
  readonly nights?: number;
};

/** True if two tables fit some package equally well: a condition of one alone makes it fit better. */
function servesTheSame(left: Served, right: Served): boolean {
  const isSame = (['package', 'category', 'nights', 'days', 'hours'] as const).every(
    (field) => left[field] === right[field],
  );
  const isSameOption = left.options?.some((option) => right.options?.includes(option)) ?? !right.options;
  return isSame && isSameOption;
}

/** Tables that serve no package, and packages without a table. Only for content without errors: else it is open what is shown. */
export function checkTableUse({ packages, priceTables }: Model): readonly Diagnostic[] {
  const fitting = new Set(
    packages.flatMap(({ variants }) => variants.flatMap(({ fittingTables }) => fittingTables)),
  );
  return [
    ...priceTables
      .filter((table) => !fitting.has(table))
      .map(({ file }) => unusedTable(file.keyAt(['serves']))),
    ...packages.flatMap(({ id, file, variants }) => {
      const without = variants.filter(({ table }) => !table);
      const options = without.length < variants.length ? without.map(({ option }) => option?.id ?? '') : [];
      return without.length > 0
        ? [tourWithoutTable(wholeFile(file.path), { id, file: file.path, options })]
        : [];
    }),
  ];
}

/** The most packages that a finding names. */
const MAX_NAMED = 5;

/** Tables by which tours of different length cost the same. Only for content without errors. */
export function checkSharedTables({ packages }: Model): readonly Diagnostic[] {
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
    const ids = [...entries].slice(0, MAX_NAMED).map(({ id }) => id);
    return days.length > 1 ? [sameForLengths(file.keyAt(['serves']), { lengths: days, packages: ids })] : [];
  });
}
