import * as fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../scripts/failure.ts';
import { english } from '../../../scripts/messages/english.ts';
import { workbookWorksheets } from '../../../scripts/operator/prices/sheets/read-spreadsheet.ts';
import { findStrayCell, workbookFiles } from '../../../scripts/operator/prices/sheets/workbook-bounds.ts';
import { writeWorkbook } from '../../../scripts/operator/prices/sheets/write-workbook.ts';
import { emptySheet } from '../../helpers/plain-sheet-texts.ts';

/** A workbook with rows added at the end of its first sheet. */
async function workbookWith(rows: string): Promise<Uint8Array> {
  const bytes = await writeWorkbook([emptySheet], { messages: english, decimals: 2, notes: [] });
  const files = unzipSync(bytes);
  const path = 'xl/worksheets/sheet1.xml';
  const sheet = new TextDecoder().decode(files[path]).replace('</sheetData>', `${rows}</sheetData>`);
  return zipSync({ ...files, [path]: strToU8(sheet) });
}

describe('a workbook', () => {
  it.each([
    ['nothing more', ''],
    ['a note beside the prices', '<row r="40"><c r="Z40"><v>1</v></c></row>'],
    ['a note far to the right', '<row r="9"><c r="XFD9"><v>1</v></c></row>'],
    ['rows that are formatted to the end', '<row r="1048576"><c r="XFD1048576" s="1"/></row>'],
  ])('is read with %s', async (_what, rows) => {
    const workbook = await workbookWith(rows);
    expect(findStrayCell(workbookFiles(workbook))).toBeUndefined();
    expect(await workbookWorksheets(workbook)).toHaveLength(2);
  });

  it.each([
    ['the last cell of all', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', 'XFD1048576'],
    [
      'the last row',
      '<row r="9"><c r="D9"><v>1</v></c></row><row r="1048576"><c r="A1048576" t="n"><v>1</v></c></row>',
      'A1048576',
    ],
    ['a cell without a place', '<row r="1048576"><c><v>1</v></c><c><v>2</v></c></row>', 'A1048576'],
  ])('is refused for %s before it is read', async (_what, rows, cell) => {
    const workbook = await workbookWith(rows);
    expect(findStrayCell(workbookFiles(workbook))).toBe(cell);
    await expect(workbookWorksheets(workbook)).rejects.toThrow(
      `Something stands in the cell ${cell}, far from`,
    );
  });

  it('is none where the bytes are no archive', async () => {
    expect(await workbookWorksheets(strToU8('prices'))).toBeUndefined();
  });

  it('that says it unpacks to too much is none', async () => {
    const workbook = await workbookWith('');
    const view = new DataView(workbook.buffer, workbook.byteOffset, workbook.byteLength);
    // The size of the first file, in the list of files at the end: see ZIP, central directory.
    const entry = Buffer.from(workbook).indexOf('PK\u0001\u0002', 'latin1');
    view.setUint32(entry + 24, 210_000_000, true);
    expect(await workbookWorksheets(workbook)).toBeUndefined();
  });

  it('whose archive is damaged is none, and told to be in no time', async () => {
    const workbook = await workbookWith('<row r="40"><c r="C40"><v>1</v></c></row>');
    const heads = (mark: string): readonly number[] =>
      [...Buffer.from(workbook).toString('latin1').matchAll(new RegExp(mark, 'g'))].map(({ index }) => index);
    const sheet = heads('PK\u0003\u0004')[4] ?? Number.NaN;
    const other = heads('PK\u0001\u0002')[7] ?? Number.NaN;
    const view = new DataView(workbook.buffer, workbook.byteOffset, workbook.byteLength);
    // How large the sheet is by its own head, and how another file is packed by the list of files: see ZIP.
    view.setUint8(sheet + 25, 19);
    view.setUint16(other + 10, 5, true);
    expect(await workbookWorksheets(workbook)).toBeUndefined();
  }, 5_000);

  it('that holds a document type with entities is none, or read without them', async () => {
    const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const files = unzipSync(await workbookWith(''));
    const path = 'xl/worksheets/sheet1.xml';
    const sheet = new TextDecoder().decode(files[path]);
    const bomb = sheet
      .replace(/<worksheet/, `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs.join('')}]>$&`)
      .replace('</sheetData>', '<row r="40"><c r="C40" t="str"><v>&l12;</v></c></row>$&');
    expect(bomb).toMatch(/DOCTYPE[\s\S]*&l12;/);
    const worksheets = await workbookWorksheets(zipSync({ ...files, [path]: strToU8(bomb) }));
    expect(JSON.stringify(worksheets ?? []).length).toBeLessThan(100_000);
  });

  it('that is damaged anywhere is read, or told to be none: it never brings the command down', async () => {
    const whole = await workbookWith('<row r="40"><c r="C40"><v>1</v></c></row>');
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(whole.length), fc.boolean(), async (bytes, end, isCut) => {
        const damaged = whole.slice(0, isCut ? end : undefined);
        for (const [at, byte] of bytes) if (at < damaged.length) damaged[at] = byte;
        const worksheets = await workbookWorksheets(damaged).catch((error: unknown) => error);
        expect(worksheets === undefined || Array.isArray(worksheets) || worksheets instanceof Failure).toBe(
          true,
        );
      }),
      { numRuns: 200 },
    );
  });
});
