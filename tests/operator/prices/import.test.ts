import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../../scripts/operator/prices/amounts.ts';
import { anyGrids } from '../../arbitraries/price-sheets.ts';
import { readFor, readRows, slowIslands } from '../../helpers/price-worksheet.ts';

function readRow(codes: readonly Content[], columns: readonly Content[], contents: readonly Content[]) {
  const blank = codes.map(() => null);
  const rows = [
    [...blank, ...columns],
    [...codes, ...contents],
  ];
  return readRows(rows);
}

const readPercent = (codes: string, content: Content) => readRow([codes], ['[percent]'], [content]);
const readAmount = (codes: string, content: Content) => readRow([codes], ['[amount]'], [content]);

/** Problems at these places, with these words. */
const problems = (...all: readonly (readonly [place: string, words: string])[]) =>
  all.map(([place, words]) => expect.stringMatching(new RegExp(`^[^:]*${place}: .*${words}`)));

describe('importing a sheet', () => {
  it('changes nothing where nothing was changed.', () => {
    expect(readRows(slowIslands()).changes).toEqual([]);
  });

  it('changes only the figures of the files whose prices changed.', () => {
    const { files } = readRows(slowIslands({ C3: 320, E5: 411 }));
    expect([...files.keys()]).toEqual(['prices/isole-lento.json']);
    expect(files.get('prices/isole-lento.json')).toContain(
      '  "rows": [\n' +
        '    { "paxCount": "1", "none": 320, "guesthouse": 420, "lodge": 560 },\n' +
        '    { "paxCount": "2-4", "none": 240, "guesthouse": 335, "lodge": 455 },\n' +
        '    { "paxCount": "5-8", "none": 205, "guesthouse": 295, "lodge": 411 }\n' +
        '  ]',
    );
  });

  it('reads two tables that were put below each other.', () => {
    const second = [['[tier lodge]'], [640, '[table isole-attivo band 1]']];
    expect(readRows([...slowIslands({ C3: 320 }), [], ...second]).changes).toEqual([
      'isole-lento/1/none 310 → 320',
      'isole-attivo/1/lodge 630 → 640',
    ]);
  });

  it('passes over notes beside prices.', () => {
    const notes = [['I nostri prezzi'], ...slowIslands().map((row) => [...row, 'ok', 99]), ['a maggio']];
    expect(readRows(notes)).toMatchObject({ problems: [], changes: [] });
  });

  it.each([
    ['amounts', 180],
    ['percentages', '15%'],
    ['amounts that can be read in two ways', '3.150'],
  ])('refuses a row with %s, but without a code.', (_what, content) => {
    const { problems: found } = readRows([...slowIslands(), [null, '9–12', content]]);
    expect(found).toEqual(problems(['Prezzi', 'row 6 has prices']));
  });

  it.each([[null], ['   '], ['\u00a0']])(
    'keeps the price of an empty cell (%j), and names it.',
    (content) => {
      const { found, changes } = readRows(slowIslands({ C3: content }));
      expect(changes).toEqual([]);
      const blanks = [...found].filter(([, { value }]) => value === undefined);
      expect(blanks).toMatchObject([[{ row: { band: '1' }, column: 'tier none' }, { place: 'C3' }]]);
    },
  );
});

describe('a price that people type', () => {
  it.each<[Content, number]>([
    [320, 320],
    [' 320 ', 320],
    ['320,-', 320],
    ['0,32 duizend', 320],
    [320.000000000001, 320],
    ['320,50', 320.5],
    [0.1 + 320.4, 320.5],
  ])('is read from %j as %d.', (cell, price) => {
    const { changes, files } = readRows(slowIslands({ C3: cell }));
    expect(changes).toEqual([`isole-lento/1/none 310 → ${price}`]);
    expect(files.get('prices/isole-lento.json')).toContain(`"none": ${price},`);
  });

  it.each([
    ['3.155', 'can be read in more than one way.*without marks for thousands, such as 310'],
    ['3.150', 'can be read in more than one way. Write 3150 or 3.15'],
    ['3,150 duizend', 'can be read in more than one way'],
    ['circa 320', 'is not an amount'],
    [true, 'is not an amount'],
    [Number.NaN, 'is not an amount'],
    ['USD 320', 'is marked “USD”, but prices are in EUR'],
    [320.505, 'has more than 2 decimals'],
    [0, 'is not a price'],
    [-320, 'is not a price'],
    ['0', 'is not a price'],
    [new Date(0), 'into a date'],
    ['#DIV/0!', '“#DIV/0!” has no result'],
    ['=B3*2', '“=B3\\*2” has no result'],
  ])('is refused from %j: %s.', (content, words) => {
    expect(readRows(slowIslands({ C3: content })).problems).toEqual(problems(['C3', words]));
  });
});

