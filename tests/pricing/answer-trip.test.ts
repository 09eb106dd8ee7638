import { describe, expect, it } from 'vitest';
import { answerTrip } from '../../src/pricing/answer-trip.ts';
import type { AgeGroup, TripCalendar, TripQuery } from '../../src/pricing/model.ts';
import type { PriceTable } from '../../src/pricing/price-table.ts';

const TODAY = '2027-06-10';
/** In no season. */
const MAY = '2028-05-02';
const AUGUST = '2027-08-02';
const NEW_YEAR = '2027-12-31';
const FESTIVAL = '2028-03-15';

const TABLE: PriceTable = {
  per: 'person',
  rows: [
    {
      band: '1-3',
      min: 1,
      max: 3,
      cells: [
        { tier: 'plain', amount: 1000 },
        { tier: 'grand', amount: 1500 },
      ],
    },
    {
      band: '4-9',
      min: 4,
      max: 9,
      cells: [
        { tier: 'plain', amount: 803 },
        { tier: 'grand', amount: undefined },
      ],
    },
  ],
  children: { infant: { amount: 0 }, child: { percent: 75 }, teen: { amount: { plain: 900 } } },
  singleSupplement: { plain: 120, grand: 200 },
  seasons: {
    festival: { rows: [{ band: '1-3', min: 1, max: 3, cells: [{ tier: 'plain', amount: 2222 }] }] },
  },
};

const AGES: readonly AgeGroup[] = [
  { id: 'infant', from: 0, to: 2, counts: false },
  { id: 'child', from: 3, to: 11, counts: true },
  { id: 'teen', from: 12, to: 15, counts: true },
  { id: 'senior', from: 70, to: 99, counts: true },
];

const CALENDAR: TripCalendar = {
  zone: 'Asia/Makassar',
  noticeDays: 1,
  bookableMonths: 24,
  roundTo: 10,
  seasons: [
    { id: 'high', dates: [{ from: '07-01', to: '08-31' }], priority: 0, percent: 15 },
    { id: 'newYear', dates: [{ from: '12-20', to: '01-05' }], priority: 0, amount: 250 },
    { id: 'festival', dates: [{ from: '2028-03-10', to: '2028-03-25' }], priority: 0, percent: 99 },
  ],
  closed: [{ id: 'monsoon', dates: [{ from: '01-10', to: '02-20' }] }],
  offers: [{ id: 'early', percent: -10, dates: [{ from: '12-01', to: '12-31' }], bookBy: '2027-06-30' }],
  soldOut: [],
};

interface Question extends Omit<TripQuery, 'travellers'> {
  readonly adults?: number;
  readonly children?: Readonly<Record<string, number>>;
  readonly singleRooms?: number;
}

function ask(question: Question, table: PriceTable | undefined = TABLE, calendar = CALENDAR) {
  const { adults = 2, children = {}, singleRooms = 0, ...rest } = question;
  const query = { tier: 'plain', travellers: { adults, children, singleRooms }, ...rest };
  return answerTrip(table, calendar, AGES, query, TODAY);
}

const adults = (count: number, each: number) => ({ for: 'adults', count, each, total: count * each });
const ofAge = (ageGroup: string, count: number, each: number) => ({
  for: { ageGroup },
  count,
  each,
  total: count * each,
});

