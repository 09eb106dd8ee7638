import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { indonesian } from '../../../scripts/messages/indonesian.ts';
import { needsAcceptance } from '../../../scripts/operator/prices/compare-prices.ts';
import { renderProblem } from '../../../scripts/operator/prices/import/remark.ts';
import type { Cell } from '../../../scripts/operator/prices/sheets/worksheet.ts';
import { aWorksheet, changesOf, planFor, problemsOf } from '../../helpers/price-worksheet.ts';

const TABLE = 'prices/sentiero.json';

/** What importing one row of figures would do. */
function planOf(codes: readonly Cell[], columns: readonly Cell[], figures: readonly Cell[]) {
  const blank = codes.map(() => null);
  return planFor(
    aWorksheet(
      [
        [...blank, ...columns],
        [...codes, ...figures],
      ],
      'any',
    ),
  );
}

const percentOf = (codes: string, figure: Cell) => planOf([codes], ['[figure percent]'], [figure]);
const amountOf = (codes: string, figure: Cell) => planOf([codes], ['[figure amount]'], [figure]);

describe('figures beside plain prices', () => {
  it.each([
    [
      '[table sentiero] [season summer]',
      '25%',
      'sentiero/summer/percent 20 → 25',
      '"summer": { "percent": 25 }',
    ],
    ['[table sentiero] [age child]', 0.55, 'sentiero/child/percent 60 → 55', '"child": { "percent": 55 }'],
    [
      '[table sentiero] [age child]',
      '62,5 %',
      'sentiero/child/percent 60 → 62.5',
      '"child": { "percent": 62.5 }',
    ],
  ])('%s: %j is read as a share', (codes, cell, change, text) => {
    const plan = percentOf(codes, cell);
    expect(changesOf(plan)).toEqual([change]);
    expect(plan.changes.get(TABLE)).toContain(text);
  });

  it.each([
    ['[season winter]', '-12%', 'winter/percent -10 → -12', '"percent": -12 }'],
    ['[season winter]', -0.075, 'winter/percent -10 → -7.5', '"percent": -7.5 }'],
    ['[offer earlyBird]', '−15 %', 'earlyBird/percent -10 → -15', '"percent": -15,'],
  ])('%s of the calendar: %j', (codes, cell, change, text) => {
    const plan = percentOf(codes, cell);
    expect(changesOf(plan)).toEqual([change]);
    expect(plan.changes.get('calendar.json')).toContain(text);
  });

  it.each([
    ['[season newYear]', 40, 'newYear/amount 35 → 40'],
    ['[season newYear]', '€ 40', 'newYear/amount 35 → 40'],
    ['[season newYear]', '-40', 'newYear/amount 35 → -40'],
    ['[season newYear]', 0, 'newYear/amount 35 → 0'],
    ['[offer october]', '- € 8,50', 'october/amount -7.5 → -8.5'],
    ['[offer october]', -8.5, 'october/amount -7.5 → -8.5'],
    ['[table sentiero] [age infant]', '€ 20', 'sentiero/infant/amount 0 → 20'],
    ['[table mottarone-auto] [band 1]', 145, 'mottarone-auto/1/amount 140 → 145'],
    ['[table mottarone-auto] [band 5-8]', 260, 'mottarone-auto/5-8/amount ask → 260'],
    ['[table mottarone-auto] [band 1]', 'Ask', 'mottarone-auto/1/amount 140 → ask'],
    ['[table mottarone-auto] [band 1]', ' tanya ', 'mottarone-auto/1/amount 140 → ask'],
  ])('%s: %j is read as an amount', (codes, cell, change) => {
    expect(changesOf(amountOf(codes, cell))).toEqual([change]);
  });

  it('stand by accommodation class where they differ', () => {
    const plan = planOf(
      ['[table sentiero] [single room]'],
      ['[tier none]', '[tier guesthouse]', '[tier lodge]'],
      [15, 210.5, 390],
    );
    expect(changesOf(plan)).toEqual(['sentiero/room/none 0 → 15', 'sentiero/room/lodge 380 → 390']);
  });

  it('of a season with prices of its own change nothing of the others', () => {
    const plan = planOf(['[table sentiero] [season camellias]', '[band 1]'], ['[tier none]'], [1300]);
    expect(changesOf(plan)).toEqual(['sentiero/camellias/1/none 1290 → 1300']);
    expect(plan.changes.get(TABLE)).toContain('{ "paxCount": "1", "none": 1240, "guesthouse": 1890,');
    expect(plan.changes.get(TABLE)).toContain('{ "paxCount": "1", "none": 1300, "guesthouse": 1980,');
  });

  it('take the table and the season from the name of the sheet where the codes are gone', () => {
    const rows = [
      [null, '[tier none]'],
      ['[band 1]', 1300],
    ];
    const plan = planFor(aWorksheet(rows, 'sentiero (camellias)'));
    expect(changesOf(plan)).toEqual(['sentiero/camellias/1/none 1290 → 1300']);
  });

  it('that are empty stay', () => {
    const plan = percentOf('[season winter]', null);
    expect(plan.changes.size).toBe(0);
    expect(plan.reading.blanks).toMatchObject([{ cell: 'B2', figure: { value: -10 } }]);
  });
});

