import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { cellName } from './worksheet.ts';

/** Sheets are kept whole, up to the last row and column that say something: no list of prices comes near. */
const MOST_CELLS = 1_000_000;
/** Of all sheets together, as text. */
const MOST_BYTES = 200_000_000;

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** Rows, cells, and whether something stands in them. */
const TAG = /<(?:\w+:)?(row|c)\b([^>]*?)(\/?)>/g;
const PLACE = /\br="([A-Z]{0,3})(\d{1,7})"/;

/**
 * The files of a workbook, by their names.
 *
 * @throws Error if the bytes are no archive, a damaged one, or unpack to far more than any list of prices
 */
export function workbookFiles(workbook: Uint8Array): Unzipped {
  let bytes = 0;
  return unzipSync(workbook, {
    filter: ({ originalSize }) => {
      bytes += originalSize;
      if (bytes > MOST_BYTES) throw new Error('The workbook unpacks to too much.');
      return true;
    },
  });
}

/**
 * The name of a cell that makes a sheet of a workbook too large to be read, before any of it is; undefined if all are of a size
 * that can be.
 *
 * @param files of the workbook, by their names
 */
export function findStrayCell(files: Unzipped): string | undefined {
  for (const [name, sheet] of Object.entries(files)) {
    const stray = SHEET.test(name) ? strayIn(strFromU8(sheet)) : undefined;
    if (stray !== undefined) return stray;
  }
  return undefined;
}

function strayIn(xml: string): string | undefined {
  let [row, column] = [0, 0];
  let [lastRow, lastColumn] = [0, 0];
  for (const [, tag, attributes = '', isEmpty] of xml.matchAll(TAG)) {
    const [, letters = '', number] = PLACE.exec(attributes) ?? [];
    // What has no place stands behind the one before.
    if (tag === 'row') [row, column] = [number === undefined ? row + 1 : Number(number), 0];
    else [row, column] = number === undefined ? [row, column + 1] : [Number(number), columnOf(letters)];
    if (tag === 'row' || isEmpty === '/') continue;
    [lastRow, lastColumn] = [Math.max(lastRow, row), Math.max(lastColumn, column)];
    if (lastRow * lastColumn > MOST_CELLS) return cellName(row - 1, column - 1);
  }
  return undefined;
}

/** The number of a column, from 1. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
