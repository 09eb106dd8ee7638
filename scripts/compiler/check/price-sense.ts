import { currencyDecimals } from '../../../schema/currency.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { LinkedDestination, LinkedPriceTable, Model } from '../link/model.ts';
import {
  type CellFinding,
  type CompleteTable,
  completeTable,
  type GroupTotal,
  type HasNoFindings,
  isKnown,
  type KnownCell,
  MIN_ROWS,
  PriceFile,
} from './complete-table.ts';
import { median, mediansOfOthers } from './median.ts';

const digitSlip = finding('price.digit-slip', 'warning', {
  en: ({ amount, usual }: { amount: number; usual: number }, { money }) => [
    `${money(amount)} is far from the prices around it, which are about ${money(usual)}: is there a digit too ${amount > usual ? 'many' : 'few'}?`,
    'Count the digits.',
  ],
  id: ({ amount, usual }, { money }) => [
    `${money(amount)} jauh dari harga di sekitarnya, yang kira-kira ${money(usual)}: ${amount > usual ? 'kelebihan' : 'kekurangan'} satu angka?`,
    'Hitung jumlah angkanya.',
  ],
});
/** A price of a row or column as people write it, in units of the currency. */
interface NamedPrice {
  readonly name: string;
  readonly amount: number;
}

const priceRises = finding('price.rises', 'warning', {
  en: ({ own, smaller }: { own: NamedPrice; smaller: NamedPrice }, { money }) => [
    `Each person in a group of ${own.name} pays ${money(own.amount)}, more than in a smaller group of ${smaller.name} (${money(smaller.amount)}).`,
    'Larger groups usually pay less per person: compare the two rows.',
  ],
  id: ({ own, smaller }, { money }) => [
    `Setiap orang dalam rombongan ${own.name} membayar ${money(own.amount)}, lebih mahal daripada rombongan ${smaller.name} yang lebih kecil (${money(smaller.amount)}).`,
    'Biasanya rombongan lebih besar membayar lebih murah per orang: bandingkan kedua baris.',
  ],
});

const tierNotDearer = finding('price.tier-order', 'warning', {
  en: ({ own, lower }: { own: NamedPrice; lower: NamedPrice }, { money }) => [
    `"${own.name}" costs ${money(own.amount)}, no more than "${lower.name}" with fewer stars (${money(lower.amount)}).`,
    'Compare the two prices of this row.',
  ],
  id: ({ own, lower }, { money }) => [
    `"${own.name}" harganya ${money(own.amount)}, tidak lebih mahal daripada "${lower.name}" yang bintangnya lebih sedikit (${money(lower.amount)}).`,
    'Bandingkan kedua harga di baris ini.',
  ],
});

const totalFalls = finding('price.total-falls', 'warning', {
  en: ({ more, fewer }: { more: GroupTotal; fewer: GroupTotal }, { money, counted }) => [
    `${counted(fewer.people, 'person', 'people')} ${fewer.people === 1 ? 'pays' : 'pay'} ${money(fewer.total)}${fewer.people === 1 ? '' : ' together'}, ${more.people} people only ${money(more.total)}.`,
    'One more guest should not make the tour cheaper: compare this price with the row before.',
  ],
  id: ({ more, fewer }, { money }) => [
    `${fewer.people} orang membayar ${money(fewer.total)} bersama-sama, sedangkan ${more.people} orang hanya ${money(more.total)}.`,
    'Tambah satu tamu seharusnya tidak membuat tur lebih murah: bandingkan harga ini dengan baris sebelumnya.',
  ],
});

/** A price this many times its neighbours, or this small a part of them, has a digit too many or too few. */
const SLIP = 4;
/** The same for the lowest prices of destinations: among day trips there may well be a trek of several days. */
const PLACE_SLIP = 8;

/** Prices that are possible but unlikely. */
export function checkPriceSense({ files, priceTables, destinations }: Model): readonly Diagnostic[] {
  const site = files.single.site?.value;
  if (!site) return [];
  const decimals = currencyDecimals(site);
  return [
    ...priceTables.flatMap(({ file, per, rows, seasons }) =>
      [rows, ...seasons.flatMap(({ change }) => ('rows' in change ? [change.rows] : []))].flatMap((own) => {
        const table = completeTable(own, site.tiers.length);
        return table ? checkTable(new PriceFile(file, decimals), table, per) : [];
      }),
    ),
    ...checkDestinations(destinations, decimals),
  ];
}

