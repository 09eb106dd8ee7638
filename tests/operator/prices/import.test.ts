import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGrids } from '../../arbitraries/price-sheets.ts';
import { aWorksheet, changesOf, planFor, problemsOf, slowIslands } from '../../helpers/price-worksheet.ts';

describe('importing a sheet', () => {
  it('changes nothing where nothing was changed', () => {
    expect(planFor(aWorksheet(slowIslands())).changes.size).toBe(0);
  });

  it('finds a changed price', () => {
    expect(changesOf(planFor(aWorksheet(slowIslands({ C3: 320 }))))).toEqual([
      'isole-lento/1/none 310 → 320',
    ]);
  });

  it('changes only the figures of a file', () => {
    const { changes } = planFor(aWorksheet(slowIslands({ C3: 320, E5: 411 })));
    expect(changes.get('prices/isole-lento.json')).toContain(
      '  "rows": [\n' +
        '    { "paxCount": "1", "none": 320, "guesthouse": 420, "lodge": 560 },\n' +
        '    { "paxCount": "2-4", "none": 240, "guesthouse": 335, "lodge": 455 },\n' +
        '    { "paxCount": "5-8", "none": 205, "guesthouse": 295, "lodge": 411 }\n' +
        '  ]',
    );
  });

  it('writes only the files whose prices changed', () => {
    const { changes } = planFor(aWorksheet(slowIslands({ C3: 320 })));
    expect([...changes.keys()]).toEqual(['prices/isole-lento.json']);
  });

  it('tells the table from the name of the sheet where its code is gone', () => {
    expect(changesOf(planFor(aWorksheet(slowIslands({ A1: null, C3: 320 }))))).toHaveLength(1);
  });

  it('believes the code rather than the name of the sheet', () => {
    const plan = planFor(aWorksheet(slowIslands({ C3: 320 }), 'isole-attivo'));
    expect(changesOf(plan)).toEqual(['isole-lento/1/none 310 → 320']);
  });

  it('reads two tables that were put below each other', () => {
    const second = [
      ['[table isole-attivo]', '[tier lodge]'],
      ['[band 1]', 640],
    ];
    const plan = planFor(aWorksheet([...slowIslands({ C3: 320 }), [], ...second]));
    expect(changesOf(plan)).toEqual(['isole-lento/1/none 310 → 320', 'isole-attivo/1/lodge 630 → 640']);
  });

  it('passes over columns and rows of notes', () => {
    const rows = [
      ['I nostri prezzi'],
      ...slowIslands().map((row) => [...row, 'ok', 99]),
      ['deciso a maggio'],
    ];
    expect(planFor(aWorksheet(rows)).reading).toMatchObject({ problems: [], notices: [] });
  });

  it('says which sheets it did not read', () => {
    const { notices } = planFor(aWorksheet([['calcoli', 17]], 'Foglio2')).reading;
    expect(notices).toMatchObject([{ sheet: 'Foglio2', text: 'sheetIgnored' }]);
  });

  it('says which rows have prices but no code', () => {
    const { notices } = planFor(aWorksheet([...slowIslands(), [null, '9–12', 180, 250, 380]])).reading;
    expect(notices).toMatchObject([{ text: 'rowIgnored', values: { row: 6 } }]);
  });
});

describe('an empty cell', () => {
  it.each([[null], [''], ['   '], ['\u00a0']])('keeps the price when it holds %j', (cell) => {
    expect(changesOf(planFor(aWorksheet(slowIslands({ C3: cell }))))).toEqual([]);
  });

  it('is told with its place', () => {
    const { blanks } = planFor(aWorksheet(slowIslands({ C3: null }))).reading;
    expect(blanks).toMatchObject([
      { sheet: 'isole-lento', cell: 'C3', figure: { address: { band: '1', tier: 'none' } } },
    ]);
  });
});

