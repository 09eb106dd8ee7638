import type { JsonPath } from '../../../schema/json-path.ts';
import type { Discount, PriceChange, Season, TripCalendar } from '../../../src/pricing/model.ts';
import type { ChildRate } from '../../../src/pricing/price-table.ts';
import { applyChange, childPrice, takePercent } from '../../../src/pricing/rates.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { firstCommonDay } from '../link/date-ranges.ts';
import type { LinkedPriceRow, LinkedPriceTable, LinkedTierPrice, Model } from '../link/model.ts';
import { sitePriceCells } from '../link/price-cells.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';

/** A price that would be 0, and how many others the same value would make 0. */
interface FreePrice {
  readonly table: string;
  readonly band: string;
  readonly tier: string | undefined;
  readonly others: number;
}

const seasonFree = finding('price.free', 'error', {
  en: ({ season, price }: { season: string; price: FreePrice }) => [
    `In the season "${season}" ${nameInEnglish(price)} would be 0.`,
    'Correct the per cent or the amount here, or "roundTo" in calendar.json.',
  ],
  id: ({ season, price }) => [
    `Pada musim "${season}", ${nameInIndonesian(price)} menjadi 0.`,
    'Perbaiki persen atau jumlahnya di sini, atau "roundTo" di calendar.json.',
  ],
});

const offerFree = finding('price.free', 'error', {
  en: ({ offer, price }: { offer: string; price: FreePrice }) => [
    `With the special offer "${offer}" ${nameInEnglish(price)} would be 0.`,
    'Make the discount smaller, or name the tours that it is for under "packages".',
  ],
  id: ({ offer, price }) => [
    `Dengan penawaran khusus "${offer}", ${nameInIndonesian(price)} menjadi 0.`,
    'Kecilkan potongannya, atau sebutkan tur yang dimaksud di "packages".',
  ],
});

const childFree = finding('price.free', 'error', {
  en: ({ ageGroup, season, price }: { ageGroup: string; season: string | undefined; price: FreePrice }) => [
    `For "${ageGroup}"${season === undefined ? '' : ` in the season "${season}"`} ${nameInEnglish(price)} would be 0 after rounding.`,
    'Write 0 if they travel free; otherwise a higher rate, or a smaller "roundTo" in calendar.json.',
  ],
  id: ({ ageGroup, season, price }) => [
    `Untuk "${ageGroup}"${season === undefined ? '' : ` pada musim "${season}"`}, ${nameInIndonesian(price)} menjadi 0 setelah dibulatkan.`,
    'Tulis 0 kalau memang gratis; kalau tidak, naikkan tarifnya atau kecilkan "roundTo" di calendar.json.',
  ],
});

function nameInEnglish({ table, band, tier, others }: FreePrice): string {
  const cell = `the price of "${band}"${tier === undefined ? '' : ` with "${tier}"`} in ${table}`;
  if (others === 0) return cell;
  return `${cell} and ${others} other ${others === 1 ? 'price' : 'prices'}`;
}

function nameInIndonesian({ table, band, tier, others }: FreePrice): string {
  const cell = `harga "${band}"${tier === undefined ? '' : ` dengan "${tier}"`} di ${table}`;
  return others === 0 ? cell : `${cell} dan ${others} harga lainnya`;
}

/** A change of prices in per cent that is possible but unlikely. */
interface UnlikelyPercent {
  readonly percent: number;
  /** The number that was probably intended. */
  readonly meant: number | undefined;
}

const unlikelyPercent = finding('price.percent', 'warning', {
  en: ({ percent, meant }: UnlikelyPercent, { figure }) => [
    `${figure(percent)} per cent is unlikely: it makes 100 into ${figure(changedHundred(percent))}.${meant === undefined ? '' : ` Was ${figure(meant)} meant?`}`,
    '15 is 15 % more, -10 is 10 % less: compare the number with what you want.',
  ],
  id: ({ percent, meant }, { figure }) => [
    `${figure(percent)} persen tidak lazim: 100 menjadi ${figure(changedHundred(percent))}.${meant === undefined ? '' : ` Maksudnya ${figure(meant)}?`}`,
    '15 berarti 15 % lebih mahal, -10 berarti 10 % lebih murah: periksa angkanya.',
  ],
});

