import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { guarded, unguarded } from '../../../scripts/operator/prices/sheets/formula-guard.ts';
import { readCsv } from '../../../scripts/operator/prices/sheets/read-csv.ts';
import { writeCsv } from '../../../scripts/operator/prices/sheets/write-csv.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';
import { emptySheet } from '../../helpers/plain-sheet-texts.ts';

const formulaLike = fc
  .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''), wellFormedText)
  .map((parts) => parts.join(''));

const encoder = new TextEncoder();

describe('a text that a spreadsheet program takes for a formula', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''=1"])('is guarded: %j', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  });

  it.each(['', 'Lombok', "'t Meer", '1 - 2', "''", 'a=1', ' =1', '3150000'])(
    'is not this one: %j',
    (text) => {
      expect(guarded(text)).toBe(text);
      expect(unguarded(text)).toBe(text);
    },
  );

  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(formulaLike, (text) => {
        expect(/^[=+\-@\t\r]/.test(guarded(text))).toBe(false);
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
  });

  it('stands in no cell of an exported file, and is read as it was', () => {
    fc.assert(
      fc.property(formulaLike, fc.constantFrom(';', ','), (label, separator) => {
        const row = { address: { band: 'a' }, whom: label, label, details: [], figures: [] };
        const sheet = { ...emptySheet, columns: [{ address: { tier: 'a' }, label }], rows: [row] };
        const csv = writeCsv([sheet], separator, english);
        const written: readonly (readonly string[])[] = parse(csv, { delimiter: separator, bom: true });
        expect(written.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        expect(readCsv(encoder.encode(csv))?.[1]?.[0]).toBe(label);
      }),
    );
  });
});
