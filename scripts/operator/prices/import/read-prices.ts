import { readingsOf } from '../../../../schema/amount.ts';
import { toMinorUnits } from '../../../../src/domain/minor-units.ts';
import {
  type Figure,
  type FigureAddress,
  type FigureValue,
  figureFile,
  figureKey,
  isPercent,
} from '../figures/figure.ts';
import { amountText } from '../sheets/amount-text.ts';
import { writeCode } from '../sheets/price-code.ts';
import type { CellProblem } from '../sheets/read-amount.ts';
import { readAmount } from '../sheets/read-amount.ts';
import { readFigure } from '../sheets/read-figure.ts';
import { addressesBySheet } from '../sheets/sheet-names.ts';
import type { Cell, Worksheet } from '../sheets/worksheet.ts';
import { cellName } from '../sheets/worksheet.ts';
import {
  addressOf,
  codesOf,
  isColumn,
  isRow,
  type PlacedCode,
  placeOf,
  rowAddress,
  type Section,
} from './placed-codes.ts';
import { findRowFault, type PriceBook } from './price-book.ts';
import type { Remark, RemarkText, RemarkValues } from './remark.ts';

/** A figure whose cell is empty. */
interface Blank {
  readonly figure: Figure;
  readonly sheet: string;
  readonly cell: string;
}

/** What a file says about the prices. */
export interface ReadingResult {
  /** By `figureKey`. */
  readonly values: ReadonlyMap<string, FigureValue>;
  /** Cells that are empty: their figures stay. */
  readonly blanks: readonly Blank[];
  /** What has to be corrected first. */
  readonly problems: readonly Remark[];
  readonly notices: readonly Remark[];
}

/** A place in a sheet, counted from 0. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** Reads the prices from the sheets of a file, in whatever order sheets, rows and columns stand. */
export function readPrices(worksheets: readonly Worksheet[], book: PriceBook): ReadingResult {
  const reader = new PriceReader(book);
  for (const worksheet of worksheets) reader.read(worksheet);
  return reader.result();
}

class PriceReader {
  readonly #book: PriceBook;
  readonly #addressOfSheet: ReadonlyMap<string, FigureAddress>;
  readonly #found = new Map<
    string,
    { readonly value: FigureValue; readonly sheet: string; readonly cell: string }
  >();
  readonly #blanks: Blank[] = [];
  readonly #problems: Remark[] = [];
  readonly #notices: Remark[] = [];

  constructor(book: PriceBook) {
    this.#book = book;
    this.#addressOfSheet = addressesBySheet(book.list);
  }

  read(worksheet: Worksheet): void {
    const rows = worksheet.rows.map((cells, row) => codesOf(cells, row));
    if (rows.every((codes) => codes.length === 0)) {
      if (worksheet.rows.some((cells) => cells.some((cell) => cell !== null))) {
        this.#notice(worksheet, 'sheetIgnored', { sheet: worksheet.name });
      }
      return;
    }
    const heading = rows.find((codes) => codes.some(isColumn));
    // Whoever sorts a whole sheet may move its heading below the prices: it counts from the start.
    let section = this.#section(worksheet, heading ?? [], undefined);
    rows.forEach((codes, row) => {
      if (codes.some(isColumn)) {
        section = codes === heading ? section : this.#section(worksheet, codes, section);
      } else if (codes.some(isRow)) {
        this.#readRow(worksheet, row, codes, section);
      } else if (codes.length > 0) {
        section = { ...section, place: placeOf(codes) };
      } else if (this.#hasAmounts(worksheet.rows[row] ?? [], section)) {
        const code = writeCode('band', '…');
        this.#notice(worksheet, 'rowIgnored', { sheet: worksheet.name, row: row + 1, code });
      }
    });
  }