const unlikelyShare = finding('price.percent', 'warning', {
  en: ({ percent, meant }: { percent: number; meant: number }, { figure }) => [
    `${figure(percent)} per cent of the adult price is almost nothing: was ${figure(meant)} meant?`,
    'Write 75 for 75 % of the adult price, 0 for free.',
  ],
  id: ({ percent, meant }, { figure }) => [
    `${figure(percent)} persen dari harga dewasa hampir tidak ada: maksudnya ${figure(meant)}?`,
    'Tulis 75 untuk 75 % dari harga dewasa, 0 untuk gratis.',
  ],
});

const WHOLE = 100;

function changedHundred(percent: number): number {
  return rounded(WHOLE + percent);
}

/** Removes the rounding error of binary fractions. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** Changes to less than 40 % or at least 200 % of a price are unlikely. */
const MIN_PERCENT = 40;
const MAX_PERCENT = 200;

/** Finds seasons, offers and child rates that make a price that visitors see 0. */
export function checkFreePrices(model: Model): readonly Diagnostic[] {
  const free = new FreePrices(model);
  const seen = new Set<string>();
  for (const { calendar, variants } of model.packages) {
    if (!calendar) continue;
    for (const { table } of variants) {
      if (!table) continue;
      const key = JSON.stringify([table.id, calendar.roundTo, calendar.seasons, calendar.offers]);
      if (seen.has(key)) continue;
      seen.add(key);
      free.check(table, calendar);
    }
  }
  return free.list();
}

/** The prices of a table in a season, or outside of all. */
interface TimeOfYear {
  readonly season: Season | undefined;
  readonly change: PriceChange | undefined;
  readonly rows: readonly LinkedPriceRow[];
  /** The place of the change; undefined if prices are not changed. */
  readonly at: Location | undefined;
  /** Offers that may apply. */
  readonly offers: readonly Discount[];
}

/** Collects prices of 0 by the place of the value that causes them: one finding for each. */
class FreePrices {
  readonly #calendar: ParsedFile | undefined;
  readonly #seasonIds: readonly string[];
  readonly #offerIds: readonly string[];
  readonly #found = new Map<
    string,
    {
      readonly make: (price: FreePrice) => Diagnostic;
      readonly cells: Map<string, Omit<FreePrice, 'others'>>;
    }
  >();

  constructor({ files }: Model) {
    const { calendar } = files.single;
    this.#calendar = calendar?.file;
    this.#seasonIds = calendar?.value.seasons.map(({ id }) => id) ?? [];
    this.#offerIds = calendar?.value.offers.map(({ id }) => id) ?? [];
  }

  check(table: LinkedPriceTable, calendar: TripCalendar): void {
    const times = [
      { season: undefined, change: undefined, rows: table.rows, at: undefined, offers: calendar.offers },
      ...calendar.seasons.map((season) => this.#inSeason(table, season, calendar.offers)),
    ];
    for (const time of times) {
      for (const row of time.rows) {
        for (const cell of row.cells) this.#checkCell(table, calendar.roundTo, time, row, cell);
      }
    }
  }

  list(): readonly Diagnostic[] {
    return [...this.#found.values()].flatMap(({ make, cells }) => {
      const [first] = cells.values();
      return first ? [make({ ...first, others: cells.size - 1 })] : [];
    });
  }

  #inSeason(table: LinkedPriceTable, season: Season, all: readonly Discount[]): TimeOfYear {
    const offers = all.filter(({ dates }) => !dates || firstCommonDay(season.dates, dates) !== undefined);
    const own = table.seasons.find((prices) => prices.season.id === season.id);
    if (!own) {
      const path = ['seasons', this.#seasonIds.indexOf(season.id)];
      const at = this.#calendar && changeAt(this.#calendar, path, season);
      return { season, change: season, rows: table.rows, at, offers };
    }
    if ('rows' in own.change)
      return { season, change: undefined, rows: own.change.rows, at: undefined, offers };
    const change: PriceChange = { id: season.id, ...own.change };
    return { season, change, rows: table.rows, at: changeAt(table.file, own.path, change), offers };
  }

