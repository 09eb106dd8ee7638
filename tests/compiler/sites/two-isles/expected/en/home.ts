import type { HomePage } from '../../../../../../src/domain/page-data/home.ts';
import { aMap } from '../../../shapes.ts';
import { boat, light, preview } from '../pictures.ts';
import { newsletter } from './fixed.ts';

export const home: HomePage = {
  kind: 'home',
  path: '/',
  meta: {
    title: 'Boat tours',
    description: 'Private tours to two isles.',
    image: preview('light', 'A white lighthouse'),
  },
  title: 'Two isles, one boat',
  subtitle: 'Private boat tours.',
  hero: light('A white lighthouse'),
  popularTitle: 'Where to begin',
  popularText: 'Two good starts.',
  popular: [
    {
      id: 'tower',
      name: 'The tower',
      text: 'A hundred steps.',
      picture: light('A white lighthouse'),
      href: '/en/orte/leuchtturm',
    },
    {
      id: 'crossing',
      name: 'The strait',
      text: 'An hour by ferry.',
      picture: boat('A blue boat'),
      href: '/en/reisen/isles-3d',
    },
  ],
  viewAll: { label: 'All places', href: '/en/orte' },
  map: aMap('Map of the isles', 'Tap a place.', [
    { name: 'Old Lighthouse', href: '/en/orte/leuchtturm' },
    { name: 'Dunes', href: '/en/orte/duenen' },
  ]),
  featuredTitle: 'Our tours',
  featuredText: 'Two that we like.',
  featured: [
    {
      id: 'isles',
      title: 'Both isles',
      location: 'North Isle',
      duration: '3 days 2 nights',
      groupSize: 'Min. 2 people',
      date: 'Every day',
      price: 'Contact us',
      icon: 'Anchor',
      picture: light('The tower at night'),
      href: '/en/reisen/isles-3d',
    },
    {
      id: 'all',
      title: 'All trips',
      location: 'Two isles',
      duration: '1–4 days',
      groupSize: 'Min. 2 people',
      date: 'Every day',
      price: 'Contact us',
      icon: 'Mountain',
      picture: boat('Our boat'),
      href: '/en/reisen',
    },
  ],
  testimonialsTitle: 'What guests say',
  testimonials: [
    {
      id: 'anna',
      name: { text: 'Anna' },
      location: { text: 'Berlin' },
      text: { text: 'Calm sea.' },
      rating: 5,
      ratingText: '5.0',
    },
    {
      id: 'ben',
      name: { text: 'Ben' },
      location: { text: 'Leeds' },
      text: { text: 'Good soup.' },
      rating: 4.5,
      ratingText: '4.5',
    },
  ],
  moreReviews: { label: 'More reviews', href: 'https://reviews.example/two-isles' },
  statisticsTitle: 'In figures',
  statistics: [
    { id: 'sailings', value: '500+', label: 'sailings' },
    { id: 'seals', value: '30', label: 'seals' },
  ],
  callPicture: boat('A blue boat'),
  callTitle: 'When do you come?',
  callText: 'Write to us.',
  questions: [{ id: 'weather', question: 'And if it rains?', answer: 'We sail.' }],
  newsletter,
  missingTexts: [],
};
