import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { Failure } from '../../failure.ts';
import { readNamedFile } from '../../files/named-file.ts';
import type { Content } from './amounts.ts';
import { readCsv } from './csv.ts';

/** A sheet as read from a file: rows of contents, empty ones included, so that positions are those on the screen. */
export interface Worksheet {
  /** Name of the sheet, or of the file if it has no sheets. */
  readonly name: string;
  readonly rows: readonly (readonly Content[])[];
}

// Far above any list of prices; the reader builds sheets whole, up to the last row and column with a content.
const MAX_BYTES = 20_000_000;
const MAX_UNPACKED_BYTES = 200_000_000;
const MAX_CELLS = 1_000_000;

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** A cell of a sheet with its attributes and parts; those without parts are empty. */
const CELL = /<((?:\w+:)?)c\b([^<>]*[^<>/])>([^<]*(?:<(?!\/?(?:\w+:)?c\b)[^<]*)*)<\/\1c>/g;
const PLACE = /\br="([A-Z]{1,3})(\d{1,7})"/;

/** The place of a cell as spreadsheet programs call it, such as `C7`; both counted from 0. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

/** True if a spreadsheet program has a file open: both common ones save a small file beside it. */
export function isOpenElsewhere(file: string): boolean {
  const name = basename(file);
  return [`.~lock.${name}#`, `~$${name}`].some((lock) => existsSync(join(dirname(file), lock)));
}

/**
 * The kind of a spreadsheet by its name.
 *
 * @throws Failure if it is none that can be read
 */
export function spreadsheetKind(file: string): 'xlsx' | 'csv' {
  const extension = extname(file).toLowerCase();
  if (extension === '.xlsx') return 'xlsx';
  if (extension === '.csv') return 'csv';
  throw new Failure(({ prices }) => prices.failures.extension(file));
}

/**
 * Reads the sheets of a file on the disk.
 *
 * @throws Failure if it does not exist, is no spreadsheet, or has a cell far from all others
 */
export async function readSpreadsheet(file: string): Promise<readonly Worksheet[]> {
  const kind = spreadsheetKind(file);
  const bytes = readNamedFile(file);
  if (bytes.length > MAX_BYTES) throw new Failure(({ prices }) => prices.failures.tooLarge(file));
  const rows = kind === 'csv' ? readCsv(bytes) : undefined;
  const worksheets = kind === 'xlsx' ? await readWorkbook(bytes) : rows && [{ name: basename(file), rows }];
  if (worksheets) return worksheets;
  throw new Failure(({ prices }) => prices.failures.unreadable(file));
}

/**
 * Reads the sheets of a workbook; undefined if the bytes are none.
 *
 * @throws Failure if it has a cell far from all others
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Worksheet[] | undefined> {
  try {
    // The reader takes minutes over some damaged archives: it gets a fresh one.
    const sheets = await readExcelFile(Buffer.from(zipSync(unpackWorkbook(bytes), { level: 0 })));
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toContent)) }));
  } catch (error) {
    if (error instanceof Failure) throw error;
    return undefined;
  }
}

/** @throws Error if the bytes are no archive, a damaged one, or unpack to too much */
function unpackWorkbook(workbook: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let size = 0;
  const files = unzipSync(workbook, {
    filter: ({ originalSize }) => {
      size += originalSize;
      if (size > MAX_UNPACKED_BYTES) throw new Error('The workbook unpacks to too much.');
      return true;
    },
  });
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      SHEET.test(name) ? prepareSheet(content) : content,
    ]),
  );
}

/**
 * The XML of a sheet in which errors, and formulas whose result was not saved, are texts such as `#REF!` and `=A1*2`: the
 * reader takes them for empty cells.
 *
 * @throws Failure if a cell is so far from all others that reading the sheet would take all memory
 */
function prepareSheet(content: Uint8Array): Uint8Array {
  let [rows, columns] = [0, 0];
  const xml = strFromU8(content).replace(CELL, (cell, prefix: string, attributes: string, parts: string) => {
    const [place = '', letters = '', row = ''] = PLACE.exec(attributes) ?? [];
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
    if (rows * columns > MAX_CELLS)
      throw new Failure(({ prices }) => prices.failures.strayCell(`${letters}${row}`));
    const shown = showBroken(attributes, parts);
    return shown === undefined
      ? cell
      : `<${prefix}c ${place} t="str"><${prefix}v>${shown}</${prefix}v></${prefix}c>`;
  });
  return strToU8(xml);
}

/** The error in a cell, or its formula if the result was not saved; undefined if the cell is valid. */
function showBroken(attributes: string, parts: string): string | undefined {
  const [, value] = /<(?:\w+:)?v\b[^<>]*>([^<]*)/.exec(parts) ?? [];
  const [, formula] = /<(?:\w+:)?f\b[^<>]*>([^<]*)/.exec(parts) ?? [];
  if (/\bt="e"/.test(attributes)) return value || '#';
  // An empty text is a result, an empty number is not.
  const isSaved = /\bt="str"/.test(attributes) ? value !== undefined : Boolean(value);
  return formula === undefined || isSaved ? undefined : `=${formula}`;
}

/** The number of a column, from 1. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The reader's types name the class of dates where its values are dates. */
function toContent(value: unknown): Content {
  const isKnown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isKnown || value instanceof Date ? value : null;
}
