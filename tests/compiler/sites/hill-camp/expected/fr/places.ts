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
    title: 'Les lieux',
    description: 'Il y en a un.',
    image: preview('plain', 'Yellow grass'),
  },
  title: 'Nos lieux',
  subtitle: 'Une colline.',
  picture: picture('plain', 'Yellow grass'),
  tabs: [
    { id: 'hills', label: 'Les collines' },
    { id: 'peak', label: 'Sommets' },
  ],
  categoryParameter: [],
  addressTabs: [],
  destinations: [hillCard],
  missingTexts: ['images.plain'],
};

export const hill: DestinationPage = {
  kind: 'destination',
  path: '/places/hill',
  meta: {
    title: 'Sur la Grande Colline',
    description: 'All about the hill.',
    image: preview('hill', 'Une colline verte'),
  },
  id: 'hill',
  name: 'Grande Colline',
  location: 'Dans les collines',
  regionLabel: 'Les collines',
  categoryLabel: 'Sommets',
  rating: 4.5,
  ratingText: '4,5',
  priceText: 'à partir de 1\u00a0250\u00a0$',
  priceFor: 'Prices: destination (fr)',
  picture: picture('hill', 'Une colline verte'),
  point: { latitude: 50.2, longitude: 70.3 },
  lead: 'Plus haute qu’il n’y paraît.',
  highlights: ['La vue', 'Le vent'],
  gettingThere: 'À pied.',
  bestTime: 'En mai.',
  difficulty: 'Raide.',
  bring: ['Un bâton'],
  manners: 'Saluez les bergers.',
  packages: [camp2d, lodge2d],
  nearby: [],
  chatMessage: chat('Bonjour, je voudrais voir Grande Colline. https://hill-camp.example/fr/places/hill'),
  questions: [],
  missingTexts: ['destinations.hill.meta.description'],
};