  #checkCell(
    table: LinkedPriceTable,
    roundTo: number,
    { season, change, at, offers }: TimeOfYear,
    row: LinkedPriceRow,
    cell: LinkedTierPrice,
  ): void {
    if (cell.amount === undefined) return;
    const price = { table: table.file.path, band: row.band.id, tier: cell.tier };
    const each = applyChange(cell.amount, change, roundTo);
    if (each <= 0) {
      if (at) this.#add(at, price, (named) => seasonFree(at, { season: season?.id ?? '', price: named }));
      return;
    }
    const adult = { each, tier: cell.tier, change, roundTo };
    const children = table.per === 'group' ? [] : table.children;
    for (const { ageGroup, rate, path } of children) {
      const own = childPrice(rate, adult);
      if (own === undefined || own > 0 || isFree(rate, cell.tier)) continue;
      const place = table.file.valueAt(path);
      this.#add(place, price, (named) =>
        childFree(place, { ageGroup: ageGroup.id, season: season?.id, price: named }),
      );
    }
    const cheapest = Math.min(each, ...children.map(({ rate }) => childPrice(rate, adult) ?? each));
    const sum = each + ((row.band.found?.min ?? 1) - 1) * cheapest;
    for (const offer of offers) {
      if (!leavesPrice(offer, each, sum, roundTo)) this.#addOffer(offer, price);
    }
  }

  #addOffer(offer: Discount, price: Omit<FreePrice, 'others'>): void {
    if (!this.#calendar) return;
    const at = changeAt(this.#calendar, ['offers', this.#offerIds.indexOf(offer.id)], offer);
    this.#add(at, price, (named) => offerFree(at, { offer: offer.id, price: named }));
  }

  #add(at: Location, price: Omit<FreePrice, 'others'>, make: (price: FreePrice) => Diagnostic): void {
    const key = `${at.file} ${at.path}`;
    const entry = this.#found.get(key) ?? { make, cells: new Map() };
    entry.cells.set(JSON.stringify(price), price);
    this.#found.set(key, entry);
  }
}

/**
 * True if an offer leaves something to pay.
 *
 * @param each price of an adult or of the group, in minor units
 * @param sum lowest total of a group, in minor units
 */
function leavesPrice({ percent, amount = 0 }: Discount, each: number, sum: number, roundTo: number): boolean {
  return percent === undefined ? each + amount > 0 : takePercent(sum, WHOLE + percent, roundTo) > 0;
}

/** True if a rate is explicitly 0. */
function isFree(rate: ChildRate, tier: string | undefined): boolean {
  if ('percent' in rate) return rate.percent === 0;
  const { amount } = rate;
  return (typeof amount === 'number' ? amount : amount[tier ?? '']) === 0;
}

function changeAt(
  file: ParsedFile,
  path: JsonPath,
  { percent }: { readonly percent?: number | undefined },
): Location {
  return file.valueAt([...path, percent === undefined ? 'amount' : 'percent']);
}

/** Finds unlikely percentages of seasons, offers and child rates. */
export function checkPercents({ files }: Model): readonly Diagnostic[] {
  return sitePriceCells(files).flatMap(({ column, kind, value, file, path }) => {
    if (column !== 'percent' || typeof value !== 'number') return [];
    if (kind !== 'rate') return checkChange(file, path, value);
    if (value <= 0 || value >= 1) return [];
    return [unlikelyShare(file.valueAt(path), { percent: value, meant: rounded(value * WHOLE) })];
  });
}

function checkChange(file: ParsedFile, path: JsonPath, percent: number): readonly Diagnostic[] {
  if (percent === 0) return [];
  const size = Math.abs(percent);
  const left = WHOLE + percent;
  if (size >= 1 && left >= MIN_PERCENT && left < MAX_PERCENT) return [];
  const meant = size < 1 ? rounded(percent * WHOLE) : percent >= WHOLE ? rounded(percent - WHOLE) : undefined;
  return [unlikelyPercent(file.valueAt(path), { percent, meant: meant === 0 ? undefined : meant })];
}
