import { expect, it } from 'vitest';
import type { JsonPath } from '../../schema/json-path.ts';
import { priceTableSchema } from '../../schema/price-table.ts';
import { linkPriceTables } from '../../scripts/compiler/link/link-prices.ts';
import { listCells } from '../../scripts/compiler/link/price-cells.ts';
import { validFiles } from '../../scripts/compiler/validate/validate-files.ts';
import { answerTrip } from '../../src/pricing/answer-trip.ts';
import type { TripCalendar } from '../../src/pricing/model.ts';
import { secondOperator } from '../helpers/workspace.ts';

const FILE = 'prices/sentiero.json';
const TODAY = '2028-01-01';
const DATES = { none: '2028-05-02', summer: '2028-07-02', camellias: '2028-03-15' };

const calendar: TripCalendar = {
  zone: 'Europe/Rome',
  noticeDays: 0,
  bookableMonths: 24,
  roundTo: 1,
  seasons: (['summer', 'camellias'] as const).map((id) => ({
    id,
    dates: [{ from: DATES[id], to: DATES[id] }],
    priority: 0,
  })),
  closed: [],
  offers: [],
  soldOut: [],
};

/** The places of all numbers. */
function numbersIn(value: unknown, path: JsonPath = []): readonly JsonPath[] {
  if (typeof value === 'number') return [path];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) =>
        numbersIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [];
}

/** Everything that visitors may be answered about the table, each group with a child of every age and a single room. */
function answersWith(workspace: ReturnType<typeof secondOperator>): string {
  const files = validFiles(workspace.sources.filter(({ path }) => !path.startsWith('texts/')));
  const table = linkPriceTables(files).find(({ file }) => file.path === FILE)?.prices;
  const ages = (files.single.site?.value.ageGroups ?? []).map((age) => ({ ...age, counts: false }));
  const children = Object.fromEntries(ages.map(({ id }) => [id, 1]));
  const answers = Object.values(DATES).flatMap((date) =>
    [1, 2, 5].flatMap((adults) =>
      ['none', 'guesthouse', 'lodge'].map((tier) =>
        answerTrip(
          table,
          calendar,
          ages,
          { date, tier, travellers: { adults, children, singleRooms: 1 } },
          TODAY,
        ),
      ),
    ),
  );
  return JSON.stringify(answers);
}

const PRICES = Object.keys(priceTableSchema.shape).filter(
  (key) => !['$schema', 'serves', 'per', 'unconfirmed', 'acknowledged'].includes(key),
);
const table = priceTableSchema.parse(secondOperator().json(FILE));

it('The table of prices in this test has every form of price.', () => {
  expect(Object.keys(table)).toEqual(expect.arrayContaining(PRICES));
});

it('Every number of a price table is a cell of price sheets.', () => {
  const cells = listCells({ tables: [{ id: 'sentiero', value: table }] });
  const numbers = numbersIn(table).map((path) => path.join('.'));
  expect(cells.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(numbers));
});

it('Every number of a price table changes the price of a trip.', () => {
  const usual = answersWith(secondOperator());
  const idle = numbersIn(table).filter((path) => answersWith(secondOperator().set(FILE, path, 7)) === usual);
  expect(idle.map((path) => path.join('.'))).toEqual([]);
});
