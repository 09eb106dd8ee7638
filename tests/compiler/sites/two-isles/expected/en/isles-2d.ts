import type { PackagePage, PackageVariant } from '../../../../../../src/domain/page-data/package.ts';
import { related } from '../../../related.ts';
import { aRoute, withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { overnightTexts as germanTexts } from '../de/parts.ts';
import { boat, preview } from '../pictures.ts';
import { row } from '../tables.ts';
import { hut2d, isles3d, towerDay } from './cards.ts';
import { exclusions, inclusions, lastDay, overnightTexts, questions, section, tiers } from './parts.ts';

// The table of the option, not the one for one night.
const slow: PackageVariant = {
  option: { id: 'slow', name: 'Slow', description: 'Inns and time.', features: ['Inn', 'Breakfast'] },
  destinationText: 'Old\u00a0Lighthouse\u00a0· Dunes',
  priceText: 'from €950',
  perText: 'Common: per person',
  priceFor: 'for 2–4 (en)',
  days: [
    {
      number: 1,
      label: 'Day 1',
      choices: [
        {
          title: 'The lighthouse',
          description: 'A day at the light.',
          places: [],
          included: ['the night'],
          activities: [
            { time: '09:00–10:30', icon: 'Binoculars', text: 'Up the lighthouse' },
            { time: 'Around noon', icon: 'Utensils', text: 'Picnic (not included)' },
          ],
        },
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
  route: aRoute(
    [
      { label: '1a', name: 'Old Lighthouse', isStart: true },
      { label: '1b', name: 'Dunes' },
    ],
    'stays',
  ),
  prices: {
    per: 'person',
    note: 'Package: prices note',
    tiers,
    currency: { before: '€', after: '' },
    rows: [
      row('solo', '1 guests', [90_000, '900'], [115_000, '1,150'], [140_000, '1,400']),
      row('few', '2–4 guests', [70_000, '700'], [95_000, '950'], [120_000, '1,200']),
    ],
    first: { people: 1, tier: 'inn', perPersonText: '€1,150', totalText: '€1,150' },
  },
  inclusions,
  exclusions,
  chatMessage: chat(
    'Hello, is “Both isles in 2 days”, Slow, free?',
    '1 guests · Inn · €1,150 each, €1,150 in all',
    'https://two-isles.example/en/reisen/isles-2d?option=slow&people=1&tier=inn',
    '',
    'Beide Inseln in 2 Tagen · Gemach · 1 Personen · Gasthof · 1.150\u00a0€ pro Kopf, 1.150\u00a0€ zusammen',
  ),
  booking: {
    own: {
      opening: 'Hello, is “Both isles in 2 days”, Slow, free?',
      names: ['Both isles in 2 days', 'Slow'],
      alternatives: { 1: ['Day 1: The lighthouse', 'Day 1: The dunes'] },
    },
    operator: {
      opening: 'Guten Tag, ist „Beide Inseln in 2 Tagen“, Gemach, frei?',
      names: ['Beide Inseln in 2 Tagen', 'Gemach'],
      alternatives: { 1: ['Tag 1: Der Leuchtturm', 'Tag 1: Die Dünen'] },
    },
  },
};

// This package has a table of its own for the option, for two and more.
const full: PackageVariant = {
  option: { id: 'full', name: 'Full', description: 'Hotels and meals.', features: ['Hotel'] },
  destinationText: 'Dunes',
  priceText: 'from €1,050',
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
          included: ['breakfast', 'dinner', 'the night'],
          activities: [
            { time: '08:00', icon: 'Coffee', text: 'Breakfast at the house' },
            { time: '10:00–12:00', icon: 'Sun', text: 'Walk through the dunes' },
            { icon: 'Moon', text: 'Supper at the house' },
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
    rows: [row('few', '2–4 guests', [60_000, '600'], [80_000, '800'], [105_000, '1,050'])],
    first: { people: 2, tier: 'hotel', perPersonText: '€1,050', totalText: '€2,100' },
  },
  inclusions: ['Beds', 'Breakfast', 'Lunches', 'The boat'],
  exclusions: ['Tips'],
  bring: [1, 2, 3],
  chatMessage: chat(
    'Hello, is “Both isles in 2 days”, Full, free?',
    '2 guests · Hotel · €1,050 each, €2,100 in all',
    'https://two-isles.example/en/reisen/isles-2d?option=full&people=2&tier=hotel',
    '',
    'Beide Inseln in 2 Tagen · Rundum · 2 Personen · Gutes Hotel · 1.050\u00a0€ pro Kopf, 2.100\u00a0€ zusammen',
  ),
  booking: {
    own: {
      opening: 'Hello, is “Both isles in 2 days”, Full, free?',
      names: ['Both isles in 2 days', 'Full'],
      alternatives: {},
    },
    operator: {
      opening: 'Guten Tag, ist „Beide Inseln in 2 Tagen“, Rundum, frei?',
      names: ['Beide Inseln in 2 Tagen', 'Rundum'],
      alternatives: {},
    },
  },
};

export const isles2dPage: PackagePage = {
  kind: 'package',
  path: '/reisen/isles-2d',
  meta: {
    title: 'Both isles, 2 days',
    description: 'Two days on two isles.',
    image: preview('boat', 'A blue boat'),
  },
  id: 'isles-2d',
  address: 'https://two-isles.example/en/reisen/isles-2d',
  name: 'Both isles in 2 days',
  region: 'North Isle',
  description: ['One isle a day.'],
  idealFor: 'Couples',
  special: ['One night'],
  start: 'At the pier.',
  changes: 'Nothing.',
  bring: ['Good shoes', 'A jacket', 'Water', 'A purse'],
  durationText: '2 days 1 night',
  facts: [],
  picture: boat('A blue boat'),
  ...withoutCalendar(),
  variants: [slow, full],
  booking: { own: overnightTexts, operator: germanTexts },
  section,
  related: [
    related(isles3d, 'A day more'),
    related(hut2d, 'Just as long'),
    related(towerDay, 'The same places'),
  ],
  questions,
  missingTexts: [],
};
