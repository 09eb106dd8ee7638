import type { PackagePage, SharedTexts } from '../../../../../../src/domain/page-data/package.ts';
import type { PlannedDay } from '../../../../../../src/domain/page-data/plan.ts';
import { related } from '../../../related.ts';
import { withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { lodgeTexts as englishTexts } from '../en/lodge-tours.ts';
import { picture, preview } from '../pictures.ts';
import { row } from '../tables.ts';
import { camp2d, lodge2d, lodge3d, plainWalk } from './cards.ts';

const lodgeTexts: SharedTexts = {
  date: ['First day ', { value: 'date' }, ' (fr)'],
  people: [{ value: 'people' }, ' personnes'],
  tiers: { none: 'Rien', tent: 'Tente', lodge: 'Lodge' },
  price: [{ value: 'price' }, ' par personne, ', { value: 'total' }, ' en tout'],
  money: { locale: 'fr-FR', currency: 'USD', decimals: 2 },
};

// The French texts have no word for the lodge.
const tiers = [
  { id: 'none', label: 'Rien' },
  { id: 'tent', label: 'Tente' },
  { id: 'lodge', label: 'Lodge' },
];

export const lodge2dPage: PackagePage = {
  kind: 'package',
  path: '/tours/lodge-2d',
  meta: {
    title: 'Une nuit au refuge',
    description: 'Deux jours dans les collines.',
    image: preview('lodge', 'Un refuge en bois'),
  },
  id: 'lodge-2d',
  address: 'https://hill-camp.example/fr/tours/lodge-2d',
  name: 'Refuge, 2 jours',
  region: 'Les collines',
  description: ['Une nuit.'],
  idealFor: 'Tous',
  special: ['Un poêle'],
  start: 'À la porte.',
  changes: 'La neige.',
  bring: ['Un bâton'],
  durationText: '2 jours 1 nuit',
  facts: [],
  picture: picture('lodge', 'Un refuge en bois'),
  ...withoutCalendar(' (fr)'),
  variants: [
    {
      destinationText: 'Grande\u00a0Colline',
      priceText: 'à partir de 1\u00a0250\u00a0$',
      perText: 'Common: per person (fr)',
      priceFor: 'for 2–3 (fr)',
      days: [
        {
          number: 1,
          label: 'Day 1',
          choices: [
            {
              title: 'La montée',
              description: 'Toujours plus haut.',
              places: [],
              included: ['petit déjeuner', 'la nuit'],
              activities: [
                { time: '08:00', icon: 'Coffee', text: 'Porridge at the lodge' },
                { icon: 'Mountain', text: 'Up the hill' },
              ],
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
      prices: {
        per: 'person',
        note: 'Package: prices note (fr)',
        tiers,
        currency: { before: '', after: '\u00a0$' },
        rows: [
          row(
            'pair',
            '2–3 personnes',
            [100_000, '1\u00a0000'],
            [125_000, '1\u00a0250'],
            [160_000, '1\u00a0600'],
          ),
        ],
        first: {
          people: 2,
          tier: 'tent',
          perPersonText: '1\u00a0250\u00a0$',
          totalText: '2\u00a0500\u00a0$',
        },
      },
      inclusions: ['A guide', 'Une carte'],
      exclusions: [],
      chatMessage: chat(
        'Bonjour, « Refuge, 2 jours » est-il libre ?',
        '2 personnes · Tente · 1\u00a0250\u00a0$ par personne, 2\u00a0500\u00a0$ en tout',
        'https://hill-camp.example/fr/tours/lodge-2d?people=2&tier=tent',
        '',
        'Lodge, 2 days · 2 guests · Tent · $1,250 each, $2,500 in all',
      ),
      booking: {
        own: {
          opening: 'Bonjour, « Refuge, 2 jours » est-il libre ?',
          names: ['Refuge, 2 jours'],
          alternatives: {},
        },
        operator: { opening: 'Hello, is “Lodge, 2 days” free?', names: ['Lodge, 2 days'], alternatives: {} },
      },
    },
  ],
  booking: { own: lodgeTexts, operator: englishTexts },
  section: { label: 'All tours', href: '/fr/tours' },
  related: [
    related(camp2d, 'Aussi long'),
    related(lodge3d, 'Un jour de plus'),
    related(plainWalk, 'Ailleurs'),
  ],
  questions: [{ id: 'kit', question: 'Que dois-je porter ?', answer: 'Wool.' }],
  missingTexts: [
    'activities.porridgeIncluded',
    'activities.climb',
    'activities.market',
    'activities.soup',
    'interface.package.day',
    'labels.inclusions.guide',
    'labels.tiers.lodge',
    'sections.tours.name',
    'packages.lodge-long.name',
    'images.plain',
    'questions.kit.answer',
  ],
};

function generalDay(number: number): PlannedDay {
  return {
    number,
    label: `Day ${number}`,
    choices: [
      {
        title: `Jour ${number} du voyage`,
        description: 'We plan it with you.',
        places: [],
        included: [],
        activities: [],
      },
    ],
  };
}

export const lodge3dPage: PackagePage = {
  kind: 'package',
  path: '/tours/lodge-long',
  meta: {
    title: 'Deux nuits au refuge',
    description: 'Trois jours dans les collines.',
    image: preview('lodge', 'Un refuge en bois'),
  },
  id: 'lodge-long',
  address: 'https://hill-camp.example/fr/tours/lodge-long',
  name: 'Lodge for Three days',
  region: 'Les collines',
  description: ['Two nights.', 'Or more.'],
  idealFor: 'Lecteurs',
  special: ['Des livres'],
  start: 'Dans l’entrée.',
  changes: 'Rien du tout.',
  bring: [],
  durationText: '3 jours 2 nuits',
  facts: [],
  picture: picture('lodge', 'Un refuge en bois'),
  ...withoutCalendar(' (fr)'),
  variants: [
    {
      destinationText: 'Les collines',
      priceText: 'à partir de 1\u00a0499,50\u00a0$',
      perText: 'Common: per person (fr)',
      priceFor: 'for 4–10 (fr)',
      days: [generalDay(1), generalDay(2), generalDay(3)],
      prices: {
        per: 'person',
        note: 'Package: prices note (fr)',
        tiers,
        currency: { before: '', after: '\u00a0$' },
        rows: [
          row(
            'pair',
            '2–3 personnes',
            [150_000, '1\u00a0500'],
            [189_995, '1\u00a0899,95'],
            [240_000, '2\u00a0400'],
          ),
          row(
            'group',
            '4–10 personnes',
            [120_000, '1\u00a0200'],
            [149_950, '1\u00a0499,50'],
            [190_000, '1\u00a0900'],
          ),
        ],
        first: {
          people: 2,
          tier: 'tent',
          perPersonText: '1\u00a0899,95\u00a0$',
          totalText: '3\u00a0799,90\u00a0$',
        },
      },
      inclusions: ['A guide', 'Une carte'],
      exclusions: [],
      chatMessage: chat(
        'Bonjour, « Lodge for Three days » est-il libre ?',
        '2 personnes · Tente · 1\u00a0899,95\u00a0$ par personne, 3\u00a0799,90\u00a0$ en tout',
        'https://hill-camp.example/fr/tours/lodge-long?people=2&tier=tent',
        '',
        'Lodge for Three days · 2 guests · Tent · $1,899.95 each, $3,799.90 in all',
      ),
      booking: {
        own: {
          opening: 'Bonjour, « Lodge for Three days » est-il libre ?',
          names: ['Lodge for Three days'],
          alternatives: {},
        },
        operator: {
          opening: 'Hello, is “Lodge for Three days” free?',
          names: ['Lodge for Three days'],
          alternatives: {},
        },
      },
    },
  ],
  booking: { own: lodgeTexts, operator: englishTexts },
  section: { label: 'All tours', href: '/fr/tours' },
  related: [related(lodge2d, 'Un jour de moins'), related(plainWalk, 'Ailleurs')],
  questions: [{ id: 'kit', question: 'Que dois-je porter ?', answer: 'Wool.' }],
  missingTexts: [
    'packages.lodge-long.name',
    'packages.lodge-long.description.0',
    'packages.lodge-long.description.1',
    'interface.package.day',
    'interface.package.genericDayText',
    'labels.inclusions.guide',
    'labels.tiers.lodge',
    'sections.tours.name',
    'images.plain',
    'questions.kit.answer',
  ],
};
