import { describe, expect, it } from 'vitest';
import type { TripAnswer } from '../../src/pricing/answer-trip.ts';
import {
  type BookingDetails,
  type BookingTexts,
  bookingMessage,
  findMentionedPrice,
  findPriceQuestion,
  groupWords,
} from '../../src/trip/booking-message.ts';

const TEXTS: BookingTexts = {
  opening: 'Hello, I would like to book “Lake tour”, Slow.',
  interest: 'Hello, I like “Lake tour, Slow”.',
  line: [{ value: 'what' }, ': ', { value: 'amount' }],
  otherSize: 'What is it for another group?',
  askPrice: 'What is the price?',
  names: ['Lake tour', 'Slow'],
  date: ['First day: ', { value: 'date' }],
  adults: ['adults: ', { value: 'count' }],
  ageGroups: { infant: 'Infant', child: 'Child' },
  singleRooms: ['single rooms: ', { value: 'count' }],
  offers: { early: 'Early bird' },
  groupPrice: [{ value: 'total' }, ' for the group'],
  people: [{ value: 'people' }, ' people'],
  tiers: { plain: 'Guest house', grand: 'Grand hotel' },
  alternatives: { 2: ['Day 2: the island', 'Day 2: the summit'] },
  price: [{ value: 'price' }, ' each, ', { value: 'total' }, ' in total'],
  money: { locale: 'en-GB', currency: 'EUR', decimals: 2 },
};

const OPERATOR_TEXTS: BookingTexts = {
  ...TEXTS,
  opening: 'Buongiorno',
  interest: 'Buongiorno',
  names: ['Giro del lago', 'Lento'],
  date: ['Primo giorno: ', { value: 'date' }],
  adults: ['adulti: ', { value: 'count' }],
  ageGroups: { infant: 'Neonato', child: 'Bambino' },
  singleRooms: ['camere singole: ', { value: 'count' }],
  offers: { early: 'Prenota prima' },
  people: [{ value: 'people' }, ' persone'],
  tiers: { plain: 'Pensione', grand: 'Grand hotel' },
  alternatives: { 2: ['Giorno 2: l’isola', 'Giorno 2: la cima'] },
  price: [{ value: 'price' }, ' a testa, ', { value: 'total' }, ' in tutto'],
  money: { locale: 'it-IT', currency: 'EUR', decimals: 2 },
};

const DETAILS: BookingDetails = {
  people: 4,
  tier: 'plain',
  alternatives: { 2: 2 },
  price: { perPerson: 125_050, total: 500_200 },
  address: 'https://tours.example/lake?people=4',
};

/** Behind an English weekday: some versions of Unicode's data have it, others do not. */
const COMMA = /(?<=da)y, /g;