describe('amounts that people type', () => {
  it.each([
    [320],
    ['320'],
    [' 320 '],
    ['€ 320'],
    ['320 EUR'],
    ['320,-'],
    ['320,00'],
    ['0,32 duizend'],
    ['0,32 Mille'],
    [320.000000000001],
  ])('reads %j', (cell) => {
    expect(changesOf(planFor(aWorksheet(slowIslands({ C3: cell }))))).toEqual([
      'isole-lento/1/none 310 → 320',
    ]);
  });

  it.each([
    ['3.155', 'ambiguous'],
    ['3.150', 'twoReadings'],
    ['3,150 duizend', 'ambiguous'],
    ['circa 320', 'notAnAmount'],
    ['#REF!', 'notAnAmount'],
    ['-', 'notAnAmount'],
    [true, 'notAnAmount'],
    ['USD 320', 'otherCurrency'],
    [320.505, 'tooManyDecimals'],
    ['320,5051', 'tooManyDecimals'],
    [1e16, 'notAnAmount'],
    [0, 'notPositive'],
    [-320, 'notPositive'],
    [Number.NaN, 'notPositive'],
    [new Date(0), 'date'],
  ])('refuses %j as %s', (cell, reason) => {
    expect(problemsOf(planFor(aWorksheet(slowIslands({ C3: cell }))))).toEqual([`C3 ${reason}`]);
  });
});

describe('amounts with decimals', () => {
  it.each([[320.5], ['320,50'], ['320.5'], ['€ 320,50'], [320.500000000001], [0.1 + 320.4]])(
    'reads %j',
    (cell) => {
      const plan = planFor(aWorksheet(slowIslands({ C3: cell })));
      expect(changesOf(plan)).toEqual(['isole-lento/1/none 310 → 320.5']);
      expect(plan.changes.get('prices/isole-lento.json')).toContain('"none": 320.5,');
    },
  );

  it('that are ambiguous are told with both readings where the currency has so many', () => {
    const [problem] = planFor(aWorksheet(slowIslands({ C3: '€ 3.150' }))).reading.problems;
    const values = { text: '€ 3.150', thousands: '3150', small: '3.15' };
    expect(problem).toMatchObject({ text: 'twoReadings', values });
  });
});

describe('what cannot be understood', () => {
  it('is told in one run', () => {
    const plan = planFor(aWorksheet(slowIslands({ C3: '3.155', D4: 'x', E5: 0 })));
    expect(problemsOf(plan)).toEqual(['C3 ambiguous', 'D4 notAnAmount', 'E5 notPositive']);
  });

  it('keeps everything else from being written', () => {
    expect(planFor(aWorksheet(slowIslands({ C3: 320, D4: 'x' }))).changes.size).toBe(0);
  });

  it.each([
    ['a table', { A1: '[table isole-perdute]' }, 'A1 unknownTable'],
    ['an accommodation class', { C1: '[tier castle]' }, 'C1 unknownTier'],
    ['a group size', { A3: '[band 9-12]' }, 'A3 unknownBand'],
  ])('is told of %s that does not exist', (_what, changes, problem) => {
    expect(problemsOf(planFor(aWorksheet(slowIslands(changes))))).toEqual([problem]);
  });

  it('is told of a sheet without its row of codes', () => {
    expect(problemsOf(planFor(aWorksheet(slowIslands().slice(1))))).toEqual(['sheet noTiers']);
  });

  it('is told of prices that belong to no table', () => {
    const plan = planFor(aWorksheet(slowIslands({ A1: null }), 'Foglio1'));
    expect(problemsOf(plan)).toEqual(['A3 noTable', 'A4 noTable', 'A5 noTable']);
  });

  it('is told of a price that stands twice with two amounts', () => {
    const plan = planFor(aWorksheet(slowIslands()), aWorksheet(slowIslands({ C3: 320 }), 'isole-lento (2)'));
    expect(problemsOf(plan)).toEqual(['C3 twice']);
  });

  it('does not mind a price that stands twice with one amount', () => {
    expect(problemsOf(planFor(aWorksheet(slowIslands()), aWorksheet(slowIslands(), 'copia')))).toEqual([]);
  });
});

describe('any sheets at all', () => {
  it('are read without a crash, and written only if nothing has to be corrected', () => {
    fc.assert(
      fc.property(anyGrids, (worksheets) => {
        const plan = planFor(...worksheets);
        expect(plan.reading.problems.length > 0 && plan.changes.size > 0).toBe(false);
      }),
    );
  });

  it('change nothing if they name no price', () => {
    fc.assert(
      fc.property(anyGrids, (worksheets) => {
        const plan = planFor(...worksheets);
        fc.pre(plan.reading.values.size === 0);
        expect(plan.changes.size).toBe(0);
      }),
    );
  });
});
