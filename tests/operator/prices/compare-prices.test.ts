import { describe, expect, it } from 'vitest';
import { calendarSchema } from '../../../schema/calendar.ts';
import { priceTableSchema } from '../../../schema/price-table.ts';
import type { NamedTable, PriceList } from '../../../scripts/compiler/link/price-cells.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { english } from '../../../scripts/messages/english.ts';
import { comparePrices } from '../../../scripts/operator/prices/diff-prices.ts';
import { createLabels } from '../../../scripts/operator/prices/labels.ts';
import type { Report } from '../../../scripts/operator/prices/report.ts';
import { readSitePrices } from '../../../scripts/operator/prices/site-prices.ts';
import { secondOperator } from '../../helpers/workspace.ts';

type Row = Readonly<Record<string, string | number>>;

const two: Row = { paxCount: '2', inn: 100, lodge: 200 };
const three: Row = { paxCount: '3', inn: 90, lodge: 180 };
const second = readSitePrices(validFiles(secondOperator().sources));

function aTable(id: string, rows: readonly Row[], extra: object = {}): NamedTable {
  return { id, value: priceTableSchema.parse({ serves: { nights: 1 }, rows, ...extra }) };
}

function oneTable(rows: readonly Row[], extra: object = {}): PriceList {
  return { tables: [aTable('a', rows, extra)] };
}

function calendar(season: object): PriceList {
  const seasons = [{ id: 'summer', dates: [{ from: '07-01', to: '08-31' }], ...season }];
  return { tables: [], calendar: calendarSchema.parse({ zone: 'Europe/Rome', seasons }) };
}

/** The report of what changed, with changes of more than 20 per cent to be confirmed. */
function compare(older: PriceList, newer: PriceList, threshold = 20): Report {
  const labels = createLabels({ ...second, list: newer }, english, older.tables);
  return comparePrices(older, newer, { messages: english, labels, threshold });
}

function lines({ rows, others }: Report): readonly string[] {
  return [...rows.map(({ cells }) => cells.join(' | ')), ...others.map(({ text }) => text)];
}

const none: PriceList = { tables: [] };
const plain = oneTable([two, three]);
const ownPrices = (row: Row): PriceList => oneTable([two], { seasons: { summer: { rows: [row] } } });
const title = 'All other overnight packages of 1 night (a)';

describe('comparePrices', () => {
  it.each([
    ['a new table', none, plain, `New: ${title}`],
    ['a table that is gone', plain, none, `Removed: ${title}`],
    ['a new group size', oneTable([two]), plain, `New: ${title}, 3`],
    ['a group size that is gone', plain, oneTable([two]), `Removed: ${title}, 3`],
    ['a new class', oneTable([two]), oneTable([{ ...two, tent: 50 }]), `New: ${title}, tent`],
    ['a class that is gone', oneTable([{ ...two, tent: 5 }]), oneTable([two]), `Removed: ${title}, tent`],
    [
      'other packages',
      plain,
      oneTable([two, three], { serves: { nights: 2 } }),
      'Now used by different packages: All other overnight packages of 2 nights (a)',
    ],
    [
      'prices for a group',
      plain,
      oneTable([two, three], { per: 'group' }),
      `Prices are for a group instead of a person, or the other way round: ${title}`,
    ],
    [
      'a new rate',
      oneTable([two]),
      oneTable([two], { children: { child: 50 } }),
      `New: ${title}, Bambini (3–11)`,
    ],
    ['new prices of a season', oneTable([two]), ownPrices(three), `New: ${title}, Estate · 3`],
    [
      'a supplement that is gone',
      oneTable([two], { singleSupplement: 2 }),
      oneTable([two]),
      `Removed: ${title}, Room for one`,
    ],
    ['a season that is gone', calendar({ percent: 10 }), none, 'Removed: Seasons and special offers'],
    [
      'a changed price',
      plain,
      oneTable([{ ...two, lodge: 150 }, three]),
      'a | 2 | Albergo | 200 € | 150 € | -25,0%',
    ],
    [
      'a changed price of a season',
      ownPrices(three),
      ownPrices({ ...three, inn: 45 }),
      'a | Estate · 3 | inn | 90 € | 45 € | -50,0%',
    ],
    [
      'a percentage of nothing',
      calendar({ percent: -100 }),
      calendar({ percent: 10 }),
      'Seasons and special offers | Estate | Per cent | -100% | 10% | ',
    ],
  ])('names %s, and nothing else.', (_what, older, newer, expected) => {
    const report = compare(older, newer, 1000);
    expect(lines(report).map((line) => line.replace(/\u00A0/g, ' '))).toEqual([expected]);
    expect(report.isLarge).toBe(/^(Removed|Prices are for)|-100%/.test(expected));
  });

  it('puts the largest change first, up or down.', () => {
    const report = compare(plain, oneTable([{ ...two, inn: 110, lodge: 140 }, three]));
    expect(report.rows.map(({ cells }) => cells[2])).toEqual(['Albergo', 'inn']);
  });

  it('finds nothing between the same tables in another order.', () => {
    const { list } = second;
    expect(compare(list, { ...list, tables: list.tables.toReversed() }).isEmpty).toBe(true);
  });

  it.each([
    [120, false],
    [121, true],
    [80, false],
    [79, true],
    ['ask', true],
  ])('has changes of more than 20 per cent confirmed: 100 → %s gives %s.', (inn, expected) => {
    expect(compare(plain, oneTable([{ ...two, inn }, three])).isLarge).toBe(expected);
  });

  it.each([
    ['a percentage that becomes an amount', calendar({ percent: 10 }), calendar({ amount: 10 }), true],
    ['a price where one had to ask', oneTable([{ ...two, inn: 'ask' }, three]), plain, false],
    [
      'a price for what was free',
      oneTable([two], { singleSupplement: 0 }),
      oneTable([two], { singleSupplement: 1 }),
      true,
    ],
  ])('decides whether to have %s confirmed, whatever the threshold.', (_what, older, newer, expected) => {
    expect(compare(older, newer, 1000).isLarge).toBe(expected);
  });
});
