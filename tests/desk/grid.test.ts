import { describe, expect, it } from 'vitest';
import {
  changeCells,
  editCells,
  fillCells,
  findPriceRows,
  type PriceRows,
  pasteCells,
  readCell,
} from '../../src/desk/grid/price-cells.ts';
import { addRow, missingBands, removeRow } from '../../src/desk/grid/row-edits.ts';
import { startSeasonRows } from '../../src/desk/grid/season-rows.ts';
import { keepInside, moveSelection, type Selection, selectedRange } from '../../src/desk/grid/selection.ts';
import { parseTsv, writeTsv } from '../../src/desk/grid/tsv.ts';
import { applyToValue, invert, type Json } from '../../src/desk/store/operation.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const site = { tiers: [{ id: 'low' }, { id: 'high' }] };
const list: Json = {
  rows: [
    { paxCount: '1-2', low: 100, high: 200 },
    { paxCount: '3-4', low: 90, high: 'ask' },
    { paxCount: '5-6', low: 80 },
  ],
};

function table(): PriceRows {
  const rows = findPriceRows(list, site, 'prices/a.json', ['rows']);
  if (!rows) throw new Error('There are no rows.');
  return rows;
}

const ALL = { top: 0, bottom: 2, left: 0, right: 1 };
const PLAIN = { units: [], decimals: 2 };
const read = (typed: string) => readCell(typed, PLAIN, ['tanya']);
const place = (row: number, column: number) => ({ row, column });

/** The same block as each program puts it on the clipboard; LibreOffice's is its own export of a sheet. */
const CLIPBOARDS = {
  Excel: 'Rp3.150.000\t 3.720.000 \r\n2850000\t\r\n\task\r\n"two\nlines\t""tab"""\t1\r\n',
  'Excel for Mac': 'Rp3.150.000\t 3.720.000 \r2850000\t\r\task\r"two\nlines\t""tab"""\t1\r',
  'Google Sheets': 'Rp3.150.000\t3.720.000\n2850000\t\n\task\n"two\nlines\t""tab"""\t1',
  LibreOffice: 'Rp3,150,000\t3,720,000\n2850000\t\n\task\n"two\nlines\t""tab"""\t1\n',
};

describe('The clipboard of a spreadsheet', () => {
  it.each(Object.entries(CLIPBOARDS))('of %s has the cells of the sheet.', (_program, text) => {
    const rows = parseTsv(text);
    expect(rows.map((cells) => cells.length)).toEqual([2, 2, 2, 2]);
    expect(rows[3]).toEqual(['two\nlines\t"tab"', '1']);
    const values = rows.slice(0, 3).map((cells) => cells.map((cell) => readCell(cell, PLAIN, [])));
    const [ask, nothing] = [{ value: 'ask' }, { value: undefined }];
    expect(values).toEqual([
      [{ value: 3_150_000 }, { value: 3_720_000 }],
      [{ value: 2_850_000 }, nothing],
      [nothing, ask],
    ]);
  });

  it.each([
    ['a single cell without a break', '5', [['5']]],
    ['a single cell with a break', '5\r\n', [['5']]],
    ['nothing', '', [['']]],
    ['a column whose last cell is empty', '5\r\n\r\n', [['5'], ['']]],
    ['a row of empty cells', '\t\t\r\n', [['', '', '']]],
    ['quotation marks that are the text’s own', 'say "hi"\t"a" b\t"\n', [['say "hi"', '"a" b', '"']]],
  ])('has %s.', (_what, text, rows) => expect(parseTsv(text)).toEqual(rows));

  it('takes what it gives.', () => {
    const rows = [
      ['1', 'a\tb'],
      ['', '"quoted"\nline'],
    ];
    expect(parseTsv(writeTsv(rows))).toEqual(rows);
  });

  it('of a large sheet is read in no time, even with a quotation mark that nothing closes.', () => {
    const text = `"${'1234567\t'.repeat(50_000)}`;
    expect(parseTsv(text)[0]).toHaveLength(50_001);
  });
});

