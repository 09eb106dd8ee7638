import type { HomePage } from '../../../../../../src/domain/page-data/home.ts';
import { picture, preview } from '../pictures.ts';
import { newsletter } from './fixed.ts';

export const home: HomePage = {
  kind: 'home',
  path: '/',
  meta: {
    title: 'Voyages en colline',
    description: 'Voyages dans les collines.',
    image: preview('hill', 'Une colline verte'),
  },
  title: 'En haut',
  subtitle: 'À pied, toujours.',
  hero: picture('hill', 'Une colline verte'),
  popularTitle: 'Commencez ici',
  popularText: 'Un bon début.',
  popular: [
    {
      id: 'night',
      name: 'Une nuit là-haut',
      text: 'Deux jours.',
      picture: picture('lodge', 'Un refuge en bois'),
      href: '/fr/tours/lodge-2d',
    },
  ],
  viewAll: { label: 'Tous les lieux', href: '/fr/places' },
  featuredTitle: 'En ce moment',
  featuredText: 'L’herbe est haute.',
  featured: [
    {
      id: 'plain',
      title: 'La plaine',
      location: 'À l’est',
      duration: '1 jour',
      groupSize: 'Dès 2 personnes',
      date: 'Tous les jours',
      price: 'Sur demande',
      icon: 'Sun',
      picture: picture('plain', 'De l’herbe jusqu’à l’horizon'),
      href: '/fr/places',
    },
  ],
  testimonialsTitle: 'Nos hôtes',
  testimonials: [],
  moreReviews: { label: 'Avis', href: 'https://reviews.example/hill-camp' },
  statisticsTitle: 'En chiffres',
  statistics: [{ id: 'walks', value: '40', label: 'walks a year' }],
  callPicture: picture('plain', 'Yellow grass'),
  callTitle: 'Venez',
  callText: 'Dites-nous quand.',
  questions: [],
  newsletter,
  missingTexts: ['images.plain', 'pages.home.statistics.walks'],
};