describe('what is wrong with them', () => {
  it.each([
    ['[season autumn]', '12%', 'A2 unknownSeason'],
    ['[table sentiero] [age grandparent]', '50%', 'A2 unknownAge'],
    ['[offer never]', '-10%', 'A2 unknownOffer'],
    ['[table sentieri] [age child]', '50%', 'A2 unknownTable'],
    ['[age child]', '50%', 'A2 noTable'],
    ['[table isole-lento] [age child]', '50%', 'A2 noRow'],
    ['[table isole-lento] [season summer]', '50%', 'A2 noRow'],
    ['[table sentiero] [season camellias]', '50%', 'A2 noRow'],
    ['[season newYear]', '10%', 'B2 noCell'],
    ['[season winter]', '-10', 'B2 percentSign'],
    ['[season winter]', 'ten', 'B2 notPercent'],
    ['[season winter]', '1.250%', 'B2 ambiguous'],
    ['[season winter]', 15, 'B2 percentRange'],
    ['[season winter]', '-101%', 'B2 percentRange'],
    ['[offer earlyBird]', '5%', 'B2 percentRange'],
    ['[offer earlyBird]', 0, 'B2 percentRange'],
    ['[table sentiero] [age child]', '-5%', 'B2 percentRange'],
    ['[season winter]', new Date(0), 'B2 date'],
  ])('%s: %j', (codes, cell, problem) => {
    const plan = percentOf(codes, cell);
    expect(problemsOf(plan)).toEqual([problem]);
    expect(plan.changes.size).toBe(0);
  });

  it.each([
    ['[offer october]', 8, 'B2 notLess'],
    ['[offer october]', '0,00', 'B2 notLess'],
    ['[table sentiero] [age infant]', -1, 'B2 negative'],
    ['[table sentiero] [age infant]', 'ask', 'B2 notAnAmount'],
    ['[season newYear]', 'some', 'B2 notAnAmount'],
    ['[season newYear]', -1.005, 'B2 tooManyDecimals'],
    ['[season newYear]', '-3.155', 'B2 ambiguous'],
    ['[table mottarone-auto] [band 1]', 0, 'B2 notPositive'],
    ['[table mottarone-auto] [band 9-12]', 100, 'A2 unknownBand'],
    ['[table sentiero] [band 1]', 100, 'B2 noCell'],
  ])('%s: %j', (codes, cell, problem) => {
    expect(problemsOf(amountOf(codes, cell))).toEqual([problem]);
  });

  it('is told of a figure that stands twice with two values', () => {
    const rows = [
      [null, '[figure percent]'],
      ['[season winter]', '-10%'],
      ['[season winter]', '-11%'],
    ];
    expect(problemsOf(planFor(aWorksheet(rows)))).toEqual(['B3 twice']);
  });

  it('is said in words, with file and what to do', () => {
    const [problem] = amountOf('[table sentiero] [band 1]', 100).reading.problems;
    if (!problem) throw new Error('Nothing was found.');
    expect(renderProblem(problem, english)).toBe(
      'any, cell B2: “100” stands where nothing belongs: prices/sentiero.json gives it in another column. Empty the cell, or change there what is given.',
    );
    expect(renderProblem(problem, indonesian)).toBe(
      'any, sel B2: “100” ada di tempat yang tidak boleh diisi: prices/sentiero.json memberikannya di kolom lain. Kosongkan selnya, atau ubah bentuknya di sana.',
    );
  });
});

describe('what somebody has to look at twice', () => {
  it.each([
    ['a season of 35 per cent in place of 12', percentOf('[season summer]', '35%'), true],
    ['a season of 14 per cent in place of 12', percentOf('[season summer]', '14%'), false],
    ['a digit too many in what a season adds', amountOf('[season newYear]', 350), true],
    ['something to pay that was free', amountOf('[table sentiero] [age infant]', 20), true],
    ['a price that is gone', amountOf('[table mottarone-auto] [band 1]', 'ask'), true],
    ['a price where one had to ask', amountOf('[table mottarone-auto] [band 5-8]', 260), false],
    ['half of what a child paid', percentOf('[table sentiero] [age child]', '30%'), true],
  ])('%s', (_what, { comparison }, expected) => {
    expect(needsAcceptance(comparison, 20)).toBe(expected);
  });
});