describe('what a trip costs', () => {
  it('is the cell of the table without a date', () => {
    expect(ask({})).toEqual({
      kind: 'price',
      total: 2000,
      perPerson: 1000,
      band: '1-3',
      tier: 'plain',
      lines: [adults(2, 1000)],
    });
  });

  it('is that also on a day of no season, or without a calendar', () => {
    expect(ask({ date: MAY })).toEqual(ask({}));
    const query = { date: AUGUST, tier: 'plain', travellers: { adults: 2, children: {}, singleRooms: 0 } };
    expect(answerTrip(TABLE, undefined, AGES, query, TODAY)).toEqual(ask({}));
  });

  it('ignores a date that does not exist', () => {
    expect(ask({ date: '2027-02-30' })).toEqual(ask({}));
  });

  it('rises by the per cent of a season, rounded', () => {
    // 803 and 15 per cent are 923.45.
    expect(ask({ date: AUGUST, adults: 4 })).toEqual({
      kind: 'price',
      total: 3680,
      perPerson: 920,
      band: '4-9',
      tier: 'plain',
      season: { id: 'high', percent: 15 },
      lines: [adults(4, 920)],
    });
  });

  it('rises by the amount of a season, and falls by the per cent of an offer', () => {
    expect(ask({ date: NEW_YEAR })).toEqual({
      kind: 'price',
      total: 2250,
      perPerson: 1250,
      band: '1-3',
      tier: 'plain',
      season: { id: 'newYear', amount: 250 },
      offer: { id: 'early', percent: -10 },
      lines: [adults(2, 1250), { for: 'offer', count: 1, each: -250, total: -250 }],
    });
  });

  it('is in the rows that a table has for a season', () => {
    expect(ask({ date: FESTIVAL })).toMatchObject({
      total: 4444,
      perPerson: 2222,
      season: { id: 'festival' },
    });
    expect(ask({ date: FESTIVAL, adults: 4 })).toEqual({
      kind: 'ask',
      reason: 'group-size',
      season: { id: 'festival' },
    });
  });

  it('changes as the table says where the table names the season', () => {
    const own = (seasons: NonNullable<PriceTable['seasons']>) => ask({ date: AUGUST }, { ...TABLE, seasons });
    expect(own({ high: { percent: 20 } })).toMatchObject({
      perPerson: 1200,
      season: { id: 'high', percent: 20 },
    });
    expect(own({ high: { amount: -7 } })).toMatchObject({
      perPerson: 993,
      season: { id: 'high', amount: -7 },
    });
    expect(own({ newYear: { amount: -7 } })).toMatchObject({ perPerson: 1150 });
  });

  it('counts children at their rates, and for the size of the group if they count', () => {
    const children = { infant: 1, child: 2, teen: 1, senior: 1 };
    expect(ask({ children })).toMatchObject({
      band: '4-9',
      // 75 per cent of 803 are 602.25.
      lines: [
        adults(2, 803),
        ofAge('infant', 1, 0),
        ofAge('child', 2, 600),
        ofAge('teen', 1, 900),
        ofAge('senior', 1, 803),
      ],
      total: 1606 + 0 + 1200 + 900 + 803,
      perPerson: 803,
    });
    expect(ask({ children: { infant: 5 } })).toMatchObject({ band: '1-3', total: 2000 });
  });

  it('changes the amounts of children by the per cent of a season only', () => {
    expect(ask({ date: AUGUST, adults: 1, children: { child: 1, teen: 1 } })).toMatchObject({
      // 862.5 and 1035, to a multiple of 10.
      lines: [adults(1, 1150), ofAge('child', 1, 860), ofAge('teen', 1, 1040)],
    });
  });

  it('has no line for ages that do not travel or are unknown', () => {
    expect(ask({ children: { child: 0, toString: 2, ghost: 3 } })).toEqual(ask({}));
  });

  it('adds rooms for one, which neither season nor offer changes', () => {
    expect(ask({ date: NEW_YEAR, singleRooms: 2 })).toMatchObject({
      lines: [
        adults(2, 1250),
        { for: 'offer', total: -250 },
        { for: 'singleRooms', count: 2, each: 120, total: 240 },
      ],
      total: 2490,
    });
    expect(ask({ singleRooms: 1, tier: 'grand' })).toMatchObject({ total: 3200 });
    const { singleSupplement: _, ...without } = TABLE;
    expect(ask({ singleRooms: 1 }, without)).toEqual(ask({}));
  });

  it('takes an offer’s per cent from all persons, not from rooms', () => {
    const offers = [{ id: 'fair', percent: -50 }];
    expect(
      ask({ date: MAY, children: { child: 1 }, singleRooms: 1 }, TABLE, { ...CALENDAR, offers }),
    ).toMatchObject({ total: (2000 + 750 + 10) / 2 + 120 });
  });

  it('has no offer without a date, since offers depend on it', () => {
    expect(ask({}, TABLE, { ...CALENDAR, offers: [{ id: 'fair', percent: -50 }] })).toEqual(ask({}));
  });

  it('is that of the whole group where the table says so', () => {
    const van: PriceTable = {
      per: 'group',
      rows: [{ band: '1-6', min: 1, max: 6, cells: [{ tier: undefined, amount: 500 }] }],
      children: { child: { percent: 10 } },
    };
    const calendar = { ...CALENDAR, offers: [{ id: 'fair', amount: -100 }] };
    expect(ask({ date: AUGUST, adults: 3, children: { child: 2 } }, van, calendar)).toEqual({
      kind: 'price',
      total: 480,
      perPerson: 580,
      band: '1-6',
      season: { id: 'high', percent: 15 },
      offer: { id: 'fair', amount: -100 },
      lines: [
        { for: 'group', count: 1, each: 580, total: 580 },
        { for: 'offer', count: 1, each: -100, total: -100 },
      ],
    });
    expect(ask({ adults: 5, children: { child: 2 } }, van)).toMatchObject({ reason: 'group-size' });
  });
});

describe('a trip for which one has to ask', () => {
  it.each([
    ['group-size', { adults: 10 }],
    ['group-size', { adults: 9, children: { child: 1 } }],
    ['cell', { adults: 4, tier: 'grand' }],
    ['cell', { tier: 'no such class' }],
    // Teens have an amount in one accommodation class only.
    ['cell', { tier: 'grand', children: { teen: 1 } }],
  ])('is one without a %s: %j', (reason, question) => {
    expect(ask(question)).toEqual({ kind: 'ask', reason });
    expect(ask({ ...question, date: AUGUST })).toEqual({
      kind: 'ask',
      reason,
      season: { id: 'high', percent: 15 },
    });
  });

  it('is one with a room for one in an accommodation class without an amount', () => {
    expect(ask({ singleRooms: 1 }, { ...TABLE, singleSupplement: { grand: 1 } })).toEqual({
      kind: 'ask',
      reason: 'cell',
    });
  });

  it('is any without a table', () => {
    const query = { date: AUGUST, travellers: { adults: 2, children: {}, singleRooms: 0 } };
    expect(answerTrip(undefined, CALENDAR, AGES, query, TODAY)).toEqual({
      kind: 'ask',
      reason: 'no-table',
      season: { id: 'high', percent: 15 },
    });
  });
});

describe('a trip that does not go', () => {
  it('has a reason in place of a price', () => {
    expect(ask({ date: '2028-01-15' })).toEqual({
      kind: 'unavailable',
      reason: 'closed',
      closure: 'monsoon',
      nearest: ['2028-01-09', '2028-01-08', '2028-01-07'],
    });
    expect(ask({ date: TODAY })).toMatchObject({ reason: 'notice' });
  });

  it('is in the past only, where the operator has no calendar', () => {
    const query = { travellers: { adults: 2, children: {}, singleRooms: 0 }, tier: 'plain' };
    const on = (date: string) => answerTrip(TABLE, undefined, AGES, { ...query, date }, TODAY).kind;
    expect(on('2027-06-09')).toBe('unavailable');
    expect(on(TODAY)).toBe('price');
    expect(on('2099-12-31')).toBe('price');
  });
});
