import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../scripts/operator/prices/sheets/worksheet.ts';
import { anyGrids } from '../../arbitraries/price-sheets.ts';
import { aWorksheet, changesOf, planFor, problemsOf, slowIslands } from '../../helpers/price-worksheet.ts';

/** Plans the import of one row of figures. */
function planRow(codes: readonly Cell[], columns: readonly Cell[], figures: readonly Cell[]) {
  const blank = codes.map(() => null);
  const rows = [
    [...blank, ...columns],
    [...codes, ...figures],
  ];
  return planFor(aWorksheet(rows, 'any'));
}

const planPercent = (codes: string, figure: Cell) => planRow([codes], ['[figure percent]'], [figure]);
const planAmount = (codes: string, figure: Cell) => planRow([codes], ['[figure amount]'], [figure]);

describe('importing a sheet', () => {
  it('changes nothing where nothing was changed.', () => {
    expect(planFor(aWorksheet(slowIslands())).changes.size).toBe(0);
  });

  it('changes only the figures of the files whose prices changed.', () => {
    const { changes } = planFor(aWorksheet(slowIslands({ C3: 320, E5: 411 })));
    expect([...changes.keys()]).toEqual(['prices/isole-lento.json']);
    expect(changes.get('prices/isole-lento.json')).toContain(
      '  "rows": [\n' +
        '    { "paxCount": "1", "none": 320, "guesthouse": 420, "lodge": 560 },\n' +
        '    { "paxCount": "2-4", "none": 240, "guesthouse": 335, "lodge": 455 },\n' +
        '    { "paxCount": "5-8", "none": 205, "guesthouse": 295, "lodge": 411 }\n' +
        '  ]',
    );
  });

  it.each([
    ['its code, rather than the name of the sheet', slowIslands({ C3: 320 }), 'isole-attivo'],
    ['the name of the sheet, where the code is gone', slowIslands({ A1: null, C3: 320 }), 'isole-lento'],
  ])('finds the table by %s.', (_what, rows, name) => {
    expect(changesOf(planFor(aWorksheet(rows, name)))).toEqual(['isole-lento/1/none 310 → 320']);
  });

  it('finds table and season by the name of the sheet, where the codes are gone.', () => {
    const rows = [
      [null, '[tier none]'],
      ['[band 1]', 1300],
    ];
    const plan = planFor(aWorksheet(rows, 'sentiero (camellias)'));
    expect(changesOf(plan)).toEqual(['sentiero/camellias/1/none 1290 → 1300']);
  });

  it('reads two tables that were put below each other.', () => {
    const second = [
      ['[table isole-attivo]', '[tier lodge]'],
      ['[band 1]', 640],
    ];
    const plan = planFor(aWorksheet([...slowIslands({ C3: 320 }), [], ...second]));
    expect(changesOf(plan)).toEqual(['isole-lento/1/none 310 → 320', 'isole-attivo/1/lodge 630 → 640']);
  });

  it('passes over notes, and names the sheets and rows that it did not read.', () => {
    const notes = [['I nostri prezzi'], ...slowIslands().map((row) => [...row, 'ok', 99]), ['a maggio']];
    expect(planFor(aWorksheet(notes)).reading).toMatchObject({ problems: [], notices: [] });
    const other = planFor(aWorksheet([['calcoli', 17]], 'Foglio2')).reading;
    expect(other.notices).toMatchObject([{ sheet: 'Foglio2', text: 'sheetIgnored' }]);
    const row = planFor(aWorksheet([...slowIslands(), [null, '9–12', 180, 250, 380]])).reading;
    expect(row.notices).toMatchObject([{ text: 'rowIgnored', values: { row: 6 } }]);
  });

  it.each([[null], ['   '], ['\u00a0']])('keeps the price of an empty cell (%j), and names it.', (cell) => {
    const plan = planFor(aWorksheet(slowIslands({ C3: cell })));
    expect(changesOf(plan)).toEqual([]);
    expect(plan.reading.blanks).toMatchObject([
      { sheet: 'isole-lento', cell: 'C3', figure: { address: { band: '1', tier: 'none' } } },
    ]);
  });
});

