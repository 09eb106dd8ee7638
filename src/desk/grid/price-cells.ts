import { ON_REQUEST, PRICE_KEY } from '../../../schema/price-table.ts';
import type { PriceChange } from '../../pricing/model.ts';
import { applyChange } from '../../pricing/rates.ts';
import { type AmountForm, type AmountProblem, readAmount } from '../fields/read-amount.ts';
import { type Json, type Operation, type Path, showJson, valueAt } from '../store/operation.ts';
import { type CellPlace, cellsIn, type Range } from './selection.ts';

/** A cell as its file has it: an amount in units of the currency, "ask", or nothing. */
export type CellValue = Json | undefined;

/** Rows of prices in a file: a table, or those of a season. */
export interface PriceRows {
  readonly file: string;
  /** Path of the list of rows in the file. */
  readonly path: Path;
  /** Group sizes of the rows. */
  readonly bands: readonly string[];
  /** Keys of the cells: accommodation classes in the order of the site, or the one price. */
  readonly columns: readonly string[];
  readonly cells: readonly (readonly CellValue[])[];
}

/** The rows of prices at a place of a file; undefined if there are none. */
export function findPriceRows(
  document: Json | undefined,
  site: Json | undefined,
  file: string,
  path: Path,
): PriceRows | undefined {
  const rows = valueAt(document, path);
  if (!Array.isArray(rows)) return undefined;
  const tiers = listIds(valueAt(site, ['tiers']));
  const isPlain = rows.some((row) => valueAt(row, [PRICE_KEY]) !== undefined);
  const columns = isPlain ? [PRICE_KEY] : tiers;
  return {
    file,
    path,
    columns,
    bands: rows.map((row) => showJson(valueAt(row, ['paxCount']) ?? '')),
    cells: rows.map((row) => columns.map((column) => valueAt(row, [column]))),
  };
}

function listIds(list: Json | undefined): readonly string[] {
  return (Array.isArray(list) ? list : []).flatMap((item) => {
    const id = valueAt(item, ['id']);
    return typeof id === 'string' ? [id] : [];
  });
}

/** A value to write into a cell. */
export interface CellEdit {
  readonly place: CellPlace;
  readonly value: CellValue;
}

/** The operations that write values into cells; cells that have them already are left out. */
export function editCells(
  { file, path, columns, cells }: PriceRows,
  edits: readonly CellEdit[],
): readonly Operation[] {
  return edits.flatMap(({ place: { row, column }, value }) => {
    const before = cells[row]?.[column];
    const key = columns[column];
    if (key === undefined || before === value) return [];
    return [
      {
        kind: 'set' as const,
        file,
        path: [...path, row, key],
        ...(before === undefined ? {} : { before }),
        ...(value === undefined ? {} : { after: value }),
      },
    ];
  });
}

/** The value that was typed into a cell, or the reason why it is not a price. */
export type TypedCell = AmountProblem | { readonly value: CellValue };

/**
 * Reads what was typed or pasted into a cell: an amount as people write it, the word for "ask", or nothing.
 *
 * @param asks words that mean "ask"
 */
export function readCell(typed: string, form: AmountForm, asks: readonly string[]): TypedCell {
  const plain = typed.trim();
  if (plain === '') return { value: undefined };
  if ([ON_REQUEST, ...asks].some((word) => word.toLowerCase() === plain.toLowerCase()))
    return { value: ON_REQUEST };
  return readAmount(plain, form);
}

/** The edits of a pasted block, or the first cell that cannot be read or lies outside the grid; then nothing changes. */
export type Pasted =
  | { readonly edits: readonly CellEdit[] }
  | ({ readonly refused: CellPlace; readonly text: string } & (
      | AmountProblem
      | { readonly problem: 'no-place' }
    ));

/**
 * Puts a block of texts into the grid, starting at the first cell of the selection. A single cell fills the whole
 * selection; empty cells outside the grid are ignored.
 */
export function pasteCells(
  rows: PriceRows,
  range: Range,
  block: readonly (readonly string[])[],
  read: (typed: string) => TypedCell,
): Pasted {
  const [[single = ''] = []] = block;
  const isSingle = block.length === 1 && block[0]?.length === 1;
  const placed = isSingle
    ? cellsIn(range).map((place) => ({ place, text: single }))
    : block.flatMap((texts, row) =>
        texts.map((text, column) => ({ place: { row: range.top + row, column: range.left + column }, text })),
      );
  const edits: CellEdit[] = [];
  for (const { place, text } of placed) {
    const isInside = place.row < rows.cells.length && place.column < rows.columns.length;
    if (!isInside && text.trim() === '') continue;
    if (!isInside) return { refused: place, text, problem: 'no-place' };
    const typed = read(text);
    if ('problem' in typed) return { refused: place, text, ...typed };
    edits.push({ place, value: typed.value });
  }
  return { edits };
}

/** Repeats the first row of a selection in those below it; a single row repeats its first cell. */
export function fillCells({ cells }: PriceRows, range: Range): readonly CellEdit[] {
  const isRow = range.top === range.bottom;
  return cellsIn(range).map((place) => ({
    place,
    value: isRow ? cells[range.top]?.[range.left] : cells[range.top]?.[place.column],
  }));
}

/**
 * Changes the amounts of a selection; cells without an amount stay.
 *
 * @param change by per cent, or by an amount in units of the currency
 * @param roundTo in units of the currency
 * @param decimals of the currency
 */
export function changeCells(
  { cells }: PriceRows,
  range: Range,
  change: Pick<PriceChange, 'amount' | 'percent'>,
  roundTo: number,
  decimals: number,
): readonly CellEdit[] {
  const minor = 10 ** decimals;
  const inMinor = (amount: number): number => Math.round(amount * minor);
  return cellsIn(range).flatMap((place) => {
    const before = cells[place.row]?.[place.column];
    if (typeof before !== 'number') return [];
    const own = change.amount === undefined ? change : { amount: inMinor(change.amount) };
    const after = applyChange(inMinor(before), own, Math.max(1, inMinor(roundTo)));
    return [{ place, value: after / minor }];
  });
}
