import { readingsOf } from '../../../../schema/amount.ts';
import { toMinorUnits } from '../../../../src/domain/minor-units.ts';
import type { CellAddress, NamedTable } from '../price-tables.ts';
import { cellKey, tableFile } from '../price-tables.ts';
import { amountText } from '../sheets/amount-text.ts';
import { type CodeKind, readCode, writeCode } from '../sheets/price-code.ts';
import { type AmountProblem, type AmountRules, readAmount } from '../sheets/read-amount.ts';
import { sheetNames } from '../sheets/sheet-names.ts';
import type { Cell, Worksheet } from '../sheets/worksheet.ts';
import { cellName } from '../sheets/worksheet.ts';
import type { Remark, RemarkText, RemarkValues } from './remark.ts';

/** What the prices in a file may belong to, and how they are written. */
export interface PriceBook {
  readonly tables: readonly NamedTable[];
  /** Ids of the site's hotel classes. */
  readonly tiers: readonly string[];
  readonly rules: AmountRules;
}

/** What a file says about the prices. */
export interface ReadingResult {
  /** The amounts by `cellKey`. */
  readonly amounts: ReadonlyMap<string, number>;
  /** Cells that are empty: their prices stay. */
  readonly blanks: readonly (CellAddress & { readonly sheet: string; readonly cell: string })[];
  /** What has to be corrected first. */
  readonly problems: readonly Remark[];
  readonly notices: readonly Remark[];
}

/** Reads the prices from the sheets of a file, in whatever order sheets, rows and columns stand. */
export function readPrices(worksheets: readonly Worksheet[], book: PriceBook): ReadingResult {
  const reader = new PriceReader(book);
  for (const worksheet of worksheets) reader.read(worksheet);
  return reader.result();
}

/** A code and where it stands. */
interface PlacedCode {
  readonly kind: CodeKind;
  readonly id: string;
  readonly row: number;
  readonly column: number;
}

/** What holds for the rows that follow. */
interface Section {
  readonly columns: readonly PlacedCode[];
  readonly table: PlacedCode | undefined;
}

class PriceReader {
  readonly #book: PriceBook;
  readonly #tables: ReadonlyMap<string, NamedTable>;
  readonly #tableOfSheet: ReadonlyMap<string, string>;
  readonly #found = new Map<
    string,
    { readonly amount: number; readonly sheet: string; readonly cell: string }
  >();
  readonly #blanks: (CellAddress & { readonly sheet: string; readonly cell: string })[] = [];
  readonly #problems: Remark[] = [];
  readonly #notices: Remark[] = [];

  constructor(book: PriceBook) {
    this.#book = book;
    this.#tables = new Map(book.tables.map((table) => [table.id, table]));
    const names = sheetNames(book.tables.map(({ id }) => id));
    this.#tableOfSheet = new Map([...names].map(([id, name]) => [name, id]));
  }

  read(worksheet: Worksheet): void {
    const rows = worksheet.rows.map((cells, row) => codesOf(cells, row));
    const heading = rows.find((codes) => codes.some(({ kind }) => kind === 'tier'));
    if (rows.every((codes) => codes.length === 0)) {
      if (worksheet.rows.some((cells) => cells.some((cell) => cell !== null))) {
        this.#notice(worksheet, 'sheetIgnored', { sheet: worksheet.name });
      }
      return;
    }
    // Whoever sorts a whole sheet may move its heading below the prices: it counts from the start.
    let section = this.#section(worksheet, heading ?? [], undefined);
    rows.forEach((codes, row) => {
      if (codes.some(({ kind }) => kind === 'tier')) {
        section = codes === heading ? section : this.#section(worksheet, codes, section.table);
      } else if (codes.some(({ kind }) => kind === 'band')) {
        this.#readRow(worksheet, row, codes, section);
      } else if (codes.length > 0) {
        section = { ...section, table: codes[0] };
      } else if (this.#hasAmounts(worksheet.rows[row] ?? [], section)) {
        const code = writeCode('band', '…');
        this.#notice(worksheet, 'rowIgnored', { sheet: worksheet.name, row: row + 1, code });
      }
    });
  }

  result(): ReadingResult {
    return {
      amounts: new Map([...this.#found].map(([key, { amount }]) => [key, amount])),
      blanks: this.#blanks.filter((blank) => !this.#found.has(cellKey(blank))),
      problems: this.#problems,
      notices: this.#notices,
    };
  }

  #section(worksheet: Worksheet, codes: readonly PlacedCode[], before: PlacedCode | undefined): Section {
    const columns = codes.filter(({ kind }) => kind === 'tier');
    for (const column of columns) {
      if (!this.#book.tiers.includes(column.id)) {
        this.#problem(worksheet, column, 'unknownTier', {
          id: column.id,
          known: this.#book.tiers.join(', '),
        });
      }
    }
    return {
      columns: columns.filter(({ id }) => this.#book.tiers.includes(id)),
      table: codes.find(({ kind }) => kind === 'table') ?? before,
    };
  }