  result(): ReadingResult {
    return {
      values: new Map([...this.#found].map(([key, { value }]) => [key, value])),
      blanks: this.#blanks.filter(({ figure }) => !this.#found.has(figureKey(figure.address))),
      problems: this.#problems,
      notices: this.#notices,
    };
  }

  #section(worksheet: Worksheet, codes: readonly PlacedCode[], before: Section | undefined): Section {
    const columns = codes.filter(isColumn);
    const isKnown = ({ kind, id }: PlacedCode): boolean => kind === 'figure' || this.#book.tiers.includes(id);
    for (const column of columns.filter((code) => !isKnown(code))) {
      const known = this.#book.tiers.join(', ');
      this.#problem(worksheet, column, 'unknownTier', { id: column.id, known });
    }
    const place = placeOf(codes);
    return { columns: columns.filter(isKnown), place: place.length > 0 ? place : (before?.place ?? []) };
  }

  #readRow(worksheet: Worksheet, row: number, codes: readonly PlacedCode[], section: Section): void {
    const isPlaced = section.place.length > 0;
    const inherited = isPlaced ? addressOf(section.place) : this.#addressOfSheet.get(worksheet.name);
    const address = rowAddress(codes, inherited);
    const fault = findRowFault(address, this.#book);
    if (fault) {
      const at = [...codes, ...section.place].find(({ kind }) => kind === fault.at) ?? codes.find(isRow);
      this.#problems.push(
        ...this.#unknown({ ...fault.remark, sheet: worksheet.name, cell: at && cellName(at.row, at.column) }),
      );
      return;
    }
    if (section.columns.length === 0) {
      this.#problem(worksheet, undefined, 'noTiers', { code: writeCode('tier', '…') });
    }
    for (const { kind, id, column } of section.columns) {
      this.#readCell(worksheet, { row, column }, { ...address, [kind]: id });
    }
  }

  #readCell(worksheet: Worksheet, at: Place, address: FigureAddress): void {
    const content = worksheet.rows[at.row]?.[at.column] ?? null;
    const figure = this.#book.figures.get(figureKey(address));
    if (!figure) {
      const isBlank = content === null || String(content).trim() === '';
      if (!isBlank)
        this.#problem(worksheet, at, 'noCell', { text: String(content), file: figureFile(address) });
      return;
    }
    const reading = readFigure(content, figure, this.#book.rules);
    if (reading.kind === 'blank') {
      this.#blanks.push({ figure, sheet: worksheet.name, cell: cellName(at.row, at.column) });
    } else if (reading.kind === 'problem') {
      this.#refuse(worksheet, at, figure, reading.problem);
    } else {
      this.#keep(worksheet, at, figure, reading.value);
    }
  }

  #refuse(worksheet: Worksheet, at: Place, figure: Figure, problem: CellProblem): void {
    const { reason, text, mark = '', least = 0, most = 0 } = problem;
    const { currency, decimals } = this.#book.rules;
    const isAmount = !isPercent(figure.address);
    const [thousands, small] = reason === 'ambiguous' && isAmount ? possibleReadings(text, decimals) : [];
    if (thousands !== undefined && small !== undefined) {
      this.#problem(worksheet, at, 'twoReadings', { text, thousands, small });
    } else {
      const example = exampleOf(figure);
      this.#problem(worksheet, at, reason, { text, mark, currency, decimals, example, least, most });
    }
  }

  #keep(worksheet: Worksheet, at: Place, { address }: Figure, value: FigureValue): void {
    const key = figureKey(address);
    const first = this.#found.get(key);
    if (!first) this.#found.set(key, { value, sheet: worksheet.name, cell: cellName(at.row, at.column) });
    else if (first.value !== value) {
      this.#problem(worksheet, at, 'twice', { sheet: first.sheet, cell: first.cell });
    }
  }

  #hasAmounts(cells: readonly Cell[], { columns }: Section): boolean {
    return columns.some(({ column }) => {
      const cell = cells[column] ?? null;
      return typeof cell === 'number' || readAmount(cell, this.#book.rules).kind === 'amount';
    });
  }

  #problem<Text extends RemarkText>(
    { name: sheet }: Worksheet,
    at: Place | undefined,
    text: Text,
    values: RemarkValues[Text],
  ): void {
    this.#problems.push(...this.#unknown({ sheet, cell: at && cellName(at.row, at.column), text, values }));
  }

  /** A remark, unless it has been made already. */
  #unknown(remark: Remark): readonly Remark[] {
    const { sheet, cell, text } = remark;
    const isKnown = this.#problems.some(
      (other) => other.sheet === sheet && other.cell === cell && other.text === text,
    );
    return isKnown ? [] : [remark];
  }

  #notice<Text extends RemarkText>({ name: sheet }: Worksheet, text: Text, values: RemarkValues[Text]): void {
    this.#notices.push({ sheet, text, values });
  }
}

/** The figure that a cell had: the best example of how to write one. */
function exampleOf({ address, value }: Figure): string {
  if (typeof value !== 'number') return '';
  return isPercent(address) ? `${amountText(value)}%` : amountText(value);
}

/** What an ambiguous amount may have been meant to say, in ways that mean nothing else. */
function possibleReadings(text: string, decimals: number): readonly string[] {
  return Object.values(readingsOf(text) ?? {})
    .filter((amount) => toMinorUnits(amount, decimals) !== undefined)
    .map((amount) => amountText(amount));
}
