import type { PackagePage, SharedTexts } from '../../../../../../src/domain/page-data/package.ts';
import { related } from '../../../related.ts';
import { withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { picture, preview } from '../pictures.ts';
import { camp2d, lodge2d, lodge3d, plainWalk } from './cards.ts';

/** Nothing on these tours is booked by accommodation class. */
export const walkTexts: SharedTexts = {
  date: ['First day ', { value: 'date' }],
  people: [{ value: 'people' }, ' guests'],
  tiers: {},
  price: [{ value: 'price' }, ' each, ', { value: 'total' }, ' in all'],
  money: { locale: 'en-US', currency: 'USD', decimals: 2 },
};

// A night without a hotel: neither night nor breakfast is paid with the tour, and there is no table.
export const camp2dPage: PackagePage = {
  kind: 'package',
  path: '/tours/camp-2d',
  meta: {
    title: 'Camp on the hill',
    description: 'Two days outside.',
    image: preview('hill', 'A green hill'),
  },
  id: 'camp-2d',
  address: 'https://hill-camp.example/tours/camp-2d',
  name: 'Camp under the stars',
  region: 'The hills',
  description: ['Bring all.'],
  idealFor: 'Campers',
  special: ['No roof'],
  start: 'At the hut.',
  changes: 'Rain.',
  bring: ['A stick'],
  durationText: '2 days 1 night',
  facts: [],
  picture: picture('hill', 'A green hill'),
  ...withoutCalendar(),
  variants: [
    {
      destinationText: 'Great\u00a0Hill',
      priceText: 'Ask us',
      days: [
        {
          number: 1,
          label: 'Day 1',
          choices: [
            {
              title: 'The climb',
              description: 'Up and up.',
              places: [],
              included: [],
              activities: [
                { time: '08:00', icon: 'Coffee', text: 'Porridge from your bag' },
                { icon: 'Mountain', text: 'Up the hill' },
              ],
            },
            {
              title: 'A quiet day',
              description: 'In the grass.',
              places: [],
              included: [],
              activities: [{ time: 'Later', icon: 'Sun', text: 'A nap' }],
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
      inclusions: ['A guide', 'A map'],
      exclusions: [],
      chatMessage: chat('Hello, is “Camp under the stars” free?', 'https://hill-camp.example/tours/camp-2d'),
      booking: {
        own: {
          opening: 'Hello, is “Camp under the stars” free?',
          names: ['Camp under the stars'],
          alternatives: { 1: ['Day 1: The climb', 'Day 1: A quiet day'] },
        },
      },
    },
  ],
  booking: { own: walkTexts },
  section: { label: 'All tours', href: '/tours' },
  related: [related(lodge2d, 'Just as long'), related(plainWalk, 'Elsewhere')],
  questions: [{ id: 'kit', question: 'What shall I wear?', answer: 'Wool.' }],
  missingTexts: [],
};

// No itinerary, and no number in the name: one general day.
export const plainWalkPage: PackagePage = {
  kind: 'package',
  path: '/tours/plain-walk',
  meta: {
    title: 'Walk over the plain',
    description: 'A day in the grass.',
    image: preview('plain', 'Yellow grass'),
  },
  id: 'plain-walk',
  address: 'https://hill-camp.example/tours/plain-walk',
  name: 'Over the plain',
  region: 'The plain',
  description: ['Grass.'],
  idealFor: 'Walkers',
  special: ['The sky'],
  start: 'At the fence.',
  changes: 'Wind.',
  bring: [],
  durationText: '1 day',
  facts: [],
  picture: picture('plain', 'Yellow grass'),
  ...withoutCalendar(),
  variants: [
    {
      destinationText: 'The plain',
      priceText: 'Ask us',
      days: [
        {
          number: 1,
          label: 'Day 1',
          choices: [
            {
              title: 'Day 1 of the tour',
              description: 'We plan it with you.',
              places: [],
              included: [],
              activities: [],
            },
          ],
        },
      ],
      inclusions: ['A guide', 'A map'],
      exclusions: [],
      chatMessage: chat('Hello, is “Over the plain” free?', 'https://hill-camp.example/tours/plain-walk'),
      booking: {
        own: { opening: 'Hello, is “Over the plain” free?', names: ['Over the plain'], alternatives: {} },
      },
    },
  ],
  booking: { own: walkTexts },
  section: { label: 'All tours', href: '/tours' },
  // Those of nearly the same length first, each once.
  related: [related(camp2d, 'Elsewhere'), related(lodge2d, 'Elsewhere'), related(lodge3d, 'Elsewhere')],
  questions: [{ id: 'kit', question: 'What shall I wear?', answer: 'Wool.' }],
  missingTexts: [],
};