  #readRow(worksheet: Worksheet, row: number, codes: readonly PlacedCode[], section: Section): void {
    const band = codes.find(({ kind }) => kind === 'band');
    const place = codes.find(({ kind }) => kind === 'table') ?? section.table;
    const id = place?.id ?? this.#tableOfSheet.get(worksheet.name);
    if (!band) return;
    if (id === undefined) {
      this.#problem(worksheet, band, 'noTable', { code: writeCode('table', '…') });
      return;
    }
    const table = this.#tables.get(id);
    if (!table) {
      this.#problem(worksheet, place ?? band, 'unknownTable', {
        id,
        known: [...this.#tables.keys()].join(', '),
      });
    } else if (!table.value.rows.some(({ paxCount }) => paxCount === band.id)) {
      const known = table.value.rows.map(({ paxCount }) => paxCount).join(', ');
      this.#problem(worksheet, band, 'unknownBand', { id: band.id, table: id, known, file: tableFile(id) });
    } else if (section.columns.length === 0) {
      this.#problem(worksheet, undefined, 'noTiers', { code: writeCode('tier', '…') });
    } else {
      for (const { id: tier, column } of section.columns) {
        this.#readCell(worksheet, { row, column }, { table: id, band: band.id, tier });
      }
    }
  }

  #readCell(
    worksheet: Worksheet,
    at: { readonly row: number; readonly column: number },
    address: CellAddress,
  ): void {
    const reading = readAmount(worksheet.rows[at.row]?.[at.column] ?? null, this.#book.rules);
    const cell = cellName(at.row, at.column);
    if (reading.kind === 'blank') {
      // Where one has to ask there is no price that stays.
      if (this.#priceNow(address) === '') return;
      this.#blanks.push({ ...address, sheet: worksheet.name, cell });
    } else if (reading.kind === 'problem') {
      this.#refuse(worksheet, at, address, reading.problem);
    } else {
      this.#keep(worksheet, at, address, reading.amount);
    }
  }

  #refuse(
    worksheet: Worksheet,
    at: { readonly row: number; readonly column: number },
    address: CellAddress,
    { reason, text, mark = '' }: AmountProblem,
  ): void {
    const { currency, decimals } = this.#book.rules;
    const [thousands, small] = reason === 'ambiguous' ? possibleReadings(text, decimals) : [];
    if (thousands !== undefined && small !== undefined) {
      this.#problem(worksheet, at, 'twoReadings', { text, thousands, small });
    } else {
      const example = this.#priceNow(address);
      this.#problem(worksheet, at, reason, { text, mark, currency, decimals, example });
    }
  }

  #keep(
    worksheet: Worksheet,
    at: { readonly row: number; readonly column: number },
    address: CellAddress,
    amount: number,
  ): void {
    const key = cellKey(address);
    const first = this.#found.get(key);
    if (!first) this.#found.set(key, { amount, sheet: worksheet.name, cell: cellName(at.row, at.column) });
    else if (first.amount !== amount) {
      this.#problem(worksheet, at, 'twice', { sheet: first.sheet, cell: first.cell });
    }
  }

  /** The price that the cell had: the best example of how to write one. */
  #priceNow({ table, band, tier }: CellAddress): string {
    const row = this.#tables.get(table)?.value.rows.find(({ paxCount }) => paxCount === band);
    const amount = row?.[tier];
    return typeof amount === 'number' ? amountText(amount) : '';
  }

  #hasAmounts(cells: readonly Cell[], { columns }: Section): boolean {
    return columns.some(({ column }) => {
      const cell = cells[column] ?? null;
      return readAmount(cell, this.#book.rules).kind === 'amount';
    });
  }

  #problem<Text extends RemarkText>(
    { name: sheet }: Worksheet,
    at: { readonly row: number; readonly column: number } | undefined,
    text: Text,
    values: RemarkValues[Text],
  ): void {
    const cell = at && cellName(at.row, at.column);
    const isKnown = this.#problems.some(
      (other) => other.sheet === sheet && other.cell === cell && other.text === text,
    );
    if (!isKnown) this.#problems.push({ sheet, cell, text, values });
  }

  #notice<Text extends RemarkText>({ name: sheet }: Worksheet, text: Text, values: RemarkValues[Text]): void {
    this.#notices.push({ sheet, text, values });
  }
}

/** What an ambiguous amount may have been meant to say, in ways that mean nothing else. */
function possibleReadings(text: string, decimals: number): readonly string[] {
  return Object.values(readingsOf(text) ?? {})
    .filter((amount) => toMinorUnits(amount, decimals) !== undefined)
    .map((amount) => amountText(amount));
}

function codesOf(cells: readonly Cell[], row: number): readonly PlacedCode[] {
  return cells.flatMap((cell, column) => {
    const code = readCode(cell);
    return code ? [{ ...code, row, column }] : [];
  });
}