function checkTable(
  prices: PriceFile,
  table: CompleteTable,
  per: LinkedPriceTable['per'],
): readonly Diagnostic[] {
  const found: CellFinding[] = [];
  // A price that is wrong in one way is out of line in others too: that is one mistake.
  const isSound: HasNoFindings = (...cells) =>
    cells.every((cell) => found.every((other) => other.cell !== cell));
  for (const check of [checkDigits, checkSupplements, checkRows, checkColumns]) {
    found.push(...check(prices, table, isSound, per));
  }
  return found.map(({ diagnostic }) => diagnostic);
}

function checkDigits(prices: PriceFile, table: CompleteTable): readonly CellFinding[] {
  return findSlips(table).map(({ cell, usual }) => ({
    cell,
    diagnostic: digitSlip(prices.at(cell), {
      amount: prices.units(cell.amount),
      usual: prices.roundedUnits(usual),
    }),
  }));
}

function findSlips(table: CompleteTable): readonly { readonly cell: KnownCell; readonly usual: number }[] {
  const columns = (table[0]?.cells ?? []).map((_, column) =>
    mediansOfOthers(table.map(({ cells }) => cells[column]?.amount)),
  );
  return table.flatMap(({ cells }, row) => {
    const beside = mediansOfOthers(cells.map(({ amount }) => amount));
    return cells.flatMap((cell, column) => {
      if (!isKnown(cell)) return [];
      // Without neighbouring prices there is no median.
      const around = [beside[column], columns[column]?.[row]].flatMap((usual) =>
        usual === undefined || Number.isNaN(usual) ? [] : [usual],
      );
      const isSlip = around.length > 0 && around.every((usual) => isFar(cell.amount, usual));
      return isSlip ? [{ cell, usual: around.at(-1) ?? 0 }] : [];
    });
  });
}

function isFar(amount: number, usual: number, times = SLIP): boolean {
  return amount >= usual * times || amount * times <= usual;
}

/** Within a group size, better accommodation costs more. */
function checkRows(prices: PriceFile, table: CompleteTable, isSound: HasNoFindings): readonly CellFinding[] {
  const priceIn = ({ tier, amount }: KnownCell) => ({ name: tier, amount: prices.units(amount) });
  return table.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => {
      const lower = cells[column - 1];
      if (!isKnown(cell) || !isKnown(lower) || !isSound(cell, lower) || cell.amount > lower.amount) return [];
      return [
        { cell, diagnostic: tierNotDearer(prices.at(cell), { own: priceIn(cell), lower: priceIn(lower) }) },
      ];
    }),
  );
}

/**
 * Within an accommodation class, larger groups pay less per person, but not less altogether.
 *
 * @param per if prices are for a whole group, only the total counts
 */
function checkColumns(
  prices: PriceFile,
  table: CompleteTable,
  isSound: HasNoFindings,
  per: LinkedPriceTable['per'],
): readonly CellFinding[] {
  return table.flatMap(({ band, cells }, index) => {
    const before = table[index - 1];
    return cells.flatMap((cell, column) => {
      const smaller = before?.cells[column];
      if (!before || !isKnown(cell) || !isKnown(smaller) || !isSound(cell, smaller)) return [];
      const isPerPerson = per === 'person';
      if (isPerPerson && cell.amount > smaller.amount) {
        const own = { name: band.id, amount: prices.units(cell.amount) };
        const other = { name: before.band.id, amount: prices.units(smaller.amount) };
        return [{ cell, diagnostic: priceRises(prices.at(cell), { own, smaller: other }) }];
      }
      const [more, fewer] = [band.min, before.band.max];
      if (isPerPerson && more !== fewer + 1) return [];
      const total = (people: number, amount: number) => ({
        people,
        total: isPerPerson ? people * amount : amount,
      });
      const [own, other] = [total(more, cell.amount), total(fewer, smaller.amount)];
      if (own.total >= other.total) return [];
      const values = { more: prices.inUnits(own), fewer: prices.inUnits(other) };
      return [{ cell, diagnostic: totalFalls(prices.at(cell), values) }];
    });
  });
}

/** Lowest prices of destinations, far from those of all others. */
function checkDestinations(
  destinations: readonly LinkedDestination[],
  decimals: number,
): readonly Diagnostic[] {
  const priced = destinations.flatMap(({ file, priceFrom }) =>
    priceFrom === undefined ? [] : [{ prices: new PriceFile(file, decimals), priceFrom }],
  );
  if (priced.length <= MIN_ROWS) return [];
  const middles = mediansOfOthers(priced.map(({ priceFrom }) => priceFrom));
  return priced.flatMap(({ prices, priceFrom }, index) => {
    const usual = middles[index] ?? Number.NaN;
    if (!isFar(priceFrom, usual, PLACE_SLIP)) return [];
    return [
      digitSlip(prices.at({ path: ['priceFrom'] }), {
        amount: prices.units(priceFrom),
        usual: prices.roundedUnits(usual),
      }),
    ];
  });
}