describe('A key in the grid', () => {
  const size = { rows: 3, columns: 2 };
  const at: Selection = { anchor: place(1, 0), focus: place(1, 0) };
  const press = (key: string, more = {}, from = at) =>
    moveSelection(from, { key, shiftKey: false, ctrlKey: false, metaKey: false, ...more }, size);

  it.each([
    ['ArrowDown', {}, place(2, 0)],
    ['ArrowLeft', {}, place(1, 0)],
    ['End', {}, place(1, 1)],
    ['End', { ctrlKey: true }, place(2, 1)],
    ['Home', { ctrlKey: true }, place(0, 0)],
    ['ArrowUp', { metaKey: true }, place(0, 0)],
    ['PageDown', {}, place(2, 0)],
  ])('%s (%o) moves to its cell.', (key, more, focus) =>
    expect(press(key, more)).toEqual({ anchor: focus, focus }),
  );

  it('with Shift extends the selection, whichever way it goes.', () => {
    const extended = press('ArrowUp', { shiftKey: true });
    expect(extended && selectedRange(extended)).toEqual({ top: 0, bottom: 1, left: 0, right: 0 });
  });

  it('Ctrl+A selects everything, and a letter moves nothing.', () => {
    const all = press('a', { ctrlKey: true });
    expect(all && selectedRange(all)).toEqual(ALL);
    expect(press('a')).toBeUndefined();
  });

  it('Ctrl+Space selects the column and Shift+Space the row; the first cell is the one to type in.', () => {
    const column = press(' ', { ctrlKey: true });
    expect(column && selectedRange(column)).toEqual({ top: 0, bottom: 2, left: 0, right: 0 });
    expect(column?.focus).toEqual(place(0, 0));
    const row = press(' ', { shiftKey: true });
    expect(row && selectedRange(row)).toEqual({ top: 1, bottom: 1, left: 0, right: 1 });
  });
});

describe('A block that is pasted', () => {
  it('is put at the first cell of the selection.', () => {
    const pasted = pasteCells(
      table(),
      { top: 1, bottom: 1, left: 0, right: 0 },
      [
        ['95', ''],
        ['85', 'tanya'],
      ],
      read,
    );
    expect(pasted).toEqual({
      edits: [
        { place: place(1, 0), value: 95 },
        { place: place(1, 1), value: undefined },
        { place: place(2, 0), value: 85 },
        { place: place(2, 1), value: 'ask' },
      ],
    });
  });

  it('of one cell fills the selection.', () => {
    const pasted = pasteCells(table(), ALL, [['70']], read);
    expect('edits' in pasted && pasted.edits.map(({ value }) => value)).toEqual(Array(6).fill(70));
  });

  it('leaves out empty cells beside the grid.', () => {
    const range = { top: 2, bottom: 2, left: 1, right: 1 };
    expect(pasteCells(table(), range, [['70', ' '], ['']], read)).toEqual({
      edits: [{ place: place(2, 1), value: 70 }],
    });
  });

  it.each([
    ['a cell that is no price', [['95', 'x']], { refused: place(2, 1), text: 'x', problem: 'no-amount' }],
    [
      'an amount that means two',
      [['3.150']],
      { refused: place(2, 0), text: '3.150', problem: 'ambiguous', readings: [3150, 3.15] },
    ],
    ['a row without a place', [['1'], ['2']], { refused: place(3, 0), text: '2', problem: 'no-place' }],
    ['a column without a place', [['1', '2', '3']], { refused: place(2, 2), text: '3', problem: 'no-place' }],
  ])('changes nothing where it has %s.', (_what, block, refused) =>
    expect(pasteCells(table(), { top: 2, bottom: 2, left: 0, right: 0 }, block, read)).toEqual(refused),
  );
});

