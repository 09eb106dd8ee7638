import type { JsonPath } from '../../../schema/json-path.ts';
import { fromMinorUnits } from '../../../src/pricing/money.ts';
import type { ByTier } from '../../../src/pricing/price-table.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { LinkedChildRate, LinkedPriceTable, Model } from '../link/model.ts';
import { type PriceCell, sitePriceCells } from '../link/price-cells.ts';
import { siteMoney } from '../link/site-money.ts';
import { isPlainTable } from './price-tables.ts';
import { unknownReference } from './references.ts';

const noTiers = finding('price.no-tiers', 'error', {
  en: [
    'The table has one price for all accommodation classes, but names accommodation classes here.',
    'Write one amount.',
  ],
  id: [
    'Tabel ini punya satu harga untuk semua kelas akomodasi, tetapi di sini kelas akomodasi disebut.',
    'Tulis satu jumlah saja.',
  ],
});

const childrenOfGroup = finding('price.children-of-group', 'error', {
  en: [
    'The prices are for whole groups: children have no separate prices.',
    'Remove "children", or give prices per person.',
  ],
  id: [
    'Harga ini untuk seluruh rombongan: anak tidak punya harga sendiri.',
    'Hapus "children", atau jadikan harganya per orang.',
  ],
});

const childAsAdult = finding('price.child-as-adult', 'warning', {
  en: ({ ageGroup }: { ageGroup: string }) => [
    `"${ageGroup}" pays 100 % of an adult’s price: the rate changes nothing.`,
    'Remove it, or correct it: age groups without a rate pay the adult price.',
  ],
  id: ({ ageGroup }) => [
    `"${ageGroup}" membayar 100 % dari harga dewasa: tarif ini tidak mengubah apa-apa.`,
    'Hapus atau perbaiki: yang tidak punya tarif membayar seperti orang dewasa.',
  ],
});

const childDearer = finding('price.child-dearer', 'warning', {
  en: ({ ageGroup, child, adult }: { ageGroup: string; child: number; adult: number }, { money }) => [
    `"${ageGroup}" pays ${money(child)}, more than an adult, who pays ${money(adult)} in one of the rows.`,
    'Compare the two, or give a percentage of the adult price.',
  ],
  id: ({ ageGroup, child, adult }, { money }) => [
    `"${ageGroup}" membayar ${money(child)}, lebih mahal daripada orang dewasa, yang di salah satu baris membayar ${money(adult)}.`,
    'Bandingkan keduanya, atau tulis persen dari harga dewasa.',
  ],
});

const childPercentDearer = finding('price.child-dearer', 'warning', {
  en: ({ ageGroup, percent }: { ageGroup: string; percent: number }) => [
    `"${ageGroup}" pays ${percent} % of an adult’s price: more than an adult.`,
    'Write a number below 100.',
  ],
  id: ({ ageGroup, percent }) => [
    `"${ageGroup}" membayar ${percent} % dari harga dewasa: lebih mahal daripada orang dewasa.`,
    'Tulis angka di bawah 100.',
  ],
});

const missingAmount = finding('price.missing-amount', 'error', {
  en: ({ tier }: { tier: string }) => [
    `There is no amount for "${tier}" here.`,
    `Add "${tier}", or write one amount for all accommodation classes.`,
  ],
  id: ({ tier }) => [
    `Di sini belum ada jumlah untuk "${tier}".`,
    `Tambahkan "${tier}", atau tulis satu jumlah untuk semua kelas akomodasi.`,
  ],
});

interface TinyAmount {
  readonly amount: number;
  /** The lowest price that it is beside. */
  readonly least: number;
  /** The same number as a percentage, where one is possible. */
  readonly percent: string | undefined;
}

const tinyAmount = finding('price.tiny', 'warning', {
  en: ({ amount, least, percent }: TinyAmount, { money }) => [
    `${money(amount)} is tiny beside the prices, which start at ${money(least)}: ${percent ? 'is it a percentage, or ' : ''}are digits missing?`,
    percent ? `Write ${percent} if you mean per cent; otherwise count the digits.` : 'Count the digits.',
  ],
  id: ({ amount, least, percent }, { money }) => [
    `${money(amount)} sangat kecil dibandingkan harganya, yang mulai dari ${money(least)}: ${percent ? 'maksudnya persen, atau ' : ''}ada angka yang kurang?`,
    percent
      ? `Tulis ${percent} kalau maksudnya persen; kalau bukan, hitung jumlah angkanya.`
      : 'Hitung jumlah angkanya.',
  ],
});