const supplementDiffers = finding('price.supplement', 'warning', {
  en: (
    { tier, lowest, found, usual }: { tier: string; lowest: string; found: number; usual: number },
    { money },
  ) => [
    `"${tier}" costs ${money(found)} more than "${lowest}" here, ${money(usual)} more in every other row: is it a typing error?`,
    'Compare the row with the others.',
  ],
  id: ({ tier, lowest, found, usual }, { money }) => [
    `Di sini "${tier}" ${money(found)} lebih mahal daripada "${lowest}", di semua baris lain ${money(usual)}: salah ketik?`,
    'Bandingkan baris ini dengan baris lainnya.',
  ],
});

const lowestDiffers = finding('price.lowest', 'warning', {
  en: ({ tier, amount, usual }: { tier: string; amount: number; usual: number }, { money }) => [
    `Judging by the other accommodation classes, "${tier}" should be ${money(usual)} here, not ${money(amount)}: is it a typing error?`,
    'Compare the row with the others.',
  ],
  id: ({ tier, amount, usual }, { money }) => [
    `Menurut harga kelas akomodasi lainnya, "${tier}" di sini seharusnya ${money(usual)}, bukan ${money(amount)}: salah ketik?`,
    'Bandingkan baris ini dengan baris lainnya.',
  ],
});

/** A row is suspect if an accommodation class adds the same to the lowest one in all others. */
function checkSupplements(
  prices: PriceFile,
  all: CompleteTable,
  isSound: HasNoFindings,
): readonly CellFinding[] {
  const table = all.flatMap(({ cells }) => (cells.every(isKnown) ? [{ cells }] : []));
  const isWhole = table.every(({ cells }) => isSound(...cells));
  if (table.length < MIN_ROWS || !isWhole) return [];
  const [lowest] = table[0]?.cells ?? [];
  if (!lowest) return [];
  const columns = (table[0]?.cells.length ?? 1) - 1;
  const odd = Array.from({ length: columns }, (_, index) => oddSupplement(table, index + 1)).filter(
    (found) => found !== undefined,
  );
  const [first] = odd;
  // If all classes are off by the same in one row, it is the lowest one's price that is.
  const isLowest =
    first !== undefined &&
    odd.length === columns &&
    columns > 1 &&
    odd.every(({ row, found, usual }) => row === first.row && found - usual === first.found - first.usual);
  if (isLowest) {
    const [cell = lowest] = table[first.row]?.cells ?? [];
    const usual = cell.amount + first.found - first.usual;
    const [amount, expected] = [prices.units(cell.amount), prices.units(usual)];
    return [
      { cell, diagnostic: lowestDiffers(prices.at(cell), { tier: cell.tier, amount, usual: expected }) },
    ];
  }
  return odd.map(({ cell, found, usual }) => {
    const values = { found: prices.units(found), usual: prices.units(usual) };
    const diagnostic = supplementDiffers(prices.at(cell), {
      tier: cell.tier,
      lowest: lowest.tier,
      ...values,
    });
    return { cell, diagnostic };
  });
}

interface KnownRow {
  readonly cells: readonly KnownCell[];
}

interface OddSupplement {
  readonly row: number;
  readonly cell: KnownCell;
  readonly found: number;
  readonly usual: number;
}

function oddSupplement(table: readonly KnownRow[], column: number): OddSupplement | undefined {
  const supplements = table.map(({ cells }) => (cells[column]?.amount ?? 0) - (cells[0]?.amount ?? 0));
  const usual = median(supplements);
  const odd = supplements.flatMap((found, row) => (found === usual ? [] : [{ row, found }]));
  const [only] = odd;
  const cell = only && table[only.row]?.cells[column];
  const isRounding = only && Math.abs(only.found - usual) <= roundingStep(table);
  return cell && odd.length === 1 && !isRounding ? { ...only, cell, usual } : undefined;
}

/** The largest amount of which all prices are multiples; rounding changes a difference of two by one such step. */
function roundingStep(table: readonly KnownRow[]): number {
  const divisor = (left: number, right: number): number =>
    right === 0 ? left : divisor(right, left % right);
  return table.flatMap(({ cells }) => cells.map(({ amount }) => amount)).reduce(divisor, 0);
}