describe('a price that people type', () => {
  it.each<[Cell, number]>([
    [320, 320],
    [' 320 ', 320],
    ['320,-', 320],
    ['0,32 duizend', 320],
    [320.000000000001, 320],
    ['320,50', 320.5],
    [0.1 + 320.4, 320.5],
  ])('is read from %j as %d.', (cell, price) => {
    const plan = planFor(aWorksheet(slowIslands({ C3: cell })));
    expect(changesOf(plan)).toEqual([`isole-lento/1/none 310 → ${price}`]);
    expect(plan.changes.get('prices/isole-lento.json')).toContain(`"none": ${price},`);
  });

  it.each([
    ['3.155', 'ambiguous'],
    ['3.150', 'twoReadings'],
    ['3,150 duizend', 'ambiguous'],
    ['circa 320', 'notAnAmount'],
    [true, 'notAnAmount'],
    ['USD 320', 'otherCurrency'],
    [320.505, 'tooManyDecimals'],
    [0, 'notPositive'],
    [-320, 'notPositive'],
    [Number.NaN, 'notPositive'],
    [new Date(0), 'date'],
  ])('is refused from %j as %s, and nothing is written.', (cell, reason) => {
    const plan = planFor(aWorksheet(slowIslands({ C3: cell, D4: 336 })));
    expect(problemsOf(plan)).toEqual([`C3 ${reason}`]);
    expect(plan.changes.size).toBe(0);
  });
});

