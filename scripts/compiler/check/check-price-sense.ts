import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  digitSlip,
  lowestDiffers,
  priceRises,
  supplementDiffers,
  tierNotDearer,
  totalFalls,
} from '../diagnostics/prices.ts';
import type { LinkedDestination, LinkedPriceTable, Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import { median, mediansOfOthers } from './median.ts';
import { isKnown, type KnownCell, type WholeCell, type WholeTable, wholeTable } from './whole-table.ts';

/** A price so many times its neighbours, or so small a part of them, has a digit too many or too few. */
const SLIP = 4;
/** Of fewer rows it cannot be told which one is out of line. */
const LEAST_ROWS = 3;

/** Prices that are possible but unlikely. Spec §9 price tables. */
export function checkPriceSense({ files, priceTables, destinations }: Model): readonly Diagnostic[] {
  const site = files.single.site?.value;
  if (!site) return [];
  return [
    ...priceTables.flatMap(({ file, per, rows, seasons }) =>
      [rows, ...seasons.flatMap(({ change }) => ('rows' in change ? [change.rows] : []))].flatMap((own) => {
        const table = wholeTable(own, site.tiers.length);
        return table ? checkTable(file, table, per) : [];
      }),
    ),
    ...checkDestinations(destinations),
  ];
}

/** A finding about one price. */
interface AboutCell {
  readonly cell: WholeCell;
  readonly diagnostic: Diagnostic;
}

function checkTable(
  file: ParsedFile,
  table: WholeTable,
  per: LinkedPriceTable['per'],
): readonly Diagnostic[] {
  const found: AboutCell[] = [];
  // A price that is wrong in one way is out of line in others too: that is one mistake.
  const isSound: IsSound = (...cells) => cells.every((cell) => found.every((other) => other.cell !== cell));
  const checkGroups = per === 'group' ? checkTotals : checkColumns;
  for (const check of [checkDigits, checkSupplements, checkRows, checkGroups]) {
    found.push(...check(file, table, isSound));
  }
  return found.map(({ diagnostic }) => diagnostic);
}

/** Whether nothing is said of these prices yet. */
type IsSound = (...cells: readonly WholeCell[]) => boolean;

function checkDigits(file: ParsedFile, table: WholeTable): readonly AboutCell[] {
  return findSlips(table).map(({ cell, usual }) => ({
    cell,
    diagnostic: digitSlip(file.valueAt(cell.path), cell.amount, usual),
  }));
}

function findSlips(table: WholeTable): readonly { readonly cell: KnownCell; readonly usual: number }[] {
  const columns = (table[0]?.cells ?? []).map((_, column) =>
    mediansOfOthers(table.map(({ cells }) => cells[column]?.amount)),
  );
  return table.flatMap(({ cells }, row) => {
    const beside = mediansOfOthers(cells.map(({ amount }) => amount));
    return cells.flatMap((cell, column) => {
      if (!isKnown(cell)) return [];
      // Where nothing is beside or above, there is no middle.
      const around = [beside[column], columns[column]?.[row]].flatMap((usual) =>
        usual === undefined || Number.isNaN(usual) ? [] : [usual],
      );
      const isSlip = around.length > 0 && around.every((usual) => isFar(cell.amount, usual));
      return isSlip ? [{ cell, usual: Math.round(around.at(-1) ?? 0) }] : [];
    });
  });
}

function isFar(amount: number, usual: number): boolean {
  return amount >= usual * SLIP || amount * SLIP <= usual;
}

/** Within a group size, a better hotel costs more. */
function checkRows(file: ParsedFile, table: WholeTable, isSound: IsSound): readonly AboutCell[] {
  return table.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => {
      const lower = cells[column - 1];
      if (!isKnown(cell) || !isKnown(lower) || !isSound(cell, lower) || cell.amount > lower.amount) return [];
      return [{ cell, diagnostic: tierNotDearer(file.valueAt(cell.path), cell, lower) }];
    }),
  );
}

/** Within a hotel class, larger groups pay less per person, but not less altogether. */
function checkColumns(file: ParsedFile, table: WholeTable, isSound: IsSound): readonly AboutCell[] {
  return table.flatMap(({ band, cells }, index) => {
    const before = table[index - 1];
    if (!before) return [];
    return cells.flatMap((cell, column) => {
      const smaller = before.cells[column];
      if (!isKnown(cell) || !isKnown(smaller) || !isSound(cell, smaller)) return [];
      if (cell.amount > smaller.amount) {
        const [own, other] = [
          { band: band.id, amount: cell.amount },
          { band: before.band.id, amount: smaller.amount },
        ];
        return [{ cell, diagnostic: priceRises(file.valueAt(cell.path), own, other) }];
      }
      const more = { people: band.min, total: band.min * cell.amount };
      const fewer = { people: before.band.max, total: before.band.max * smaller.amount };
      const isLess = more.people === fewer.people + 1 && more.total < fewer.total;
      return isLess ? [{ cell, diagnostic: totalFalls(file.valueAt(cell.path), more, fewer) }] : [];
    });
  });
}

/** Where a price is for a whole group, a larger one does not pay less. */
function checkTotals(file: ParsedFile, table: WholeTable, isSound: IsSound): readonly AboutCell[] {
  return table.flatMap(({ band, cells }, index) => {
    const before = table[index - 1];
    return cells.flatMap((cell, column) => {
      const smaller = before?.cells[column];
      if (!before || !isKnown(cell) || !isKnown(smaller) || !isSound(cell, smaller)) return [];
      if (cell.amount >= smaller.amount) return [];
      const more = { people: band.min, total: cell.amount };
      const fewer = { people: before.band.max, total: smaller.amount };
      return [{ cell, diagnostic: totalFalls(file.valueAt(cell.path), more, fewer) }];
    });
  });
}

/** Where a hotel class adds the same to the lowest one in all rows but one, that one is suspect. */
function checkSupplements(file: ParsedFile, all: WholeTable, isSound: IsSound): readonly AboutCell[] {
  const table = all.flatMap(({ cells }) => (cells.every(isKnown) ? [{ cells }] : []));
  const isWhole = table.every(({ cells }) => isSound(...cells));
  if (table.length < LEAST_ROWS || !isWhole) return [];
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
    return [{ cell, diagnostic: lowestDiffers(file.valueAt(cell.path), cell.tier, cell.amount, usual) }];
  }
  return odd.map(({ cell, found, usual }) => {
    const tiers = { own: cell.tier, lowest: lowest.tier };
    return { cell, diagnostic: supplementDiffers(file.valueAt(cell.path), tiers, found, usual) };
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
  return cell && odd.length === 1 ? { ...only, cell, usual } : undefined;
}

/** Lowest prices of destinations, far from those of all others. */
function checkDestinations(destinations: readonly LinkedDestination[]): readonly Diagnostic[] {
  if (destinations.length <= LEAST_ROWS) return [];
  const middles = mediansOfOthers(destinations.map(({ data }) => data.priceFrom));
  return destinations.flatMap(({ file, data }, index) => {
    const usual = Math.round(middles[index] ?? Number.NaN);
    return isFar(data.priceFrom, usual)
      ? [digitSlip(file.valueAt(['priceFrom']), data.priceFrom, usual)]
      : [];
  });
}
