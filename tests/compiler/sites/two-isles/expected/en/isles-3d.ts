import type { PackagePage, PackageVariant } from '../../../../../../src/domain/page-data/package.ts';
import { related } from '../../../related.ts';
import { aRoute, withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { overnightTexts as germanTexts } from '../de/parts.ts';
import { light, preview } from '../pictures.ts';
import { row } from '../tables.ts';
import { hut2d, isles2d, towerDay } from './cards.ts';
import { exclusions, inclusions, lastDay, overnightTexts, questions, section, tiers } from './parts.ts';

// The option stands for inns and includes no meal; breakfast comes with every night.
const slow: PackageVariant = {
  option: { id: 'slow', name: 'Slow', description: 'Inns and time.', features: ['Inn', 'Breakfast'] },
  destinationText: 'Dunes',
  priceText: 'from €950',
  perText: 'Common: per person',
  priceFor: 'for 2–4 (en)',
  days: [
    {
      number: 1,
      label: 'Day 1',
      choices: [
        {
          title: 'The crossing',
          description: 'Across the strait.',
          places: [],
          included: ['the night'],
          activities: [
            { time: '07:30', icon: 'Anchor', text: 'Ferry to the isles' },
            { time: 'Around noon', icon: 'Utensils', text: 'Picnic (not included)' },
          ],
        },
      ],
    },
    {
      number: 2,
      label: 'Day 2',
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
    lastDay(3, 'Day 3'),
  ],
  route: aRoute([{ label: '1' }, { label: '2', name: 'Dunes' }, { label: '', isStart: true }]),
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
  // Below the visitor's message, a line in the operator's language.
  inclusions,
  exclusions,
  bring: [0, 1, 2],
  chatMessage: chat(
    'Hello, is “Both isles in 3 days”, Slow, free?',
    '1 guests · Inn · €1,150 each, €1,150 in all',
    'https://two-isles.example/en/reisen/isles-3d?option=slow&people=1&tier=inn',
    '',
    'Beide Inseln in 3 Tagen · Gemach · 1 Personen · Gasthof · 1.150\u00a0€ pro Kopf, 1.150\u00a0€ zusammen',
  ),
  booking: {
    own: {
      opening: 'Hello, is “Both isles in 3 days”, Slow, free?',
      names: ['Both isles in 3 days', 'Slow'],
      alternatives: {},
    },
    operator: {
      opening: 'Guten Tag, ist „Beide Inseln in 3 Tagen“, Gemach, frei?',
      names: ['Beide Inseln in 3 Tagen', 'Gemach'],
      alternatives: {},
    },
  },
};

// All meals are included, in hotels; on the second day one chooses between dunes and lighthouse.
const full: PackageVariant = {
  option: { id: 'full', name: 'Full', description: 'Hotels and meals.', features: ['Hotel'] },
  destinationText: 'Dunes\u00a0· Old\u00a0Lighthouse',
  priceText: 'from €1,450',
  perText: 'Common: per person',
  priceFor: 'for 2–4 (en)',
  days: [
    {
      number: 1,
      label: 'Day 1',
      choices: [
        {
          title: 'The crossing',
          description: 'Across the strait.',
          places: [],
          included: ['lunch', 'dinner', 'the night'],
          activities: [
            { time: '07:30', icon: 'Anchor', text: 'Ferry to the isles' },
            { time: 'Around noon', icon: 'Utensils', text: 'Picnic from our kitchen' },
          ],
        },
      ],
    },
    {
      number: 2,
      label: 'Day 2',
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
        {
          title: 'The lighthouse',
          description: 'A day at the light.',
          places: [],
          included: ['lunch', 'dinner', 'the night'],
          activities: [
            { time: '09:00–10:30', icon: 'Binoculars', text: 'Up the lighthouse' },
            { time: 'Around noon', icon: 'Utensils', text: 'Picnic from our kitchen' },
          ],
        },
      ],
    },
    lastDay(3, 'Day 3'),
  ],
  route: aRoute(
    [
      { label: '1' },
      { label: '2a', name: 'Dunes' },
      { label: '2b', name: 'Old Lighthouse' },
      { label: '', isStart: true },
    ],
    'branches',
  ),
  prices: {
    per: 'person',
    note: 'Package: prices note',
    tiers,
    currency: { before: '€', after: '' },
    rows: [
      row('solo', '1 guests', [110_000, '1,100'], [135_000, '1,350'], [165_000, '1,650']),
      row('few', '2–4 guests', [90_000, '900'], [113_000, '1,130'], [145_000, '1,450']),
    ],
    first: { people: 1, tier: 'hotel', perPersonText: '€1,650', totalText: '€1,650' },
  },
  inclusions: ['Beds', 'Breakfast', 'Lunches', 'The boat'],
  exclusions: ['Tips'],
  chatMessage: chat(
    'Hello, is “Both isles in 3 days”, Full, free?',
    '1 guests · Hotel · €1,650 each, €1,650 in all',
    'https://two-isles.example/en/reisen/isles-3d?option=full&people=1&tier=hotel',
    '',
    'Beide Inseln in 3 Tagen · Rundum · 1 Personen · Gutes Hotel · 1.650\u00a0€ pro Kopf, 1.650\u00a0€ zusammen',
  ),
  booking: {
    own: {
      opening: 'Hello, is “Both isles in 3 days”, Full, free?',
      names: ['Both isles in 3 days', 'Full'],
      alternatives: { 2: ['Day 2: The dunes', 'Day 2: The lighthouse'] },
    },
    operator: {
      opening: 'Guten Tag, ist „Beide Inseln in 3 Tagen“, Rundum, frei?',
      names: ['Beide Inseln in 3 Tagen', 'Rundum'],
      alternatives: { 2: ['Tag 2: Die Dünen', 'Tag 2: Der Leuchtturm'] },
    },
  },
};

export const isles3dPage: PackagePage = {
  kind: 'package',
  path: '/reisen/isles-3d',
  meta: {
    title: 'Both isles, 3 days',
    description: 'Three days on two isles.',
    image: preview('light', 'A white lighthouse'),
  },
  id: 'isles-3d',
  address: 'https://two-isles.example/en/reisen/isles-3d',
  name: 'Both isles in 3 days',
  region: 'North Isle',
  description: ['Out by ferry.', 'Back by boat.'],
  idealFor: 'Friends',
  special: ['Two isles'],
  start: 'At the harbour.',
  changes: 'Wind may stop the ferry.',
  // Both places ask for a jacket; it is named once.
  // The dunes, the shops; only the full option may climb the tower.
  bring: ['A jacket', 'Water', 'A purse', 'Good shoes'],
  durationText: '3 days 2 nights',
  facts: [],
  picture: light('A white lighthouse'),
  ...withoutCalendar(),
  variants: [slow, full],
  booking: { own: overnightTexts, operator: germanTexts },
  section,
  related: [
    related(isles2d, 'A day less'),
    related(hut2d, 'A day less'),
    related(towerDay, 'The same places'),
  ],
  questions,
  missingTexts: [],
};
