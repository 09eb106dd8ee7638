import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { findCurrencies } from '../../../schema/currency.ts';
import { Failure } from '../../failure.ts';
import { readNamedFile } from '../../files/named-file.ts';
import { amountText, type Content, dropFloatError } from './amounts.ts';
import { readCsv } from './csv.ts';

/** A sheet as read from a file: rows of contents, empty ones included, so that positions are those on the screen. */
export interface Worksheet {
  /** Name of the sheet, or of the file if it has no sheets. */
  readonly name: string;
  readonly rows: readonly (readonly Content[])[];
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** A cell of a sheet with its attributes and parts; those without parts are empty. */
const CELL = /<((?:\w+:)?)c\b([^<>]*[^<>/])>([^<]*(?:<(?!\/?(?:\w+:)?c\b)[^<]*)*)<\/\1c>/g;
const NUMBER_FORMAT = /<(?:\w+:)?numFmt\s[^<>]*\bnumFmtId="(\d+)"[^<>]*\bformatCode="([^"]*)"/g;
const CELL_STYLES = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/;
const STYLE = /<(?:\w+:)?xf\b(?:[^<>]*\bnumFmtId="(\d+)")?/g;

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
 * @throws Failure if it does not exist, or is no spreadsheet
 */
export async function readSpreadsheet(file: string): Promise<readonly Worksheet[]> {
  const kind = spreadsheetKind(file);
  const bytes = readNamedFile(file);
  const rows = kind === 'csv' ? readCsv(bytes) : undefined;
  const worksheets = kind === 'xlsx' ? await readWorkbook(bytes) : rows && [{ name: basename(file), rows }];
  if (worksheets) return worksheets;
  throw new Failure(({ prices }) => prices.failures.unreadable(file));
}

/** Reads the sheets of a workbook; undefined if the bytes are none. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Worksheet[] | undefined> {
  try {
    // The reader takes minutes over some damaged archives: it gets a fresh one.
    const sheets = await readExcelFile(Buffer.from(zipSync(unpackWorkbook(bytes), { level: 0 })));
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toContent)) }));
  } catch {
    return undefined;
  }
}

/** @throws Error if the bytes are no archive, or a damaged one */
function unpackWorkbook(workbook: Uint8Array): Readonly<Record<string, Uint8Array>> {
  const files = unzipSync(workbook);
  const currencies = styleCurrencies(strFromU8(files['xl/styles.xml'] ?? new Uint8Array()));
  const sheets = Object.entries(files).filter(([name]) => SHEET.test(name));
  const prepared = sheets.map(([name, content]) => [name, prepareSheet(content, currencies)] as const);
  return { ...files, ...Object.fromEntries(prepared) };
}

/** The currency symbol in the number format of each style, such as `$` in `[$$-409]#,##0.00`. */
function styleCurrencies(styles: string): readonly (string | undefined)[] {
  const formats = new Map(
    [...styles.matchAll(NUMBER_FORMAT)].map(([, id, code = '']) => {
      const words = code.replace(/\[\$([^\]-]*)[^\]]*\]|&quot;|[\\\d#,.;_()*?-]/g, ' $1 ').split(/\s+/);
      return [id, words.find((word) => findCurrencies(word).length > 0)];
    }),
  );
  const [used = ''] = CELL_STYLES.exec(styles) ?? [];
  return [...used.matchAll(STYLE)].map(([, id]) => formats.get(id));
}

/**
 * The XML of a sheet in which errors, formulas whose result was not saved, and amounts of a currency are texts such as
 * `#REF!`, `=A1*2` and `$ 35.5`: the reader takes the first two for empty cells, and amounts for bare numbers.
 */
function prepareSheet(content: Uint8Array, currencies: readonly (string | undefined)[]): Uint8Array {
  const xml = strFromU8(content).replace(CELL, (cell, prefix: string, attributes: string, parts: string) => {
    const [place = ''] = /\br="\w+"/.exec(attributes) ?? [];
    const currency = currencies[Number(/\bs="(\d+)"/.exec(attributes)?.[1])];
    const shown = showAsText(attributes, parts, currency);
    return shown === undefined
      ? cell
      : `<${prefix}c ${place} t="str"><${prefix}v>${shown}</${prefix}v></${prefix}c>`;
  });
  return strToU8(xml);
}

/** A cell as a text, if the reader would lose what it says. */
function showAsText(attributes: string, parts: string, currency: string | undefined): string | undefined {
  const [, value] = /<(?:\w+:)?v\b[^<>]*>([^<]*)/.exec(parts) ?? [];
  const [, formula] = /<(?:\w+:)?f\b[^<>]*>([^<]*)/.exec(parts) ?? [];
  if (/\bt="e"/.test(attributes)) return value || '#';
  // An empty text is a result, an empty number is not.
  const isSaved = /\bt="str"/.test(attributes) ? value !== undefined : Boolean(value);
  if (formula !== undefined && !isSaved) return `=${formula}`;
  if (currency === undefined || !value || /\bt="(?!n")/.test(attributes)) return undefined;
  const amount = dropFloatError(Number(value));
  return `${amount < 0 ? '-' : ''}${currency} ${amountText(Math.abs(amount))}`;
}

/** The reader's types name the class of dates where its values are dates. */
function toContent(value: unknown): Content {
  const isKnown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isKnown || value instanceof Date ? value : null;
}
