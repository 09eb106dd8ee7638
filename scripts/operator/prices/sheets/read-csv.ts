import { parse } from 'csv-parse/sync';
import { decodeWestern } from '../../../files/western-text.ts';
import { unguarded } from './formula-guard.ts';
import { readCodes } from './price-code.ts';

const SEPARATORS = [';', ',', '\t'] as const;

/**
 * The rows of a CSV file, whatever program saved it: separated by semicolons, commas or tabs, in UTF-8 with or
 * without mark, UTF-16 with mark, or the old Western encoding. Undefined if it cannot be read.
 */
export function readCsv(bytes: Uint8Array): readonly (readonly string[])[] | undefined {
  const text = decode(bytes)?.replace(/^sep=.\r?\n/i, '');
  if (text === undefined) return undefined;
  const readings = SEPARATORS.map((separator) => parseRows(text, separator)).filter(
    (rows) => rows !== undefined,
  );
  const [best] = readings.toSorted((left, right) => columnsWithCodes(right) - columnsWithCodes(left));
  return best;
}

/** Nothing but codes and amounts is taken over: spreadsheet programs of the West save those as they always did. */
function decode(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeStrictly('utf-16le', bytes);
  return decodeStrictly('utf-8', bytes) ?? decodeWestern(bytes);
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseRows(text: string, delimiter: string): readonly (readonly string[])[] | undefined {
  try {
    const rows: readonly (readonly string[])[] = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    return rows.map((cells) => cells.map(unguarded));
  } catch {
    return undefined;
  }
}

/** The right separator is the one that keeps the most codes apart. */
function columnsWithCodes(rows: readonly (readonly string[])[]): number {
  return Math.max(
    0,
    ...rows.slice(0, MAX_HEADING_ROWS).map((row) => row.filter((cell) => readCodes(cell).length > 0).length),
  );
}

const MAX_HEADING_ROWS = 50;