describe('a figure beside plain prices', () => {
  const table = 'prices/sentiero.json';
  const calendar = 'calendar.json';

  it.each<[string, Content, string, string, string]>([
    ['[table sentiero season summer]', '25%', 'sentiero/summer/percent 20 → 25', table, '"percent": 25 }'],
    ['[table sentiero age child]', 0.55, 'sentiero/child/percent 60 → 55', table, '"percent": 55 }'],
    ['[table sentiero age child]', '62,5 %', 'sentiero/child/percent 60 → 62.5', table, '"percent": 62.5 }'],
    ['[season winter]', -0.075, 'winter/percent -10 → -7.5', calendar, '"percent": -7.5 }'],
    ['[offer earlyBird]', '−15 %', 'earlyBird/percent -10 → -15', calendar, '"percent": -15,'],
  ])('is a share in %s: %j', (codes, cell, change, file, text) => {
    const { changes, files } = readPercent(codes, cell);
    expect(changes).toEqual([change]);
    expect(files.get(file)).toContain(text);
  });

  it.each<[string, Content, string]>([
    ['[season newYear]', '€ 40', 'newYear/amount 35 → 40'],
    ['[offer october]', '- € 8,50', 'october/amount -7.5 → -8.5'],
    ['[table sentiero age infant]', '€ 20', 'sentiero/infant/amount 0 → 20'],
    ['[table mottarone-auto band 5-8]', 260, 'mottarone-auto/5-8/amount ask → 260'],
    ['[table mottarone-auto band 1]', 'Ask', 'mottarone-auto/1/amount 140 → ask'],
    ['[table mottarone-auto band 1]', ' tanya ', 'mottarone-auto/1/amount 140 → ask'],
  ])('is an amount in %s: %j', (codes, cell, change) => {
    expect(readAmount(codes, cell).changes).toEqual([change]);
  });

  it('may differ by accommodation class.', () => {
    const tiers = ['[tier none]', '[tier guesthouse]', '[tier lodge]'];
    const { changes } = readRow(['[table sentiero single room]'], tiers, [15, 210.5, 390]);
    expect(changes).toEqual(['sentiero/room/none 0 → 15', 'sentiero/room/lodge 380 → 390']);
  });

  it('of a season with prices of its own changes nothing of the others.', () => {
    const { changes, files } = readRow(['[table sentiero season camellias band 1]'], ['[tier none]'], [1300]);
    expect(changes).toEqual(['sentiero/camellias/1/none 1290 → 1300']);
    expect(files.get(table)).toContain('{ "paxCount": "1", "none": 1240, "guesthouse": 1890,');
    expect(files.get(table)).toContain('{ "paxCount": "1", "none": 1300, "guesthouse": 1980,');
  });

  it.each([
    ['[season autumn]', '12%', 'A2', 'no prices with the code \\[season autumn]'],
    [
      '[table sentiero age grandparent]',
      '50%',
      'A2',
      'no prices with the code \\[table sentiero age grandparent]',
    ],
    ['[offer never]', '-10%', 'A2', 'no prices with the code \\[offer never]'],
    ['[age child]', '50%', 'Prezzi', 'row 2 has prices'],
    ['[table isole-lento season summer]', '50%', 'A2', 'no prices with the code'],
    ['[table sentiero season camellias]', '50%', 'A2', 'no prices with the code'],
    ['[season newYear]', '10%', 'B2', 'is in the wrong column'],
    ['[season winter]', '-10', 'B2', 'has no per cent sign'],
    ['[season winter]', '1.250%', 'B2', 'can be read in more than one way'],
    ['[season winter]', 15, 'B2', 'is not possible here'],
    ['[table sentiero age child]', '-5%', 'B2', 'is not possible here'],
  ])('is refused as a share in %s: %j', (codes, content, place, words) => {
    expect(readPercent(codes, content).problems).toEqual(problems([place, words]));
  });

  it.each([
    ['[offer october]', 8, 'B2', 'is not a discount'],
    ['[table sentiero age infant]', -1, 'B2', 'is less than 0'],
    ['[table sentiero age infant]', 'ask', 'B2', 'is not an amount'],
    ['[season newYear]', -1.005, 'B2', 'has more than 2 decimals'],
    ['[table mottarone-auto band 1]', 0, 'B2', 'is not a price'],
    ['[table sentiero band 1]', 100, 'B2', 'is in the wrong column'],
  ])('is refused as an amount in %s: %j', (codes, content, place, words) => {
    expect(readAmount(codes, content).problems).toEqual(problems([place, words]));
  });
});

describe('sheets that cannot be understood', () => {
  it.each([
    ['table', { F3: '[table isole-perdute band 1]' }, 'F3'],
    ['class', { C2: '[tier castle]' }, 'C2'],
    ['group size', { F3: '[table isole-lento band 9-12]' }, 'F3'],
  ])('name the unknown code of a %s once.', (_what, changes, place) => {
    const words = 'there are no prices with the code .* New ones are added in the data folder first';
    expect(readRows(slowIslands(changes)).problems).toEqual(problems([place, words]));
  });

  it('name every cell that is wrong.', () => {
    const { problems: found } = readRows(slowIslands({ C3: '3.155', D4: 'x' }));
    expect(found).toEqual(problems(['C3', 'more than one way'], ['D4', 'is not an amount']));
  });

  it('lack the row of codes.', () => {
    const { problems: found } = readRows(slowIslands().slice(2));
    expect(found).toEqual(
      problems(['Prezzi', 'the row with the codes of columns, such as \\[tier …], is missing']),
    );
  });

  it('give a price twice, with different amounts.', () => {
    const [name, other] = ['isole-lento', slowIslands({ C3: 320 })];
    const { problems: found } = readFor({ name, rows: slowIslands() }, { name, rows: other });
    expect(found).toEqual(problems(['C3', 'this price appears twice']));
    expect(readFor({ name, rows: other }, { name, rows: other }).problems).toEqual([]);
  });

  it('are read or refused, whatever is in them.', () => {
    fc.assert(
      fc.property(anyGrids, (worksheets) => {
        const { found, problems: refused, changes } = readFor(...worksheets);
        expect(changes.length).toBeLessThanOrEqual(found.size);
        expect(refused.every((sentence) => sentence !== '')).toBe(true);
      }),
    );
  });
});
