import type { PackagePage, SharedTexts } from '../../../../../../src/domain/page-data/package.ts';
import type { PlannedDay } from '../../../../../../src/domain/page-data/plan.ts';
import { related } from '../../../related.ts';
import { withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { picture, preview } from '../pictures.ts';
import { row } from '../tables.ts';
import { camp2d, lodge2d, lodge3d, plainWalk } from './cards.ts';

export const lodgeTexts: SharedTexts = {
  date: ['First day ', { value: 'date' }],
  people: [{ value: 'people' }, ' guests'],
  tiers: { none: 'Nothing', tent: 'Tent', lodge: 'Lodge' },
  price: [{ value: 'price' }, ' each, ', { value: 'total' }, ' in all'],
  money: { locale: 'en-US', currency: 'USD', decimals: 2 },
};

const tiers = [
  { id: 'none', label: 'Nothing' },
  { id: 'tent', label: 'Tent' },
  { id: 'lodge', label: 'Lodge' },
];

// The package's own table comes before the one for one night.
export const lodge2dPage: PackagePage = {
  kind: 'package',
  path: '/tours/lodge-2d',
  meta: {
    title: 'A night at the lodge',
    description: 'Two days in the hills.',
    image: preview('lodge', 'A wooden lodge'),
  },
  id: 'lodge-2d',
  address: 'https://hill-camp.example/tours/lodge-2d',
  name: 'Lodge, 2 days',
  region: 'The hills',
  description: ['One night.'],
  idealFor: 'Anyone',
  special: ['A stove'],
  start: 'At the door.',
  changes: 'Snow.',
  bring: ['A stick'],
  durationText: '2 days 1 night',
  facts: [],
  picture: picture('lodge', 'A wooden lodge'),
  ...withoutCalendar(),
  variants: [
    {
      destinationText: 'Great\u00a0Hill',
      priceText: 'from $1,250',
      perText: 'Common: per person',
      priceFor: 'for 2–3 (en)',
      days: [
        {
          number: 1,
          label: 'Day 1',
          choices: [
            {
              title: 'The climb',
              description: 'Up and up.',
              places: [],
              included: ['breakfast', 'the night'],
              activities: [
                { time: '08:00', icon: 'Coffee', text: 'Porridge at the lodge' },
                { icon: 'Mountain', text: 'Up the hill' },
              ],
            },
          ],
        },
        {
          number: 2,
          label: 'Day 2',
          choices: [
            {
              title: 'Market day',
              description: 'Down again.',
              places: [],
              included: [],
              activities: [
                { time: '09:00', icon: 'Gift', text: 'Over the market' },
                { time: '12:30–13:30', icon: 'Utensils', text: 'Soup at a stall' },
              ],
            },
          ],
        },
      ],
      prices: {
        per: 'person',
        note: 'Package: prices note',
        tiers,
        currency: { before: '$', after: '' },
        rows: [row('pair', '2–3 guests', [100_000, '1,000'], [125_000, '1,250'], [160_000, '1,600'])],
        first: { people: 2, tier: 'tent', perPersonText: '$1,250', totalText: '$2,500' },
      },
      inclusions: ['A guide', 'A map'],
      exclusions: [],
      chatMessage: chat(
        'Hello, is “Lodge, 2 days” free?',
        '2 guests · Tent · $1,250 each, $2,500 in all',
        'https://hill-camp.example/tours/lodge-2d?people=2&tier=tent',
      ),
      booking: {
        own: { opening: 'Hello, is “Lodge, 2 days” free?', names: ['Lodge, 2 days'], alternatives: {} },
      },
    },
  ],
  booking: { own: lodgeTexts },
  section: { label: 'All tours', href: '/tours' },
  related: [related(camp2d, 'Just as long'), related(lodge3d, 'A day more'), related(plainWalk, 'Elsewhere')],
  questions: [{ id: 'kit', question: 'What shall I wear?', answer: 'Wool.' }],
  missingTexts: [],
};

function generalDay(number: number): PlannedDay {
  return {
    number,
    label: `Day ${number}`,
    choices: [
      {
        title: `Day ${number} of the tour`,
        description: 'We plan it with you.',
        places: [],
        included: [],
        activities: [],
      },
    ],
  };
}

// No itinerary; the table for the two nights of three days.
export const lodge3dPage: PackagePage = {
  kind: 'package',
  path: '/tours/lodge-long',
  meta: {
    title: 'Two nights at the lodge',
    description: 'Three days in the hills.',
    image: preview('lodge', 'A wooden lodge'),
  },
  id: 'lodge-long',
  address: 'https://hill-camp.example/tours/lodge-long',
  name: 'Lodge for Three days',
  region: 'The hills',
  description: ['Two nights.', 'Or more.'],
  idealFor: 'Readers',
  special: ['Books'],
  start: 'In the hall.',
  changes: 'Nothing.',
  bring: [],
  durationText: '3 days 2 nights',
  facts: [],
  picture: picture('lodge', 'A wooden lodge'),
  ...withoutCalendar(),
  variants: [
    {
      destinationText: 'The hills',
      priceText: 'from $1,499.50',
      perText: 'Common: per person',
      priceFor: 'for 4–10 (en)',
      days: [generalDay(1), generalDay(2), generalDay(3)],
      prices: {
        per: 'person',
        note: 'Package: prices note',
        tiers,
        currency: { before: '$', after: '' },
        rows: [
          row('pair', '2–3 guests', [150_000, '1,500'], [189_995, '1,899.95'], [240_000, '2,400']),
          row('group', '4–10 guests', [120_000, '1,200'], [149_950, '1,499.50'], [190_000, '1,900']),
        ],
        first: { people: 2, tier: 'tent', perPersonText: '$1,899.95', totalText: '$3,799.90' },
      },
      inclusions: ['A guide', 'A map'],
      exclusions: [],
      chatMessage: chat(
        'Hello, is “Lodge for Three days” free?',
        '2 guests · Tent · $1,899.95 each, $3,799.90 in all',
        'https://hill-camp.example/tours/lodge-long?people=2&tier=tent',
      ),
      booking: {
        own: {
          opening: 'Hello, is “Lodge for Three days” free?',
          names: ['Lodge for Three days'],
          alternatives: {},
        },
      },
    },
  ],
  booking: { own: lodgeTexts },
  section: { label: 'All tours', href: '/tours' },
  related: [related(lodge2d, 'A day less'), related(plainWalk, 'Elsewhere')],
  questions: [{ id: 'kit', question: 'What shall I wear?', answer: 'Wool.' }],
  missingTexts: [],
};
