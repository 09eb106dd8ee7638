import type { HomePage } from '../../../../../../src/domain/page-data/home.ts';
import { picture, preview } from '../pictures.ts';
import { newsletter } from './fixed.ts';

// A single place inland: there is nothing to see on a map.
export const home: HomePage = {
  kind: 'home',
  path: '/',
  meta: {
    title: 'Hill tours',
    description: 'Tours into the hills.',
    image: preview('hill', 'A green hill'),
  },
  title: 'Up the hill',
  subtitle: 'On foot.',
  hero: picture('hill', 'A green hill'),
  popularTitle: 'Begin here',
  popularText: 'A good start.',
  popular: [
    {
      id: 'night',
      name: 'A night up there',
      text: 'Two days.',
      picture: picture('lodge', 'A wooden lodge'),
      href: '/tours/lodge-2d',
    },
  ],
  viewAll: { label: 'All places', href: '/places' },
  featuredTitle: 'Now',
  featuredText: 'The grass is high.',
  featured: [
    {
      id: 'plain',
      title: 'The plain',
      location: 'East',
      duration: '1 day',
      groupSize: 'From 2 people',
      date: 'Daily',
      price: 'On request',
      icon: 'Sun',
      picture: picture('plain', 'Grass to the horizon'),
      href: '/places',
    },
  ],
  testimonialsTitle: 'Guests',
  testimonials: [],
  moreReviews: { label: 'Reviews', href: 'https://reviews.example/hill-camp' },
  statisticsTitle: 'Figures',
  statistics: [{ id: 'walks', value: '40', label: 'walks a year' }],
  callPicture: picture('plain', 'Yellow grass'),
  callTitle: 'Come',
  callText: 'Tell us when.',
  questions: [],
  newsletter,
  missingTexts: [],
};
