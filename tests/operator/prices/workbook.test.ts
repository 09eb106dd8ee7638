import * as fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { english } from '../../../scripts/messages/english.ts';
import { readWorkbook } from '../../../scripts/operator/prices/read-spreadsheet.ts';
import { writeWorkbook } from '../../../scripts/operator/prices/workbook.ts';
import { plainSheet } from '../../helpers/plain-sheet-texts.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook with the text of its first sheet changed. */
async function changedWorkbook(change: (sheet: string) => string): Promise<Uint8Array> {
  const place = {
    row: { table: 't', band: 'b' },
    column: 'tier a',
    kind: 'price',
    file: '',
    path: [],
  } as const;
  const sheet = plainSheet([{ ...place, value: 1 }], ['a']);
  const bytes = await writeWorkbook(sheet, english, { decimals: 2, notes: [] });
  const files = unzipSync(bytes);
  return zipSync({ ...files, [SHEET]: strToU8(change(new TextDecoder().decode(files[SHEET]))) });
}

function workbookWith(rows: string): Promise<Uint8Array> {
  return changedWorkbook((sheet) => sheet.replace('</sheetData>', `${rows}</sheetData>`));
}

describe('a workbook', () => {
  it.each([
    ['a note far to the right', '<row r="9"><c r="XFD9"><v>1</v></c></row>'],
    ['a note far below', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
    ['rows that are formatted to the end', '<row r="1048576"><c r="XFD1048576" s="1"/></row>'],
  ])('is read with %s.', async (_what, rows) => {
    expect(await readWorkbook(await workbookWith(rows))).toHaveLength(2);
  });

  it.each([
    ['[$$-409]#,##0.00', 350, '$ 350'],
    ['#,##0.00 [$€-407];[RED]-#,##0.00 [$€-407]', -7.5, '-€ 7.5'],
    ['"Rp"#,##0', 3_905_500.0000000005, 'Rp 3905500'],
    ['_-* #,##0.00\\ "USD"_-', 35.125, 'USD 35.1250'],
    ['[$-421]#,##0 "orang"', 350, 350],
    ['0%', 0.15, 0.15],
  ])('shows an amount with the currency of its format: %s', async (format, value, content) => {
    const workbook = await writeExcelFile([[{ type: Number, value, format }]]).toBuffer();
    expect((await readWorkbook(workbook))?.[0]?.rows).toEqual([[content]]);
  });

  it('does not unfold entities of a document type.', async () => {
    const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const bomb = await changedWorkbook((sheet) =>
      sheet
        .replace(/<worksheet/, `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs.join('')}]>$&`)
        .replace('</sheetData>', '<row r="40"><c r="C40" t="str"><v>&l12;</v></c></row>$&'),
    );
    expect(JSON.stringify((await readWorkbook(bomb)) ?? []).length).toBeLessThan(100_000);
  });

  it('with any damage is read or refused, and never brings the command down.', async () => {
    const whole = await workbookWith('<row r="40"><c r="C40"><v>1</v></c></row>');
    const byte = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }));
    const damage = fc.array(byte, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(whole.length), fc.boolean(), async (bytes, end, isCut) => {
        const damaged = whole.slice(0, isCut ? end : undefined);
        for (const [at, value] of bytes) if (at < damaged.length) damaged[at] = value;
        await expect(readWorkbook(damaged)).resolves.not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