describe('bookingMessage', () => {
  it('names package, option, group, accommodation class, day, price and address, and all in one line for the operator', () => {
    expect(bookingMessage(TEXTS, OPERATOR_TEXTS, DETAILS)).toBe(
      [
        'Hello, I would like to book “Lake tour”, Slow.',
        '4 people · Guest house · Day 2: the summit · €1,250.50 each, €5,002 in total',
        'https://tours.example/lake?people=4',
        '',
        'Giro del lago · Lento · 4 persone · Pensione · Giorno 2: la cima · 1250,50 € a testa, 5002 € in tutto',
      ]
        .join('\n')
        .replaceAll(/(\d) €/g, '$1\u00a0€'),
    );
  });

  it('names date, children, rooms for one and special offer in both languages', () => {
    const details = {
      ...DETAILS,
      date: '2027-07-14',
      people: 2,
      children: { child: 2, infant: 1 },
      singleRooms: 1,
      alternatives: {},
      price: { perPerson: 125_000, total: 360_000, offer: 'early' },
    };
    const [, own, , , operators] = bookingMessage(TEXTS, OPERATOR_TEXTS, details)
      .replaceAll('\u00a0', ' ')
      .replace(COMMA, 'y ')
      .split('\n');
    expect(own).toBe(
      'First day: Wednesday 14 July 2027 · adults: 2 · Child: 2 · Infant: 1 · single rooms: 1 · Guest house · ' +
        'Early bird · €1,250 each, €3,600 in total',
    );
    expect(operators).toBe(
      'Giro del lago · Lento · Primo giorno: mercoledì 14 luglio 2027 · adulti: 2 · Bambino: 2 · Neonato: 1 · ' +
        'camere singole: 1 · Pensione · Prenota prima · 1250 € a testa, 3600 € in tutto',
    );
  });

  it('names the ages of children behind their number', () => {
    const details = { ...DETAILS, people: 2, children: { child: 2 }, ages: [4, 9] };
    expect(bookingMessage(TEXTS, undefined, details)).toContain('adults: 2 · Child: 2 (4, 9) · ');
  });

  it.each([
    [
      'one person in the words of the language',
      { ...TEXTS, person: 'a single person' },
      { people: 1 },
      'a single person',
    ],
    ['one person in figures where there are no such words', TEXTS, { people: 1 }, '1 people'],
    ['the size of a group in digits alone', TEXTS, { people: 1234 }, '1234 people'],
    ['the price of a group as such', TEXTS, { price: { total: 50_000 } }, '€500 for the group'],
    [
      'no choice that the option does not have',
      TEXTS,
      { alternatives: { 2: 3, 4: 1 } },
      '4 people · Guest house · €',
    ],
    [
      'no children for whom there are no words',
      TEXTS,
      { children: { ghost: 2, toString: 1 } },
      '4 people · Guest house',
    ],
  ])('says %s', (_, texts, details, part) => {
    const [, line, ...rest] = bookingMessage(texts, undefined, { ...DETAILS, ...details }).split('\n');
    expect(line).toContain(part);
    // The operator reads the language of the visitor.
    expect(rest).toEqual([DETAILS.address]);
  });
});

it('groupWords says for how many and in which accommodation class, as far as that is known', () => {
  const group = { people: 2, tier: 'grand', children: { child: 1 }, singleRooms: 1 };
  expect(groupWords(TEXTS, group)).toBe('adults: 2 · Child: 1 · single rooms: 1 · Grand hotel');
  expect(groupWords(TEXTS, { people: 2, children: {} })).toBe('2 people');
  expect(groupWords(TEXTS, { children: {} })).toBe('');
});

it.each([
  ['for the price where it is on request', 'cell', '4 people · What is the price?'],
  ['for the price where the tour has none', 'no-table', '4 people · What is the price?'],
  [
    'about the group where no price is for its size',
    'group-size',
    '4 people · What is it for another group?',
  ],
] as const)('bookingMessage asks %s, not for dates', (_, reason, line) => {
  const question = findPriceQuestion({ kind: 'ask', reason });
  const details = { people: 4, alternatives: {}, address: DETAILS.address, question };
  expect(bookingMessage(TEXTS, undefined, details)).toBe([TEXTS.interest, line, DETAILS.address].join('\n'));
});

const PRICE = { kind: 'price', perPerson: 1500, total: 3000 } as TripAnswer;
const BOTH = { perPerson: 1500, total: 3000 };

it.each([
  ['what each and all pay', 'person', PRICE, BOTH],
  ['the same where the table does not say for whom it is', undefined, PRICE, BOTH],
  ['only what all pay where the price is for the group', 'group', PRICE, { total: 3000 }],
  [
    'the offer that lowers it',
    'person',
    { ...PRICE, offer: { id: 'early' } } as TripAnswer,
    { ...BOTH, offer: 'early' },
  ],
  ['nothing where one has to ask', 'person', { kind: 'ask', reason: 'cell' }, undefined],
  ['nothing where nobody has answered', 'person', undefined, undefined],
] as const)('findMentionedPrice returns %s', (_, per, answer, expected) => {
  expect(findMentionedPrice(per, answer)).toEqual(expected);
});
