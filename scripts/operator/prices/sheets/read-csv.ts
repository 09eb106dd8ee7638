import { parse } from 'csv-parse/sync';
import { readCode } from './price-code.ts';

const SEPARATORS = [';', ',', '\t'] as const;

/**
 * The rows of a CSV file, whatever program saved it: separated by semicolons, commas or tabs, in UTF-8 with or
 * without mark, UTF-16 with mark, or the old Western encoding. Undefined if it cannot be read.
 */
export function readCsv(bytes: Uint8Array): readonly (readonly string[])[] | undefined {
  const text = decode(bytes).replace(/^sep=.\r?\n/i, '');
  const readings = SEPARATORS.map((separator) => parseRows(text, separator)).filter(
    (rows) => rows !== undefined,
  );
  const [best] = readings.toSorted((left, right) => columnsWithCodes(right) - columnsWithCodes(left));
  return best;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Node reads the encoding's own signs as control characters: the two that prices are written with.
    const western = new TextDecoder('windows-1252').decode(bytes);
    return western.replaceAll('\u0080', '€').replaceAll('\u0096', '–');
  }
}

function parseRows(text: string, delimiter: string): readonly (readonly string[])[] | undefined {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
  } catch {
    return undefined;
  }
}

/** The right separator is the one that keeps the most codes apart. */
function columnsWithCodes(rows: readonly (readonly string[])[]): number {
  return Math.max(
    0,
    ...rows.slice(0, MAX_HEADING_ROWS).map((row) => row.filter((cell) => readCode(cell)).length),
  );
}

const MAX_HEADING_ROWS = 50;
