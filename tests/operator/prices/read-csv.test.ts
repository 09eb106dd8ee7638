import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../scripts/operator/prices/sheets/read-csv.ts';
import { csvSeparator } from '../../../scripts/operator/prices/sheets/write-csv.ts';

const rows = [
  ['[table a]', '[tier b]'],
  ['[band 1]', '3,15 jt'],
];

function csv(separator: string, lineEnd = '\n'): string {
  return rows
    .map((cells) => cells.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator))
    .join(lineEnd);
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('readCsv', () => {
  it.each([
    ['semicolons', utf8(csv(';'))],
    ['commas', utf8(csv(','))],
    ['tabs', utf8(csv('\t'))],
    ['a byte order mark', utf8(`\uFEFF${csv(';')}`)],
    ['Windows line ends', utf8(csv(';', '\r\n'))],
    ['old Macintosh line ends', utf8(csv(';', '\r'))],
    ['a line that names the separator', utf8(`sep=;\r\n${csv(';')}`)],
    ['a byte order mark and a line that names the separator', utf8(`\uFEFFsep=;\r\n${csv(';')}`)],
    ['UTF-16', utf16(csv('\t'))],
  ])('reads a file with %s', (_what, bytes) => {
    expect(readCsv(bytes)).toEqual(rows);
  });

  it('reads the old Western encoding', () => {
    expect(readCsv(Buffer.from('[band 1];2 \x80', 'latin1'))).toEqual([['[band 1]', '2 €']]);
  });

  it('keeps the numbers of rows where some are empty', () => {
    expect(readCsv(utf8('a;b\n\n[band 1];1'))?.at(2)).toEqual(['[band 1]', '1']);
  });

  it('gives nothing for a file whose quotes are not closed', () => {
    expect(readCsv(utf8('"a;b'))).toBeUndefined();
  });
});

describe('csvSeparator', () => {
  it.each([
    ['de-DE', ';'],
    ['en-GB', ','],
  ])('is for %s "%s"', (locale, separator) => {
    expect(csvSeparator(locale)).toBe(separator);
  });
});
