import type { PackagePage, SharedTexts } from '../../../../../../src/domain/page-data/package.ts';
import { related } from '../../../related.ts';
import { withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { walkTexts as englishTexts } from '../en/walks.ts';
import { picture, preview } from '../pictures.ts';
import { camp2d, lodge2d, lodge3d, plainWalk } from './cards.ts';

/** Nothing on these tours is booked by accommodation class. */
const walkTexts: SharedTexts = {
  date: ['First day ', { value: 'date' }, ' (fr)'],
  people: [{ value: 'people' }, ' personnes'],
  tiers: {},
  price: [{ value: 'price' }, ' par personne, ', { value: 'total' }, ' en tout'],
  money: { locale: 'fr-FR', currency: 'USD', decimals: 2 },
};

// The French texts have no activities, and no word for "Day 1".
export const camp2dPage: PackagePage = {
  kind: 'package',
  path: '/tours/camp-2d',
  meta: {
    title: 'Camper sur la colline',
    description: 'Deux jours dehors.',
    image: preview('hill', 'Une colline verte'),
  },
  id: 'camp-2d',
  address: 'https://hill-camp.example/fr/tours/camp-2d',
  name: 'Camp, 2 jours',
  region: 'Les collines',
  description: ['Apportez tout.'],
  idealFor: 'Campeurs',
  special: ['Pas de toit'],
  start: 'À la cabane.',
  changes: 'La pluie.',
  bring: ['Un bâton'],
  durationText: '2 jours 1 nuit',
  facts: [],
  picture: picture('hill', 'Une colline verte'),
  ...withoutCalendar(' (fr)'),
  variants: [
    {
      destinationText: 'Grande\u00a0Colline',
      priceText: 'Demandez-nous',
      days: [
        {
          number: 1,
          label: 'Day 1',
          choices: [
            {
              title: 'La montée',
              description: 'Toujours plus haut.',
              places: [],
              included: [],
              activities: [
                { time: '08:00', icon: 'Coffee', text: 'Porridge from your bag' },
                { icon: 'Mountain', text: 'Up the hill' },
              ],
            },
            {
              title: 'Un jour calme',
              description: 'Dans l’herbe.',
              places: [],
              included: [],
              activities: [{ time: 'Plus tard', icon: 'Sun', text: 'A nap' }],
            },
          ],
        },
        {
          number: 2,
          label: 'Day 2',
          choices: [
            {
              title: 'Jour de marché',
              description: 'On redescend.',
              places: [],
              included: [],
              activities: [
                { time: '09:00', icon: 'Gift', text: 'Over the market' },
                { time: '12:30–13:30', icon: 'Utensils', text: 'Soup at a stall' },
              ],
            },
          ],
        },
      ],
      inclusions: ['A guide', 'Une carte'],
      exclusions: [],
      chatMessage: chat(
        'Bonjour, « Camp, 2 jours » est-il libre ?',
        'https://hill-camp.example/fr/tours/camp-2d',
        '',
        'Camp under the stars',
      ),
      booking: {
        own: {
          opening: 'Bonjour, « Camp, 2 jours » est-il libre ?',
          names: ['Camp, 2 jours'],
          alternatives: { 1: ['Day 1: La montée (fr)', 'Day 1: Un jour calme (fr)'] },
        },
        operator: {
          opening: 'Hello, is “Camp under the stars” free?',
          names: ['Camp under the stars'],
          alternatives: { 1: ['Day 1: The climb', 'Day 1: A quiet day'] },
        },
      },
    },
  ],
  booking: { own: walkTexts, operator: englishTexts },
  section: { label: 'All tours', href: '/fr/tours' },
  related: [related(lodge2d, 'Aussi long'), related(plainWalk, 'Ailleurs')],
  questions: [{ id: 'kit', question: 'Que dois-je porter ?', answer: 'Wool.' }],
  missingTexts: [
    'activities.porridge',
    'activities.climb',
    'activities.nap',
    'activities.market',
    'activities.soup',
    'interface.package.day',
    'labels.inclusions.guide',
    'sections.tours.name',
    'images.plain',
    'questions.kit.answer',
  ],
};

export const plainWalkPage: PackagePage = {
  kind: 'package',
  path: '/tours/plain-walk',
  meta: {
    title: 'Marcher dans la plaine',
    description: 'Un jour dans l’herbe.',
    image: preview('plain', 'Yellow grass'),
  },
  id: 'plain-walk',
  address: 'https://hill-camp.example/fr/tours/plain-walk',
  name: 'À travers la plaine',
  region: 'La plaine',
  description: ['De l’herbe.'],
  idealFor: 'Marcheurs',
  special: ['Le ciel'],
  start: 'À la clôture.',
  changes: 'Le vent.',
  bring: [],
  durationText: '1 jour',
  facts: [],
  picture: picture('plain', 'Yellow grass'),
  ...withoutCalendar(' (fr)'),
  variants: [
    {
      destinationText: 'La plaine',
      priceText: 'Demandez-nous',
      days: [
        {
          number: 1,
          label: 'Day 1',
          choices: [
            {
              title: 'Jour 1 du voyage',
              description: 'We plan it with you.',
              places: [],
              included: [],
              activities: [],
            },
          ],
        },
      ],
      inclusions: ['A guide', 'Une carte'],
      exclusions: [],
      chatMessage: chat(
        'Bonjour, « À travers la plaine » est-il libre ?',
        'https://hill-camp.example/fr/tours/plain-walk',
        '',
        'Over the plain',
      ),
      booking: {
        own: {
          opening: 'Bonjour, « À travers la plaine » est-il libre ?',
          names: ['À travers la plaine'],
          alternatives: {},
        },
        operator: {
          opening: 'Hello, is “Over the plain” free?',
          names: ['Over the plain'],
          alternatives: {},
        },
      },
    },
  ],
  booking: { own: walkTexts, operator: englishTexts },
  section: { label: 'All tours', href: '/fr/tours' },
  related: [related(camp2d, 'Ailleurs'), related(lodge2d, 'Ailleurs'), related(lodge3d, 'Ailleurs')],
  questions: [{ id: 'kit', question: 'Que dois-je porter ?', answer: 'Wool.' }],
  missingTexts: [
    'images.plain',
    'interface.package.day',
    'interface.package.genericDayText',
    'labels.inclusions.guide',
    'sections.tours.name',
    'packages.lodge-long.name',
    'questions.kit.answer',
  ],
};
