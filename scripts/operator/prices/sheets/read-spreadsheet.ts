import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { Failure } from '../../../failure.ts';
import { readCsv } from './read-csv.ts';
import { findStrayCell, workbookFiles } from './workbook-bounds.ts';
import type { Cell, Worksheet } from './worksheet.ts';

/** A list of prices comes nowhere near. */
const MAX_BYTES = 20_000_000;

/** The kinds of file that are written and read. */
type SpreadsheetKind = 'xlsx' | 'csv';

/**
 * The kind of a spreadsheet by its name.
 *
 * @throws Failure if it is none that can be read
 */
export function spreadsheetKind(file: string): SpreadsheetKind {
  const extension = extname(file).toLowerCase();
  if (extension === '.xlsx') return 'xlsx';
  if (extension === '.csv') return 'csv';
  throw new Failure(({ prices }) => prices.failures.extension(file));
}

/**
 * The sheets of a file on the disk.
 *
 * @throws Failure if it does not exist, is no spreadsheet, or has a cell far from all others
 */
export async function readSpreadsheet(file: string): Promise<readonly Worksheet[]> {
  const kind = spreadsheetKind(file);
  const bytes = readBytes(file);
  if (bytes.length > MAX_BYTES) throw new Failure(({ prices }) => prices.failures.tooLarge(file));
  const worksheets = kind === 'csv' ? csvWorksheets(basename(file), bytes) : await workbookWorksheets(bytes);
  if (worksheets) return worksheets;
  throw new Failure(({ prices: { failures } }) =>
    kind === 'csv' ? failures.csv(file) : failures.unreadable(file),
  );
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Failure(({ prices }) => prices.failures.missing(file));
    }
    throw Failure.from(error, ({ failures }) => failures.fileUnreadable(file));
  }
}

function csvWorksheets(name: string, bytes: Uint8Array): readonly Worksheet[] | undefined {
  const rows = readCsv(bytes);
  return rows && [{ name, rows }];
}

/**
 * The sheets of a workbook; undefined if the bytes are none, which the reader tells in many ways.
 *
 * @throws Failure if it has a cell far from all others
 */
export async function workbookWorksheets(bytes: Uint8Array): Promise<readonly Worksheet[] | undefined> {
  try {
    const files = workbookFiles(bytes);
    const stray = findStrayCell(files);
    if (stray !== undefined) throw new Failure(({ prices }) => prices.failures.strayCell(stray));
    // The reader unpacks by itself, and takes minutes over some damaged archives: it is given a sound one.
    const sheets = await readExcelFile(Buffer.from(zipSync(files, { level: 0 })));
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }));
  } catch (error) {
    if (error instanceof Failure) throw error;
    return undefined;
  }
}

/** The reader's types name the class of dates where its values are dates. */
function toCell(value: unknown): Cell {
  const isKnown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isKnown || value instanceof Date ? value : null;
}
