import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { workbookWorksheets } from '../../../scripts/operator/prices/sheets/read-spreadsheet.ts';
import { findStrayCell } from '../../../scripts/operator/prices/sheets/workbook-bounds.ts';
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
    expect(findStrayCell(workbook)).toBeUndefined();
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
    expect(findStrayCell(workbook)).toBe(cell);
    await expect(workbookWorksheets(workbook)).rejects.toThrow(
      `Something stands in the cell ${cell}, far from`,
    );
  });

  it('is none where the bytes are no archive', async () => {
    expect(await workbookWorksheets(strToU8('prices'))).toBeUndefined();
  });
});
