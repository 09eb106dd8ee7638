import type { SharedTexts } from '../../../../../../src/domain/page-data/package.ts';
import type { Link, Question } from '../../../../../../src/domain/page-data/parts.ts';
import type { PlannedDay } from '../../../../../../src/domain/page-data/plan.ts';

/** What a tour with nights includes, unless its option says otherwise. */
export const inclusions: readonly string[] = ['Betten', 'Frühstück', 'Das Boot'];

export const exclusions: readonly string[] = ['Mittagessen', 'Trinkgeld'];

export const questions: readonly Question[] = [
  { id: 'weather', question: 'Und bei Regen?', answer: 'Wir fahren.' },
  { id: 'children', question: 'Dürfen Kinder mit?', answer: 'Ab sechs.' },
];

export const section: Link = { label: 'Alle Reisen', href: '/reisen' };

export const tiers = [
  { id: 'none', label: 'Ohne Hotel' },
  { id: 'inn', label: 'Gasthof' },
  { id: 'hotel', label: 'Gutes Hotel' },
];

/** The words of a chat message about any package with nights. */
export const overnightTexts: SharedTexts = {
  date: ['First day ', { value: 'date' }, ' (de)'],
  people: [{ value: 'people' }, ' Personen'],
  tiers: { none: 'Ohne Hotel', inn: 'Gasthof', hotel: 'Gutes Hotel' },
  price: [{ value: 'price' }, ' pro Kopf, ', { value: 'total' }, ' zusammen'],
  money: { locale: 'de-DE', currency: 'EUR', decimals: 2 },
};

/** The last day of every tour with nights: with breakfast, since a night came before, but no night after it. */
export function lastDay(number: number, label: string): PlannedDay {
  return {
    number,
    label,
    choices: [
      {
        // The title is missing in German.
        title: 'Home again',
        description: 'Geschenke und Abschied.',
        places: [],
        included: ['Frühstück'],
        activities: [
          { time: '08:30', icon: 'Coffee', text: 'Frühstück im Haus' },
          { time: '10:00', icon: 'Gift', text: 'Läden am Hafen' },
        ],
      },
    ],
  };
}
