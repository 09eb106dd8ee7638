import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const table = 'prices/isole-lento.json';

function tableFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code, at }) => at.file.startsWith('prices/') && code !== 'price.missing-table')
    .map(({ code, at }) => `${at.path} ${code}`);
}

/** With rows of these group sizes, in this order. */
function withRows(...bands: readonly string[]): Workspace {
  const amounts = new Map([
    ['1', 300],
    ['2-4', 200],
    ['5-8', 180],
  ]);
  const rows = bands.map((paxCount): Json => {
    const none = amounts.get(paxCount) ?? 250;
    return { paxCount, none, guesthouse: none + 20, lodge: none + 50 };
  });
  return site.set(table, ['rows'], rows);
}

describe('the rows of a table', () => {
  it.each<readonly [bands: readonly string[], expected: readonly string[]]>([
    [['1', '2-4', '5-8'], []],
    [['2-4'], []],
    [['1', '5-8'], ['rows price.missing-row']],
    [['2-4', '1'], ['rows.1.paxCount price.row-order']],
    [
      ['5-8', '1'],
      ['rows price.missing-row', 'rows.1.paxCount price.row-order'],
    ],
    [['1', '1'], ['rows.1.paxCount price.duplicate-row']],
    [['1', '2-4', '1'], ['rows.2.paxCount price.duplicate-row']],
    // A row that should be another says nothing of those that lack.
    [['1', '2-5', '5-8'], ['rows.1.paxCount reference.unknown-band']],
    [['1', '5-8', '5-8'], ['rows.2.paxCount price.duplicate-row']],
  ])('%j are reported as %j', (bands, expected) => {
    expect(tableFindings(withRows(...bands))).toEqual(expected);
  });

  it('that lack between others are reported one by one', () => {
    const bands = [
      { id: '1', min: 1, max: 1 },
      { id: '2', min: 2, max: 2 },
      { id: '3', min: 3, max: 3 },
      { id: '2-4', min: 4, max: 4 },
      { id: '5-8', min: 5, max: 8 },
      { id: '9', min: 9, max: 9 },
    ];
    const found = newFindings(withRows('2', '2-4', '9').set('site.json', ['bands'], bands));
    const lacking = found.filter(({ code, at }) => at.file === table && code === 'price.missing-row');
    expect(lacking.map(({ message }) => /"(.*?)"/.exec(message)?.[1])).toEqual(['3', '5-8']);
  });

  it('go from small to large groups, in whatever order these are listed', () => {
    const bands = [
      { id: '5-8', min: 5, max: 8 },
      { id: '1', min: 1, max: 1 },
      { id: '2-4', min: 2, max: 4 },
    ];
    expect(tableFindings(withRows('1', '2-4', '5-8').set('site.json', ['bands'], bands))).toEqual([]);
  });

  it('are judged by the order of the list while site.json has a mistake elsewhere', () => {
    const late = ['rows.1.paxCount price.row-order'];
    expect(tableFindings(withRows('2-4', '1').set('site.json', ['phones'], 5))).toEqual(late);
    expect(tableFindings(withRows('2-4', '1').withText('site.json', '{'))).toEqual([]);
  });
});

describe('a row', () => {
  const whole = { paxCount: '1', none: 300, guesthouse: 320, lodge: 350 };

  it.each<readonly [row: Json, expected: readonly string[]]>([
    [{ paxCount: '1', none: 300, guesthouse: 320 }, ['rows.0 price.missing-tier']],
    [{ paxCount: '1', none: 300 }, ['rows.0 price.missing-tier', 'rows.0 price.missing-tier']],
    [{ ...whole, tent: 100 }, ['rows.0.tent reference.unknown-tier']],
    // A price under almost the right name is one mistake.
    [{ paxCount: '1', none: 300, guesthouse: 320, loge: 350 }, ['rows.0.loge reference.unknown-tier']],
    [
      { paxCount: '1', none: 300, guesthouse: 320, tent: 350 },
      ['rows.0 price.missing-tier', 'rows.0.tent reference.unknown-tier'],
    ],
  ])('%j is reported as %j', (row, expected) => {
    expect(tableFindings(site.set(table, ['rows'], [row]))).toEqual(expected);
  });

  it('with a name that is no accommodation class is told those that are there, or the one that lacks', () => {
    const hintOf = (row: Json): string | undefined => newFindings(site.set(table, ['rows'], [row]))[0]?.hint;
    expect(hintOf({ paxCount: '1', none: 300, guesthouse: 320, loge: 350 })).toBe('Did you mean "lodge"?');
    expect(hintOf({ ...whole, tent: 100 })).toBe('Known are "none", "guesthouse", "lodge".');
  });

  it('with a name like two accommodation classes is told the one that lacks', () => {
    const tiers = ['hut2', 'hut4'].map((id, stars) => ({ id, stars }));
    const few = site.set('site.json', ['tiers'], tiers);
    const found = newFindings(few.set(table, ['rows'], [{ paxCount: '1', hut2: 300, hut3: 350 }]));
    expect(found.filter(({ at }) => at.file === table).map(({ hint }) => hint)).toEqual([
      'Did you mean "hut4"?',
    ]);
  });
});

describe('a table of both forms', () => {
  const plain = (paxCount: string): Json => ({ paxCount, price: 300 });
  const named = (paxCount: string): Json => ({ paxCount, none: 300, guesthouse: 320, lodge: 350 });

  it.each<readonly [rows: readonly Json[], expected: string]>([
    [[plain('1'), named('2-4')], 'rows.0.price price.mixed'],
    [[named('1'), plain('2-4'), named('5-8')], 'rows.1.price price.mixed'],
    [[plain('1'), named('2-4'), plain('5-8')], 'rows.1.none price.mixed'],
  ])('%j is reported as %s', (rows, expected) => {
    expect(tableFindings(site.set(table, ['rows'], rows))).toEqual([expected]);
  });
});

describe('a table for those that another one serves as well', () => {
  it.each<readonly [serves: Json, isReported: boolean]>([
    [{ nights: 1 }, true],
    [{ nights: 3 }, false],
    [{ category: 'island-stays', options: ['lento'] }, true],
    [{ category: 'lake-stays', options: ['lento'] }, false],
    [{ category: 'island-stays' }, false],
    [{ category: 'outings', hours: true }, true],
    [{ category: 'outings', hours: true, options: ['lento'] }, false],
    [{ category: 'outings', hours: 5 }, false],
    [{ category: 'trails' }, true],
    [{ category: 'trails', days: 12 }, false],
    // The more particular one counts: both may stand.
    [{ package: 'isole-lente-3d' }, false],
    [{ package: 'isole-lente-3d', options: ['lento'] }, false],
  ])('%j: %s', (serves, isReported) => {
    const second = site.withFile('prices/z.json', {
      serves,
      rows: [{ paxCount: '1', none: 1, guesthouse: 2, lodge: 3 }],
    });
    const found = newFindings(second).filter(({ code }) => code === 'price.ambiguous-table');
    expect(found.map(({ at }) => `${at.file} ${at.path}`)).toEqual(
      isReported ? ['prices/z.json serves'] : [],
    );
  });

  it('is reported with each of them', () => {
    const both = { serves: { category: 'island-stays', options: ['lento', 'attivo'] } };
    const second = site.withFile('prices/z.json', {
      ...both,
      rows: [{ paxCount: '1', none: 1, guesthouse: 2, lodge: 3 }],
    });
    const found = newFindings(second).filter(({ code }) => code === 'price.ambiguous-table');
    expect(found.map(({ at }) => at.file)).toEqual(['prices/z.json', 'prices/z.json']);
  });
});
