import type { PackagePage } from '../../../../../../src/domain/page-data/package.ts';
import { related } from '../../../related.ts';
import { withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { light, preview } from '../pictures.ts';
import { hut2d, isles2d, isles3d } from './cards.ts';
import { exclusions, questions } from './parts.ts';

// A day of its own: no prices, no night, no meal, and no section page lists it. Its letter is not shown.
export const towerDayPage: PackagePage = {
  kind: 'package',
  path: '/reisen/tower-day',
  meta: {
    title: 'Lighthouse in a day',
    description: 'A day at the lighthouse.',
    image: preview('light', 'A white lighthouse'),
  },
  id: 'tower-day',
  address: 'https://two-isles.example/en/reisen/tower-day',
  name: 'Lighthouse in a day',
  region: 'North Isle',
  description: ['Many stairs.'],
  idealFor: 'Climbers',
  special: ['The view'],
  start: 'At the tower.',
  changes: 'Fog.',
  bring: ['Good shoes', 'A jacket'],
  durationText: '1 day',
  // Months over New Year are one row.
  facts: [
    { id: 'hours', label: 'Times', text: '09:00–17:00 UTC-2' },
    { id: 'effort', label: 'Effort', text: 'Demanding', note: 'There are 230 steps.' },
    { id: 'youngestAge', label: 'Minimum age', text: 'From 6 years' },
    { id: 'months', label: 'Best months', text: 'May, November to January' },
    { id: 'guideLanguages', label: 'Guide speaks', text: 'German and Japanese' },
  ],
  picture: light('A white lighthouse'),
  ...withoutCalendar(),
  variants: [
    {
      destinationText: 'Old\u00a0Lighthouse',
      priceText: 'Ask us',
      days: [
        {
          number: 1,
          label: 'Day 1',
          choices: [
            {
              title: 'The lighthouse',
              description: 'A day at the light.',
              // Of the only day, its places are named.
              places: ['Old Lighthouse'],
              included: [],
              activities: [
                { time: '09:00–10:30', icon: 'Binoculars', text: 'Up the lighthouse' },
                { time: 'Around noon', icon: 'Utensils', text: 'Picnic (not included)' },
              ],
            },
          ],
        },
      ],
      inclusions: ['Binoculars', 'The boat'],
      exclusions,
      chatMessage: chat(
        'Hello, is “Lighthouse in a day” free?',
        'https://two-isles.example/en/reisen/tower-day',
        '',
        'Leuchtturm an einem Tag',
      ),
      booking: {
        own: {
          opening: 'Hello, is “Lighthouse in a day” free?',
          names: ['Lighthouse in a day'],
          alternatives: {},
        },
        operator: {
          opening: 'Guten Tag, ist „Leuchtturm an einem Tag“ frei?',
          names: ['Leuchtturm an einem Tag'],
          alternatives: {},
        },
      },
    },
  ],
  booking: {
    own: {
      date: ['First day ', { value: 'date' }],
      people: [{ value: 'people' }, ' guests'],
      tiers: {},
      price: [{ value: 'price' }, ' each, ', { value: 'total' }, ' in all'],
      money: { locale: 'en-GB', currency: 'EUR', decimals: 2 },
    },
    operator: {
      date: ['First day ', { value: 'date' }, ' (de)'],
      people: [{ value: 'people' }, ' Personen'],
      tiers: {},
      price: [{ value: 'price' }, ' pro Kopf, ', { value: 'total' }, ' zusammen'],
      money: { locale: 'de-DE', currency: 'EUR', decimals: 2 },
    },
  },
  related: [related(isles2d, 'A day more'), related(isles3d, 'The same places'), related(hut2d, 'Elsewhere')],
  questions,
  missingTexts: [],
};
