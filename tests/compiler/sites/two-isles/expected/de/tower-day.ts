import type { PackagePage } from '../../../../../../src/domain/page-data/package.ts';
import { related } from '../../../related.ts';
import { withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { light, preview } from '../pictures.ts';
import { hut2d, isles2d, isles3d } from './cards.ts';
import { exclusions, questions } from './parts.ts';

// A day of its own: no prices, no night, no meal, and no section page lists it. Its letter is not shown.
export const towerDayPage: PackagePage = {
  kind: 'package',
  path: '/reisen/tower-day',
  meta: {
    title: 'Leuchtturm an einem Tag',
    description: 'Ein Tag am Leuchtturm.',
    image: preview('light', 'Ein weißer Leuchtturm'),
  },
  id: 'tower-day',
  address: 'https://two-isles.example/reisen/tower-day',
  name: 'Leuchtturm an einem Tag',
  region: 'Nordinsel',
  description: ['Viele Stufen.'],
  idealFor: 'Kletterer',
  special: ['Die Aussicht'],
  start: 'Am Turm.',
  changes: 'Nebel.',
  bring: ['Feste Schuhe', 'Eine Jacke'],
  durationText: '1 Tag',
  // Months over New Year are one row.
  facts: [
    { id: 'hours', label: 'Uhrzeiten', text: '09:00–17:00 Uhr (Ortszeit, UTC-2)' },
    { id: 'effort', label: 'Anstrengung', text: 'Fordernd', note: 'Es sind 230 Stufen.' },
    { id: 'youngestAge', label: 'Mindestalter', text: 'Ab 6 Jahren' },
    { id: 'months', label: 'Beste Monate', text: 'Mai, November bis Januar' },
    { id: 'guideLanguages', label: 'Sprachen der Reiseleitung', text: 'Deutsch und Japanisch' },
  ],
  picture: light('Ein weißer Leuchtturm'),
  ...withoutCalendar(' (de)'),
  variants: [
    {
      destinationText: 'Alter\u00a0Leuchtturm',
      priceText: 'Fragen Sie uns',
      days: [
        {
          number: 1,
          label: 'Tag 1',
          choices: [
            {
              title: 'Der Leuchtturm',
              description: 'Ein Tag am Licht.',
              // Of the only day, its places are named.
              places: ['Alter Leuchtturm'],
              included: [],
              activities: [
                { time: '09:00–10:30', icon: 'Binoculars', text: 'Auf den Leuchtturm' },
                { time: 'Gegen Mittag', icon: 'Utensils', text: 'Picknick (nicht enthalten)' },
              ],
            },
          ],
        },
      ],
      inclusions: ['Ferngläser', 'Das Boot'],
      exclusions,
      chatMessage: chat(
        'Guten Tag, ist „Leuchtturm an einem Tag“ frei?',
        'https://two-isles.example/reisen/tower-day',
      ),
      booking: {
        own: {
          opening: 'Guten Tag, ist „Leuchtturm an einem Tag“ frei?',
          names: ['Leuchtturm an einem Tag'],
          alternatives: {},
        },
      },
    },
  ],
  booking: {
    own: {
      date: ['First day ', { value: 'date' }, ' (de)'],
      people: [{ value: 'people' }, ' Personen'],
      tiers: {},
      price: [{ value: 'price' }, ' pro Kopf, ', { value: 'total' }, ' zusammen'],
      money: { locale: 'de-DE', currency: 'EUR', decimals: 2 },
    },
  },
  related: [related(isles2d, 'A day more'), related(isles3d, 'Dieselben Orte'), related(hut2d, 'Woanders')],
  questions,
  missingTexts: ['interface.package.longer'],
};
