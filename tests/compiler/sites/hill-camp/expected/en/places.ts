import type {
  DestinationPage,
  DestinationsPage,
} from '../../../../../../src/domain/page-data/destinations.ts';
import { chat } from '../chat.ts';
import { picture, preview } from '../pictures.ts';
import { camp2d, hillCard, lodge2d } from './cards.ts';

export const destinations: DestinationsPage = {
  kind: 'destinations',
  path: '/places',
  meta: {
    title: 'The places',
    description: 'There is one.',
    image: preview('plain', 'Yellow grass'),
  },
  title: 'Our places',
  subtitle: 'One hill.',
  picture: picture('plain', 'Yellow grass'),
  tabs: [
    { id: 'hills', label: 'The hills' },
    { id: 'peak', label: 'Peaks' },
  ],
  categoryParameter: [],
  addressTabs: [],
  destinations: [hillCard],
  missingTexts: [],
};

export const hill: DestinationPage = {
  kind: 'destination',
  path: '/places/hill',
  meta: {
    title: 'Up the Great Hill',
    description: 'All about the hill.',
    image: preview('hill', 'A green hill'),
  },
  id: 'hill',
  name: 'Great Hill',
  location: 'In the hills',
  regionLabel: 'The hills',
  categoryLabel: 'Peaks',
  rating: 4.5,
  ratingText: '4.5',
  priceText: 'from $1,250',
  priceFor: 'Prices: destination (en)',
  picture: picture('hill', 'A green hill'),
  point: { latitude: 50.2, longitude: 70.3 },
  lead: 'Higher than it looks.',
  highlights: ['The view', 'The wind'],
  gettingThere: 'On foot.',
  bestTime: 'In May.',
  difficulty: 'Steep.',
  bring: ['A stick'],
  manners: 'Greet the shepherds.',
  packages: [camp2d, lodge2d],
  nearby: [],
  chatMessage: chat('Hello, I would like to see Great Hill. https://hill-camp.example/places/hill'),
  questions: [],
  missingTexts: [],
};
