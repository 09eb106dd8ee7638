import type { HomePage } from '../../../../../../src/domain/page-data/home.ts';
import { aMap } from '../../../shapes.ts';
import { boat, light, preview } from '../pictures.ts';
import { newsletter } from './fixed.ts';

export const home: HomePage = {
  kind: 'home',
  path: '/',
  meta: {
    title: 'Bootsreisen',
    description: 'Private Reisen zu zwei Inseln.',
    image: preview('light', 'Ein weißer Leuchtturm'),
  },
  title: 'Zwei Inseln, ein Boot',
  subtitle: 'Private Bootsreisen.',
  hero: light('Ein weißer Leuchtturm'),
  popularTitle: 'Womit beginnen',
  popularText: 'Zwei gute Anfänge.',
  popular: [
    {
      id: 'tower',
      name: 'Der Turm',
      text: 'Hundert Stufen.',
      picture: light('Ein weißer Leuchtturm'),
      href: '/orte/leuchtturm',
    },
    {
      id: 'crossing',
      name: 'Der Sund',
      text: 'Eine Stunde Fähre.',
      picture: boat('Ein blaues Boot'),
      href: '/reisen/isles-3d',
    },
  ],
  viewAll: { label: 'Alle Orte', href: '/orte' },
  map: aMap('Karte der Inseln', 'Wählen Sie einen Ort.', [
    { name: 'Alter Leuchtturm', href: '/orte/leuchtturm' },
    { name: 'Dünen', href: '/orte/duenen' },
  ]),
  featuredTitle: 'Unsere Reisen',
  featuredText: 'Zwei, die wir mögen.',
  featured: [
    {
      id: 'isles',
      title: 'Beide Inseln',
      location: 'Nordinsel',
      duration: '3 Tage 2 Nächte',
      groupSize: 'Ab 2 Personen',
      date: 'Jeden Tag',
      price: 'Auf Anfrage',
      icon: 'Anchor',
      picture: light('Der Turm bei Nacht'),
      href: '/reisen/isles-3d',
      isTour: true,
    },
    {
      id: 'all',
      title: 'Alle Reisen',
      location: 'Zwei Inseln',
      duration: '1–4 Tage',
      groupSize: 'Ab 2 Personen',
      date: 'Jeden Tag',
      price: 'Auf Anfrage',
      icon: 'Mountain',
      picture: boat('Unser Boot'),
      href: '/reisen',
    },
  ],
  testimonialsTitle: 'Was Gäste sagen',
  // No German texts: English ones, marked as such.
  testimonials: [
    {
      id: 'anna',
      name: { text: 'Anna', language: 'en' },
      location: { text: 'Berlin', language: 'en' },
      text: { text: 'Calm sea.', language: 'en' },
      rating: 5,
      ratingText: '5,0',
    },
    {
      id: 'ben',
      name: { text: 'Ben', language: 'en' },
      location: { text: 'Leeds', language: 'en' },
      text: { text: 'Good soup.', language: 'en' },
      rating: 4.5,
      ratingText: '4,5',
    },
  ],
  moreReviews: { label: 'Mehr Stimmen', href: 'https://reviews.example/two-isles' },
  statisticsTitle: 'In Zahlen',
  statistics: [
    { id: 'sailings', value: '500+', label: 'Fahrten' },
    { id: 'seals', value: '30', label: 'Robben' },
  ],
  callPicture: boat('Ein blaues Boot'),
  callTitle: 'Wann kommen Sie?',
  callText: 'Schreiben Sie uns.',
  questions: [{ id: 'weather', question: 'Und bei Regen?', answer: 'Wir fahren.' }],
  newsletter,
  missingTexts: [
    'testimonials.anna.name',
    'testimonials.anna.location',
    'testimonials.anna.text',
    'testimonials.ben.name',
    'testimonials.ben.location',
    'testimonials.ben.text',
  ],
};