describe('a figure beside plain prices', () => {
  const table = 'prices/sentiero.json';
  const calendar = 'calendar.json';

  it.each<[string, Cell, string, string, string]>([
    ['[table sentiero] [season summer]', '25%', 'sentiero/summer/percent 20 → 25', table, '"percent": 25 }'],
    ['[table sentiero] [age child]', 0.55, 'sentiero/child/percent 60 → 55', table, '"percent": 55 }'],
    [
      '[table sentiero] [age child]',
      '62,5 %',
      'sentiero/child/percent 60 → 62.5',
      table,
      '"percent": 62.5 }',
    ],
    ['[season winter]', -0.075, 'winter/percent -10 → -7.5', calendar, '"percent": -7.5 }'],
    ['[offer earlyBird]', '−15 %', 'earlyBird/percent -10 → -15', calendar, '"percent": -15,'],
  ])('is a share in %s: %j', (codes, cell, change, file, text) => {
    const plan = planPercent(codes, cell);
    expect(changesOf(plan)).toEqual([change]);
    expect(plan.changes.get(file)).toContain(text);
  });

  it.each<[string, Cell, string]>([
    ['[season newYear]', '€ 40', 'newYear/amount 35 → 40'],
    ['[offer october]', '- € 8,50', 'october/amount -7.5 → -8.5'],
    ['[table sentiero] [age infant]', '€ 20', 'sentiero/infant/amount 0 → 20'],
    ['[table mottarone-auto] [band 5-8]', 260, 'mottarone-auto/5-8/amount ask → 260'],
    ['[table mottarone-auto] [band 1]', 'Ask', 'mottarone-auto/1/amount 140 → ask'],
    ['[table mottarone-auto] [band 1]', ' tanya ', 'mottarone-auto/1/amount 140 → ask'],
  ])('is an amount in %s: %j', (codes, cell, change) => {
    expect(changesOf(planAmount(codes, cell))).toEqual([change]);
  });

  it('may differ by accommodation class.', () => {
    const tiers = ['[tier none]', '[tier guesthouse]', '[tier lodge]'];
    const plan = planRow(['[table sentiero] [single room]'], tiers, [15, 210.5, 390]);
    expect(changesOf(plan)).toEqual(['sentiero/room/none 0 → 15', 'sentiero/room/lodge 380 → 390']);
  });

  it('of a season with prices of its own changes nothing of the others.', () => {
    const plan = planRow(['[table sentiero] [season camellias]', '[band 1]'], ['[tier none]'], [1300]);
    expect(changesOf(plan)).toEqual(['sentiero/camellias/1/none 1290 → 1300']);
    expect(plan.changes.get(table)).toContain('{ "paxCount": "1", "none": 1240, "guesthouse": 1890,');
    expect(plan.changes.get(table)).toContain('{ "paxCount": "1", "none": 1300, "guesthouse": 1980,');
  });

  it.each([
    ['[season autumn]', '12%', 'A2 unknownSeason'],
    ['[table sentiero] [age grandparent]', '50%', 'A2 unknownAge'],
    ['[offer never]', '-10%', 'A2 unknownOffer'],
    ['[age child]', '50%', 'A2 noTable'],
    ['[table isole-lento] [season summer]', '50%', 'A2 noRow'],
    ['[table sentiero] [season camellias]', '50%', 'A2 noRow'],
    ['[season newYear]', '10%', 'B2 noCell'],
    ['[season winter]', '-10', 'B2 percentSign'],
    ['[season winter]', '1.250%', 'B2 ambiguous'],
    ['[season winter]', 15, 'B2 percentRange'],
    ['[table sentiero] [age child]', '-5%', 'B2 percentRange'],
  ])('is refused as a share in %s: %j', (codes, cell, problem) => {
    expect(problemsOf(planPercent(codes, cell))).toEqual([problem]);
  });

  it.each([
    ['[offer october]', 8, 'B2 notLess'],
    ['[table sentiero] [age infant]', -1, 'B2 negative'],
    ['[table sentiero] [age infant]', 'ask', 'B2 notAnAmount'],
    ['[season newYear]', -1.005, 'B2 tooManyDecimals'],
    ['[table mottarone-auto] [band 1]', 0, 'B2 notPositive'],
    ['[table sentiero] [band 1]', 100, 'B2 noCell'],
  ])('is refused as an amount in %s: %j', (codes, cell, problem) => {
    expect(problemsOf(planAmount(codes, cell))).toEqual([problem]);
  });
});

describe('an import that cannot be understood', () => {
  it.each([
    ['several cells', [slowIslands({ C3: '3.155', D4: 'x' })], ['C3 ambiguous', 'D4 notAnAmount']],
    ['a table that does not exist', [slowIslands({ A1: '[table isole-perdute]' })], ['A1 unknownTable']],
    ['a class that does not exist', [slowIslands({ C1: '[tier castle]' })], ['C1 unknownTier']],
    ['a group size that does not exist', [slowIslands({ A3: '[band 9-12]' })], ['A3 unknownBand']],
    ['a sheet without its row of codes', [slowIslands().slice(1)], ['sheet noTiers']],
    ['a price given twice', [slowIslands(), slowIslands({ C3: 320 })], ['C3 twice']],
    ['nothing where it is twice the same', [slowIslands(), slowIslands()], []],
  ])('names %s.', (_what, sheets, problems) => {
    expect(problemsOf(planFor(...sheets.map((rows) => aWorksheet(rows))))).toEqual(problems);
  });

  it('names prices that belong to no table.', () => {
    const plan = planFor(aWorksheet(slowIslands({ A1: null }), 'Foglio1'));
    expect(problemsOf(plan)).toEqual(['A3 noTable', 'A4 noTable', 'A5 noTable']);
  });

  it('writes nothing, whatever the sheets are.', () => {
    fc.assert(
      fc.property(anyGrids, (worksheets) => {
        const { reading, changes } = planFor(...worksheets);
        const isUnread = reading.problems.length > 0 || reading.values.size === 0;
        expect(isUnread && changes.size > 0).toBe(false);
      }),
    );
  });
});
