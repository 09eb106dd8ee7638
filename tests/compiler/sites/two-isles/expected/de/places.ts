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
    title: 'Sehenswerte Orte',
    description: 'Orte auf den Inseln.',
    image: preview('dunes', 'Sanddünen'),
  },
  title: 'Alle Orte hier',
  subtitle: 'Ein Turm und etwas Sand.',
  picture: dunes('Sanddünen'),
  tabs: [
    { id: 'north', label: 'Nordinsel' },
    { id: 'beach', label: 'Strände' },
  ],
  categoryParameter: ['north', 'west'],
  addressTabs: ['north'],
  destinations: [lighthouseCard, dunesCard],
  map: aMap('Karte der Inseln', 'Wählen Sie einen Ort.', [
    { name: 'Alter Leuchtturm', href: '/orte/leuchtturm' },
    { name: 'Dünen', href: '/orte/duenen' },
  ]),
  missingTexts: [],
};

export const lighthouse: DestinationPage = {
  kind: 'destination',
  path: '/orte/leuchtturm',
  meta: {
    title: 'Der alte Leuchtturm',
    description: 'So sieht man den Leuchtturm.',
    image: preview('light', 'Ein weißer Leuchtturm'),
  },
  id: 'lighthouse',
  name: 'Alter Leuchtturm',
  location: 'Nordinsel',
  regionLabel: 'Nordinsel',
  categoryLabel: 'Türme',
  rating: 4.8,
  ratingText: '4,8',
  priceText: 'ab 1.200\u00a0€',
  priceFor: 'Prices: destination (de)',
  picture: light('Ein weißer Leuchtturm'),
  point: { latitude: -35, longitude: -25 },
  map: aMap('Wo es liegt', 'Nordinsel', [
    { name: 'Alter Leuchtturm', href: '/orte/leuchtturm', current: true },
    { name: 'Dünen', href: '/orte/duenen' },
  ]),
  lead: 'Man sieht ihn von weitem.',
  highlights: ['Die Lampe', 'Die Treppe'],
  gettingThere: 'Mit dem Boot.',
  bestTime: 'Im Sommer.',
  difficulty: 'Viele Stufen.',
  bring: ['Feste Schuhe', 'Eine Jacke'],
  manners: 'Die Tür bleibt zu.',
  packages: [isles3d, isles2d, towerDay],
  nearby: [dunesCard],
  chatMessage: chat(
    'Guten Tag, ich möchte Alter Leuchtturm sehen. https://two-isles.example/orte/leuchtturm',
  ),
  questions: [{ id: 'weather', question: 'Und bei Regen?', answer: 'Wir fahren.' }],
  missingTexts: [],
};

export const dunesPage: DestinationPage = {
  kind: 'destination',
  path: '/orte/duenen',
  meta: {
    title: 'Die Dünen',
    description: 'So sieht man die Dünen.',
    image: preview('dunes', 'Sanddünen'),
  },
  id: 'dunes',
  name: 'Dünen',
  location: 'Südinsel',
  regionLabel: 'Südinsel',
  categoryLabel: 'Strände',
  rating: 4,
  ratingText: '4,0',
  priceText: 'ab 90\u00a0€',
  priceFor: 'Prices: destination (de)',
  picture: dunes('Sanddünen'),
  point: { latitude: -35.1, longitude: -24.8 },
  map: aMap('Wo es liegt', 'Südinsel', [
    { name: 'Alter Leuchtturm', href: '/orte/leuchtturm' },
    { name: 'Dünen', href: '/orte/duenen', current: true },
  ]),
  // The German texts lack these two.
  lead: 'A desert with a sea.',
  bring: ['A jacket', 'Water'],
  highlights: ['Die hohe Düne'],
  gettingThere: 'Zu Fuß.',
  bestTime: 'Im Frühling.',
  difficulty: 'Leicht.',
  manners: 'Auf den Wegen bleiben.',
  packages: [isles3d, hut2d],
  nearby: [lighthouseCard],
  chatMessage: chat('Guten Tag, ich möchte Dünen sehen. https://two-isles.example/orte/duenen'),
  questions: [{ id: 'weather', question: 'Und bei Regen?', answer: 'Wir fahren.' }],
  missingTexts: ['destinations.dunes.lead', 'destinations.dunes.bring.0', 'destinations.dunes.bring.1'],
};
