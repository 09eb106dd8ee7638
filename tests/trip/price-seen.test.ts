import { expect, it } from 'vitest';
import type { TripAnswer } from '../../src/pricing/model.ts';
import { priceSeen } from '../../src/trip/booking-message.ts';

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
] as const)('priceSeen tells %s', (_, per, answer, expected) => {
  expect(priceSeen(per, answer)).toEqual(expected);
});
