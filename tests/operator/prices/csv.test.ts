import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { readCsv, writeCsv } from '../../../scripts/operator/prices/csv.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('readCsv', () => {
  it.each([
    ['semicolons', utf8('codes;[tier b]\n[table a band 1];3,15 jt')],
    ['commas', utf8('codes,[tier b]\n[table a band 1],"3,15 jt"')],
    ['tabs in UTF-16', utf16('codes\t[tier b]\n[table a band 1]\t3,15 jt')],
    ['Windows line ends', utf8('codes;[tier b]\r\n[table a band 1];3,15 jt')],
    ['old Macintosh line ends', utf8('codes;[tier b]\r[table a band 1];3,15 jt')],
    ['a line that names the separator', utf8('\uFEFFsep=;\r\ncodes;[tier b]\r\n[table a band 1];3,15 jt')],
  ])('reads a file with %s.', (_what, bytes) => {
    expect(readCsv(bytes)).toEqual([
      ['codes', '[tier b]'],
      ['[table a band 1]', '3,15 jt'],
    ]);
  });

  it('reads the old Western encoding.', () => {
    expect(readCsv(Buffer.from('[table a band 1];2 \x80', 'latin1'))).toEqual([['[table a band 1]', '2 €']]);
  });

  it('keeps the numbers of rows where some are empty.', () => {
    expect(readCsv(utf8('a;b\n\n[table a band 1];1'))?.at(2)).toEqual(['[table a band 1]', '1']);
  });

  it('gives nothing for a file whose quotes are not closed.', () => {
    expect(readCsv(utf8('"a;b'))).toBeUndefined();
  });
});

describe('a text that a spreadsheet program takes for a formula', () => {
  const formulaLike = fc
    .tuple(
      fc.constantFrom('', "'", "''"),
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''),
      wellFormedText,
    )
    .map((parts) => parts.join(''));

  it('is escaped in exported files, and read back unchanged.', () => {
    fc.assert(
      fc.property(formulaLike, fc.constantFrom(';', ','), (label, separator) => {
        const sheet = { heading: [label, '[tier a]'], rows: [[label, '[table t band b]']] };
        const csv = writeCsv(sheet, english, separator);
        const written: readonly (readonly string[])[] = parse(csv, { delimiter: separator, bom: true });
        expect(written.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        expect(readCsv(utf8(csv))?.[1]?.[0]).toBe(label);
      }),
    );
  });
});
