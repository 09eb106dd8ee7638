import type {
  DestinationPage,
  DestinationsPage,
} from '../../../../../../src/domain/page-data/destinations.ts';
import { aMap } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { dunes, light, preview } from '../pictures.ts';
import { dunesCard, hut2d, isles2d, isles3d, lighthouseCard, towerDay } from './cards.ts';

export const destinations: DestinationsPage = {
  kind: 'destinations',
  path: '/orte',
  meta: {
    title: 'Places to see',
    description: 'Places on the isles.',
    image: preview('dunes', 'Sand dunes'),
  },
  title: 'All places',
  subtitle: 'A tower and some sand.',
  picture: dunes('Sand dunes'),
  tabs: [
    { id: 'north', label: 'North Isle' },
    { id: 'beach', label: 'Beaches' },
  ],
  categoryParameter: ['north', 'west'],
  addressTabs: ['north'],
  destinations: [lighthouseCard, dunesCard],
  map: aMap('Map of the isles', 'Tap a place.', [
    { name: 'Old Lighthouse', href: '/en/orte/leuchtturm' },
    { name: 'Dunes', href: '/en/orte/duenen' },
  ]),
  missingTexts: [],
};

export const lighthouse: DestinationPage = {
  kind: 'destination',
  path: '/orte/leuchtturm',
  meta: {
    title: 'The old lighthouse',
    description: 'How to see the lighthouse.',
    image: preview('light', 'A white lighthouse'),
  },
  id: 'lighthouse',
  name: 'Old Lighthouse',
  location: 'North Isle',
  regionLabel: 'North Isle',
  categoryLabel: 'Towers',
  rating: 4.8,
  ratingText: '4.8',
  priceText: 'from €1.2k',
  priceFor: 'Prices: destination (en)',
  picture: light('A white lighthouse'),
  point: { latitude: -35, longitude: -25 },
  map: aMap('Where it is', 'North Isle', [
    { name: 'Old Lighthouse', href: '/en/orte/leuchtturm', current: true },
    { name: 'Dunes', href: '/en/orte/duenen' },
  ]),
  lead: 'You see it from afar.',
  highlights: ['The lamp', 'The stairs'],
  gettingThere: 'By boat.',
  bestTime: 'In summer.',
  difficulty: 'Many stairs.',
  bring: ['Good shoes', 'A jacket'],
  manners: 'Keep the door shut.',
  packages: [isles3d, isles2d, towerDay],
  nearby: [dunesCard],
  chatMessage: chat(
    'Hello, I would like to see Old Lighthouse. https://two-isles.example/en/orte/leuchtturm',
  ),
  questions: [{ id: 'weather', question: 'And if it rains?', answer: 'We sail.' }],
  missingTexts: [],
};

export const dunesPage: DestinationPage = {
  kind: 'destination',
  path: '/orte/duenen',
  meta: {
    title: 'The dunes',
    description: 'How to see the dunes.',
    image: preview('dunes', 'Sand dunes'),
  },
  id: 'dunes',
  name: 'Dunes',
  location: 'South Isle',
  regionLabel: 'South Isle',
  categoryLabel: 'Beaches',
  rating: 4,
  ratingText: '4.0',
  priceText: 'from €90',
  priceFor: 'Prices: destination (en)',
  picture: dunes('Sand dunes'),
  point: { latitude: -35.1, longitude: -24.8 },
  map: aMap('Where it is', 'South Isle', [
    { name: 'Old Lighthouse', href: '/en/orte/leuchtturm' },
    { name: 'Dunes', href: '/en/orte/duenen', current: true },
  ]),
  lead: 'A desert with a sea.',
  highlights: ['The high dune'],
  gettingThere: 'On foot.',
  bestTime: 'In spring.',
  difficulty: 'Easy.',
  bring: ['A jacket', 'Water'],
  manners: 'Stay on the paths.',
  packages: [isles3d, hut2d],
  nearby: [lighthouseCard],
  chatMessage: chat('Hello, I would like to see Dunes. https://two-isles.example/en/orte/duenen'),
  questions: [{ id: 'weather', question: 'And if it rains?', answer: 'We sail.' }],
  missingTexts: [],
};
