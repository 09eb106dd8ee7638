import type { PackagePage } from '../../../../../../src/domain/page-data/package.ts';
import type { PlannedDay } from '../../../../../../src/domain/page-data/plan.ts';
import { related } from '../../../related.ts';
import { withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { overnightTexts as germanTexts } from '../de/parts.ts';
import { boat, dunes, preview } from '../pictures.ts';
import { row } from '../tables.ts';
import { isles2d, isles3d, towerDay } from './cards.ts';
import { exclusions, inclusions, lastDay, overnightTexts, questions, section, tiers } from './parts.ts';

// One plan without options, and the table for one night.
export const hut2dPage: PackagePage = {
  kind: 'package',
  path: '/reisen/hut-2d',
  meta: {
    title: 'Hut tour, 2 days',
    description: 'A night in the dunes.',
    image: preview('dunes', 'Sand dunes'),
  },
  id: 'hut-2d',
  address: 'https://two-isles.example/en/reisen/hut-2d',
  name: 'Hut tour, 2 days',
  region: 'South Isle',
  description: ['Sand and stars.'],
  idealFor: 'Families',
  special: ['The stars'],
  start: 'At the dunes.',
  changes: 'The moon.',
  bring: ['A jacket', 'Water', 'A purse'],
  durationText: '2 days 1 night',
  facts: [],
  picture: dunes('Sand dunes'),
  ...withoutCalendar(),
  variants: [
    {
      destinationText: 'Dunes',
      priceText: 'from €150',
      perText: 'Common: per person',
      priceFor: 'for 2–4 (en)',
      days: [
        {
          number: 1,
          label: 'Day 1',
          choices: [
            {
              title: 'The dunes',
              description: 'A day in the sand.',
              places: [],
              included: ['breakfast', 'the night'],
              activities: [
                { time: '08:00', icon: 'Coffee', text: 'Breakfast at the house' },
                { time: '10:00–12:00', icon: 'Sun', text: 'Walk through the dunes' },
                { icon: 'Moon', text: 'Supper at your own cost' },
              ],
            },
          ],
        },
        lastDay(2, 'Day 2'),
      ],
      prices: {
        per: 'person',
        note: 'Package: prices note',
        tiers,
        currency: { before: '€', after: '' },
        rows: [
          row('solo', '1 guests', [12_000, '120'], [18_000, '180'], [25_000, '250']),
          row('few', '2–4 guests', [10_000, '100'], [15_000, '150'], [21_000, '210']),
        ],
        first: { people: 1, tier: 'inn', perPersonText: '€180', totalText: '€180' },
      },
      inclusions,
      exclusions,
      chatMessage: chat(
        'Hello, is “Hut tour, 2 days” free?',
        '1 guests · Inn · €180 each, €180 in all',
        'https://two-isles.example/en/reisen/hut-2d?people=1&tier=inn',
        '',
        'Hüttentour, 2 Tage · 1 Personen · Gasthof · 180\u00a0€ pro Kopf, 180\u00a0€ zusammen',
      ),
      booking: {
        own: {
          opening: 'Hello, is “Hut tour, 2 days” free?',
          names: ['Hut tour, 2 days'],
          alternatives: {},
        },
        operator: {
          opening: 'Guten Tag, ist „Hüttentour, 2 Tage“ frei?',
          names: ['Hüttentour, 2 Tage'],
          alternatives: {},
        },
      },
    },
  ],
  booking: { own: overnightTexts, operator: germanTexts },
  section,
  related: [related(isles2d, 'Just as long'), related(isles3d, 'A day more'), related(towerDay, 'Elsewhere')],
  questions,
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

// No itinerary, and no table for three nights.
export const hut4dPage: PackagePage = {
  kind: 'package',
  path: '/reisen/hut-4d',
  meta: {
    title: 'Hut tour, 4 days',
    description: 'Three nights in huts.',
    image: preview('boat', 'A blue boat'),
  },
  id: 'hut-4d',
  address: 'https://two-isles.example/en/reisen/hut-4d',
  name: 'Hut tour, 4 days',
  region: 'South Isle',
  description: ['As you like.'],
  idealFor: 'Walkers',
  special: ['Three huts'],
  start: 'Anywhere.',
  changes: 'Everything.',
  bring: [],
  durationText: '4 days 3 nights',
  facts: [],
  picture: boat('A blue boat'),
  ...withoutCalendar(),
  variants: [
    {
      destinationText: 'South Isle',
      priceText: 'Ask us',
      days: [generalDay(1), generalDay(2), generalDay(3), generalDay(4)],
      inclusions,
      exclusions,
      chatMessage: chat(
        'Hello, is “Hut tour, 4 days” free?',
        'https://two-isles.example/en/reisen/hut-4d',
        '',
        'Hüttentour, vier Tage',
      ),
      booking: {
        own: {
          opening: 'Hello, is “Hut tour, 4 days” free?',
          names: ['Hut tour, 4 days'],
          alternatives: {},
        },
        operator: {
          opening: 'Guten Tag, ist „Hüttentour, vier Tage“ frei?',
          names: ['Hüttentour, vier Tage'],
          alternatives: {},
        },
      },
    },
  ],
  booking: { own: { ...overnightTexts, tiers: {} }, operator: { ...germanTexts, tiers: {} } },
  section,
  related: [related(isles3d, 'Elsewhere'), related(isles2d, 'Elsewhere'), related(towerDay, 'Elsewhere')],
  questions,
  missingTexts: [],
};