describe('The cells of a selection', () => {
  it('are filled from its first row, and a single row from its first cell.', () => {
    expect(editCells(table(), fillCells(table(), ALL))).toMatchObject([
      { path: ['rows', 1, 'low'], before: 90, after: 100 },
      { path: ['rows', 1, 'high'], before: 'ask', after: 200 },
      { path: ['rows', 2, 'low'], before: 80, after: 100 },
      { path: ['rows', 2, 'high'], after: 200 },
    ]);
    const row = { top: 0, bottom: 0, left: 0, right: 1 };
    expect(editCells(table(), fillCells(table(), row))).toMatchObject([{ before: 200, after: 100 }]);
  });

  it('are raised and rounded; those without an amount stay.', () => {
    const raised = changeCells(table(), ALL, { percent: 7 }, 5, 0);
    expect(raised.map(({ value }) => value)).toEqual([105, 215, 95, 85]);
    const lowered = changeCells(table(), ALL, { amount: -10.5 }, 0, 2);
    expect(lowered.map(({ value }) => value)).toEqual([89.5, 189.5, 79.5, 69.5]);
  });

  it('are emptied by removing their keys.', () => {
    const edits = [
      { place: place(1, 1), value: undefined },
      { place: place(2, 1), value: undefined },
    ];
    expect(editCells(table(), edits)).toEqual([
      { kind: 'set', file: 'prices/a.json', path: ['rows', 1, 'high'], before: 'ask' },
    ]);
  });
});

describe('The rows of a price list', () => {
  const documents = deskDocuments({
    'site.json': { tiers: site.tiers, bands: ['1-2', '3-4', '5-6', '7-9'].map((id) => ({ id })) },
    'prices/a.json': list,
  });

  it('are added in the order of the group sizes, with “ask” for each class that the list has.', () => {
    expect(missingBands(documents, table())).toEqual(['7-9']);
    expect(addRow(documents, table(), '7-9')).toMatchObject({
      index: 3,
      value: { paxCount: '7-9', low: 'ask', high: 'ask' },
    });
    const removed = applyToValue(list, removeRow(documents, table(), 1)) ?? null;
    const rows = findPriceRows(removed, site, 'prices/a.json', ['rows']);
    expect(rows?.bands).toEqual(['1-2', '5-6']);
    expect(rows && addRow(documents, rows, '3-4').index).toBe(1);
  });

  it('come back as they were when removing one is undone.', () => {
    const operation = removeRow(documents, table(), 1);
    const without = applyToValue(list, operation);
    expect(applyToValue(without, invert(operation))).toEqual(list);
  });

  it('that are gone leave the selection inside the grid.', () => {
    const selection = { anchor: place(0, 0), focus: place(5, 1) };
    expect(keepInside(selection, { rows: 3, columns: 2 }).focus).toEqual(place(2, 1));
  });
});

describe('Prices of a season of its own', () => {
  const start = (seasons: Json | undefined, change: Json) =>
    startSeasonRows(
      deskDocuments({
        'site.json': {
          currency: 'EUR',
          tiers: site.tiers,
          bands: [{ id: '1-2', min: 1, max: 2 }],
        },
        'calendar.json': { roundTo: 5, seasons: [{ id: 'peak', dates: [], ...Object(change) }] },
        'prices/a.json': { ...Object(list), ...(seasons === undefined ? {} : { seasons }) },
      }),
      'prices/a.json',
      'peak',
    );

  it('begin with what the calendar makes of the usual ones; words stay.', () => {
    expect(start(undefined, { percent: 12 })).toEqual({
      kind: 'set',
      file: 'prices/a.json',
      path: ['seasons', 'peak'],
      after: {
        rows: [
          { paxCount: '1-2', low: 110, high: 225 },
          { paxCount: '3-4', low: 100, high: 'ask' },
          { paxCount: '5-6', low: 90 },
        ],
      },
    });
  });

  it('replace the change that the list has made until then.', () => {
    const operation = start({ peak: { amount: 7.5 } }, { percent: 12 });
    expect(operation).toMatchObject({
      before: { amount: 7.5 },
      after: { rows: [{ low: 107.5, high: 207.5 }, {}, {}] },
    });
  });
});
