import type { PackagePage } from '../../../../../../src/domain/page-data/package.ts';
import type { PlannedDay } from '../../../../../../src/domain/page-data/plan.ts';
import { related } from '../../../related.ts';
import { withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { boat, dunes, preview } from '../pictures.ts';
import { row } from '../tables.ts';
import { isles2d, isles3d, towerDay } from './cards.ts';
import { exclusions, inclusions, lastDay, overnightTexts, questions, section, tiers } from './parts.ts';

// One plan without options, and the table for one night.
export const hut2dPage: PackagePage = {
  kind: 'package',
  path: '/reisen/hut-2d',
  meta: {
    title: 'Hüttentour, 2 Tage',
    description: 'Eine Nacht in den Dünen.',
    image: preview('dunes', 'Sanddünen'),
  },
  id: 'hut-2d',
  address: 'https://two-isles.example/reisen/hut-2d',
  name: 'Hüttentour, 2 Tage',
  region: 'Südinsel',
  description: ['Sand und Sterne.'],
  idealFor: 'Familien',
  special: ['Die Sterne'],
  start: 'An den Dünen.',
  changes: 'Der Mond.',
  bring: ['A jacket', 'Water', 'Ein Geldbeutel'],
  durationText: '2 Tage 1 Nacht',
  facts: [],
  picture: dunes('Sanddünen'),
  ...withoutCalendar(' (de)'),
  variants: [
    {
      destinationText: 'Dünen',
      priceText: 'ab 150\u00a0€',
      perText: 'Common: per person (de)',
      priceFor: 'for 2–4 (de)',
      days: [
        {
          number: 1,
          label: 'Tag 1',
          choices: [
            {
              title: 'Die Dünen',
              description: 'Ein Tag im Sand.',
              places: [],
              included: ['Frühstück', 'Übernachtung'],
              activities: [
                { time: '08:00', icon: 'Coffee', text: 'Frühstück im Haus' },
                { time: '10:00–12:00', icon: 'Sun', text: 'Gang durch die Dünen' },
                { icon: 'Moon', text: 'Abendbrot auf eigene Kosten' },
              ],
            },
          ],
        },
        lastDay(2, 'Tag 2'),
      ],
      prices: {
        per: 'person',
        note: 'Package: prices note (de)',
        tiers,
        currency: { before: '', after: '\u00a0€' },
        rows: [
          row('solo', '1 Personen', [12_000, '120'], [18_000, '180'], [25_000, '250']),
          row('few', '2–4 Personen', [10_000, '100'], [15_000, '150'], [21_000, '210']),
        ],
        first: { people: 1, tier: 'inn', perPersonText: '180\u00a0€', totalText: '180\u00a0€' },
      },
      inclusions,
      exclusions,
      chatMessage: chat(
        'Guten Tag, ist „Hüttentour, 2 Tage“ frei?',
        '1 Personen · Gasthof · 180\u00a0€ pro Kopf, 180\u00a0€ zusammen',
        'https://two-isles.example/reisen/hut-2d?people=1&tier=inn',
      ),
      booking: {
        own: {
          opening: 'Guten Tag, ist „Hüttentour, 2 Tage“ frei?',
          names: ['Hüttentour, 2 Tage'],
          alternatives: {},
        },
      },
    },
  ],
  booking: { own: overnightTexts },
  section,
  related: [related(isles2d, 'Genauso lang'), related(isles3d, 'A day more'), related(towerDay, 'Woanders')],
  questions,
  missingTexts: [
    'destinations.dunes.bring.0',
    'destinations.dunes.bring.1',
    'days.souvenir.title',
    'interface.package.longer',
  ],
};

function generalDay(number: number): PlannedDay {
  return {
    number,
    label: `Tag ${number}`,
    choices: [
      {
        title: `Tag ${number} der Reise`,
        description: 'Den Tag planen wir mit Ihnen.',
        places: [],
        included: [],
        activities: [],
      },
    ],
  };
}

// No itinerary, and no table for three nights.
export const hut4dPage: PackagePage = {
  kind: 'package',
  path: '/reisen/hut-4d',
  meta: {
    title: 'Hüttentour, vier Tage',
    description: 'Drei Nächte in Hütten.',
    image: preview('boat', 'Ein blaues Boot'),
  },
  id: 'hut-4d',
  address: 'https://two-isles.example/reisen/hut-4d',
  name: 'Hüttentour, vier Tage',
  region: 'Südinsel',
  description: ['Wie Sie mögen.'],
  idealFor: 'Wanderer',
  special: ['Drei Hütten'],
  start: 'Überall.',
  changes: 'Alles.',
  bring: [],
  durationText: '4 Tage 3 Nächte',
  facts: [],
  picture: boat('Ein blaues Boot'),
  ...withoutCalendar(' (de)'),
  variants: [
    {
      destinationText: 'Südinsel',
      priceText: 'Fragen Sie uns',
      days: [generalDay(1), generalDay(2), generalDay(3), generalDay(4)],
      inclusions,
      exclusions,
      chatMessage: chat(
        'Guten Tag, ist „Hüttentour, vier Tage“ frei?',
        'https://two-isles.example/reisen/hut-4d',
      ),
      booking: {
        own: {
          opening: 'Guten Tag, ist „Hüttentour, vier Tage“ frei?',
          names: ['Hüttentour, vier Tage'],
          alternatives: {},
        },
      },
    },
  ],
  booking: { own: { ...overnightTexts, tiers: {} } },
  section,
  related: [related(isles3d, 'Woanders'), related(isles2d, 'Woanders'), related(towerDay, 'Woanders')],
  questions,
  missingTexts: [],
};
