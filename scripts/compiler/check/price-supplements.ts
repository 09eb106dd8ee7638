import { finding } from '../diagnostics/finding.ts';
import { median } from './median.ts';
import {
  type AboutCell,
  type IsSound,
  isKnown,
  type KnownCell,
  LEAST_ROWS,
  type Sheet,
  type WholeTable,
} from './whole-table.ts';

const supplementDiffers = finding('price.supplement', 'warning', {
  en: (
    { tier, lowest, found, usual }: { tier: string; lowest: string; found: number; usual: number },
    { figure },
  ) => [
    `"${tier}" costs ${figure(found)} more than "${lowest}" here, ${figure(usual)} more in every other row: is it a typing error?`,
    'Compare the row with the others.',
  ],
  id: ({ tier, lowest, found, usual }, { figure }) => [
    `Di sini "${tier}" ${figure(found)} lebih mahal daripada "${lowest}", di semua baris lain ${figure(usual)}: salah ketik?`,
    'Bandingkan baris ini dengan baris lainnya.',
  ],
});

const lowestDiffers = finding('price.lowest', 'warning', {
  en: ({ tier, amount, usual }: { tier: string; amount: number; usual: number }, { figure }) => [
    `Judging by the other accommodation classes, "${tier}" should be ${figure(usual)} here, not ${figure(amount)}: is it a typing error?`,
    'Compare the row with the others.',
  ],
  id: ({ tier, amount, usual }, { figure }) => [
    `Menurut harga kelas akomodasi lainnya, "${tier}" di sini seharusnya ${figure(usual)}, bukan ${figure(amount)}: salah ketik?`,
    'Bandingkan baris ini dengan baris lainnya.',
  ],
});

/** A row is suspect if an accommodation class adds the same to the lowest one in all others. */
export function checkSupplements(sheet: Sheet, all: WholeTable, isSound: IsSound): readonly AboutCell[] {
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
    const [amount, expected] = [sheet.units(cell.amount), sheet.units(usual)];
    return [
      { cell, diagnostic: lowestDiffers(sheet.at(cell), { tier: cell.tier, amount, usual: expected }) },
    ];
  }
  return odd.map(({ cell, found, usual }) => {
    const values = { found: sheet.units(found), usual: sheet.units(usual) };
    const diagnostic = supplementDiffers(sheet.at(cell), { tier: cell.tier, lowest: lowest.tier, ...values });
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

/** The largest amount of which all prices are multiples: rounded to it, two of them may lie one step nearer or farther. */
function roundingStep(table: readonly KnownRow[]): number {
  const divisor = (left: number, right: number): number =>
    right === 0 ? left : divisor(right, left % right);
  return table.flatMap(({ cells }) => cells.map(({ amount }) => amount)).reduce(divisor, 0);
}
