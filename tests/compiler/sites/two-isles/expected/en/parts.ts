import type { SharedTexts } from '../../../../../../src/domain/page-data/package.ts';
import type { Link, Question } from '../../../../../../src/domain/page-data/parts.ts';
import type { PlannedDay } from '../../../../../../src/domain/page-data/plan.ts';

/** What a tour with nights includes, unless its option says otherwise. */
export const inclusions: readonly string[] = ['Beds', 'Breakfast', 'The boat'];

export const exclusions: readonly string[] = ['Lunch', 'Tips'];

export const questions: readonly Question[] = [
  { id: 'weather', question: 'And if it rains?', answer: 'We sail.' },
  { id: 'children', question: 'May children come?', answer: 'From six on.' },
];

export const section: Link = { label: 'All trips', href: '/en/reisen' };

export const tiers = [
  { id: 'none', label: 'No hotel' },
  { id: 'inn', label: 'Inn' },
  { id: 'hotel', label: 'Hotel' },
];

/** The words of a chat message about any package with nights. */
export const overnightTexts: SharedTexts = {
  date: ['First day ', { value: 'date' }],
  people: [{ value: 'people' }, ' guests'],
  tiers: { none: 'No hotel', inn: 'Inn', hotel: 'Hotel' },
  price: [{ value: 'price' }, ' each, ', { value: 'total' }, ' in all'],
  money: { locale: 'en-GB', currency: 'EUR', decimals: 2 },
};

/** The last day of every tour with nights: with breakfast, since a night came before, but no night after it. */
export function lastDay(number: number, label: string): PlannedDay {
  return {
    number,
    label,
    choices: [
      {
        title: 'Home again',
        description: 'Presents and a goodbye.',
        places: [],
        included: ['breakfast'],
        activities: [
          { time: '08:30', icon: 'Coffee', text: 'Breakfast at the house' },
          { time: '10:00', icon: 'Gift', text: 'Shops at the harbour' },
        ],
      },
    ],
  };
}