const WHOLE = 100;

/** Rates of children and rooms for one: amounts that lack a class, rates that change nothing or are too high. */
export function checkRates({ files, ids, priceTables }: Model): readonly Diagnostic[] {
  const { tier } = ids;
  const decimals = siteMoney(files)?.decimals ?? 0;
  return priceTables.flatMap((table) => {
    const { children, singleSupplement, file, per } = table;
    if (per === 'group' && children.length > 0) return [childrenOfGroup(file.keyAt(['children']))];
    const amounts = tier
      ? [
          ...checkTiers(table, ['singleSupplement'], singleSupplement, tier),
          ...children.flatMap(({ rate, path }) =>
            'amount' in rate ? checkTiers(table, path, rate.amount, tier) : [],
          ),
        ]
      : [];
    return [...amounts, ...children.flatMap((child) => checkChild(table, child, decimals))];
  });
}

/** Amounts by accommodation class name all of them, and no others. */
function checkTiers(
  { file, data }: LinkedPriceTable,
  path: JsonPath,
  amounts: ByTier | undefined,
  tiers: readonly string[],
): readonly Diagnostic[] {
  if (typeof amounts !== 'object') return [];
  if (isPlainTable(data)) return [noTiers(file.valueAt(path))];
  const named = Object.keys(amounts);
  return [
    ...named
      .filter((key) => !tiers.includes(key))
      .map((key) => unknownReference(file.keyAt([...path, key]), 'tier', key, tiers)),
    ...tiers
      .filter((key) => !named.includes(key))
      .map((key) => missingAmount(file.valueAt(path), { tier: key })),
  ];
}

function checkChild(
  { file, rows }: LinkedPriceTable,
  { ageGroup: { id }, rate, path }: LinkedChildRate,
  decimals: number,
): readonly Diagnostic[] {
  if ('percent' in rate) {
    const at = () => file.valueAt([...path, 'percent']);
    if (rate.percent > WHOLE) return [childPercentDearer(at(), { ageGroup: id, percent: rate.percent })];
    return rate.percent === WHOLE ? [childAsAdult(at(), { ageGroup: id })] : [];
  }
  const { amount } = rate;
  const cells = rows.flatMap((row) => row.cells);
  const tiers = typeof amount === 'object' ? Object.entries(amount) : [[undefined, amount] as const];
  return tiers.flatMap(([tier, own]) => {
    const adults = cells.flatMap((cell) =>
      (tier === undefined || cell.tier === tier) && cell.amount !== undefined ? [cell.amount] : [],
    );
    const least = Math.min(...adults);
    const at = () => file.valueAt(tier === undefined ? path : [...path, tier]);
    if (own <= least) return [];
    const [child, adult] = [fromMinorUnits(own, decimals), fromMinorUnits(least, decimals)];
    return [childDearer(at(), { ageGroup: id, child, adult })];
  });
}

/** A smaller part of the lowest price is probably a percentage, or lacks digits. */
const TINY = 1 / 200;

/** Amounts of children, rooms for one, seasons and offers that are tiny beside what adults pay. */
export function checkTinyAmounts({ files, priceTables }: Model): readonly Diagnostic[] {
  const decimals = siteMoney(files)?.decimals ?? 0;
  const lowest = new Map(priceTables.map((table) => [table.id, fromMinorUnits(findLowest(table), decimals)]));
  const ofAll = Math.min(...lowest.values());
  return sitePriceCells(files).flatMap((cell) => {
    const { row, column, kind, value: amount, file, path } = cell;
    const least = row.table === undefined ? ofAll : (lowest.get(row.table) ?? Infinity);
    if (kind === 'price' || column === 'percent' || typeof amount !== 'number') return [];
    if (amount === 0 || !Number.isFinite(least) || Math.abs(amount) >= least * TINY) return [];
    const percent = Math.abs(amount) <= WHOLE ? asPercent(cell) : undefined;
    return [tinyAmount(file.valueAt(path), { amount, least, percent })];
  });
}

function findLowest({ rows }: LinkedPriceTable): number {
  return Math.min(...rows.flatMap(({ cells }) => cells.flatMap(({ amount }) => amount ?? [])));
}

/** The number of a cell as a percentage, as it would be written there; undefined if none is possible. */
function asPercent({ row, kind, value }: Pick<PriceCell, 'kind' | 'row' | 'value'>): string | undefined {
  if (kind !== 'rate') return `"percent": ${value}`;
  return row.age === undefined ? undefined : `{ "percent": ${value} }`;
}
