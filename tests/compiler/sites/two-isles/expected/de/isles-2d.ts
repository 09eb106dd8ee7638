import type { PackagePage, PackageVariant } from '../../../../../../src/domain/page-data/package.ts';
import { related } from '../../../related.ts';
import { aRoute, withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { boat, preview } from '../pictures.ts';
import { row } from '../tables.ts';
import { hut2d, isles3d, towerDay } from './cards.ts';
import { exclusions, inclusions, lastDay, overnightTexts, questions, section, tiers } from './parts.ts';

// The table of the option, not the one for one night.
const slow: PackageVariant = {
  option: {
    id: 'slow',
    name: 'Gemach',
    description: 'Gasthöfe und Zeit.',
    features: ['Gasthof', 'Frühstück'],
  },
  destinationText: 'Alter\u00a0Leuchtturm\u00a0· Dünen',
  priceText: 'ab 950\u00a0€',
  perText: 'Common: per person (de)',
  priceFor: 'for 2–4 (de)',
  days: [
    {
      number: 1,
      label: 'Tag 1',
      choices: [
        {
          title: 'Der Leuchtturm',
          description: 'Ein Tag am Licht.',
          places: [],
          included: ['Übernachtung'],
          activities: [
            { time: '09:00–10:30', icon: 'Binoculars', text: 'Auf den Leuchtturm' },
            { time: 'Gegen Mittag', icon: 'Utensils', text: 'Picknick (nicht enthalten)' },
          ],
        },
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
  route: aRoute(
    [
      { label: '1a', name: 'Alter Leuchtturm', isStart: true },
      { label: '1b', name: 'Dünen' },
    ],
    'stays',
  ),
  prices: {
    per: 'person',
    note: 'Package: prices note (de)',
    tiers,
    currency: { before: '', after: '\u00a0€' },
    rows: [
      row('solo', '1 Personen', [90_000, '900'], [115_000, '1.150'], [140_000, '1.400']),
      row('few', '2–4 Personen', [70_000, '700'], [95_000, '950'], [120_000, '1.200']),
    ],
    first: { people: 1, tier: 'inn', perPersonText: '1.150\u00a0€', totalText: '1.150\u00a0€' },
  },
  inclusions,
  exclusions,
  chatMessage: chat(
    'Guten Tag, ist „Beide Inseln in 2 Tagen“, Gemach, frei?',
    '1 Personen · Gasthof · 1.150\u00a0€ pro Kopf, 1.150\u00a0€ zusammen',
    'https://two-isles.example/reisen/isles-2d?option=slow&people=1&tier=inn',
  ),
  booking: {
    own: {
      opening: 'Guten Tag, ist „Beide Inseln in 2 Tagen“, Gemach, frei?',
      names: ['Beide Inseln in 2 Tagen', 'Gemach'],
      alternatives: { 1: ['Tag 1: Der Leuchtturm', 'Tag 1: Die Dünen'] },
    },
  },
};

// This package has a table of its own for the option, for two and more.
const full: PackageVariant = {
  option: { id: 'full', name: 'Rundum', description: 'Hotels und Essen.', features: ['Gutes Hotel'] },
  destinationText: 'Dünen',
  priceText: 'ab 1.050\u00a0€',
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
          included: ['Frühstück', 'Abendessen', 'Übernachtung'],
          activities: [
            { time: '08:00', icon: 'Coffee', text: 'Frühstück im Haus' },
            { time: '10:00–12:00', icon: 'Sun', text: 'Gang durch die Dünen' },
            { icon: 'Moon', text: 'Abendbrot im Haus' },
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
    rows: [row('few', '2–4 Personen', [60_000, '600'], [80_000, '800'], [105_000, '1.050'])],
    first: { people: 2, tier: 'hotel', perPersonText: '1.050\u00a0€', totalText: '2.100\u00a0€' },
  },
  inclusions: ['Betten', 'Frühstück', 'Mittagessen unterwegs', 'Das Boot'],
  exclusions: ['Trinkgeld'],
  bring: [2, 3, 4],
  chatMessage: chat(
    'Guten Tag, ist „Beide Inseln in 2 Tagen“, Rundum, frei?',
    '2 Personen · Gutes Hotel · 1.050\u00a0€ pro Kopf, 2.100\u00a0€ zusammen',
    'https://two-isles.example/reisen/isles-2d?option=full&people=2&tier=hotel',
  ),
  booking: {
    own: {
      opening: 'Guten Tag, ist „Beide Inseln in 2 Tagen“, Rundum, frei?',
      names: ['Beide Inseln in 2 Tagen', 'Rundum'],
      alternatives: {},
    },
  },
};

export const isles2dPage: PackagePage = {
  kind: 'package',
  path: '/reisen/isles-2d',
  meta: {
    title: 'Beide Inseln, 2 Tage',
    description: 'Zwei Tage auf zwei Inseln.',
    image: preview('boat', 'Ein blaues Boot'),
  },
  id: 'isles-2d',
  address: 'https://two-isles.example/reisen/isles-2d',
  name: 'Beide Inseln in 2 Tagen',
  region: 'Nordinsel',
  description: ['Jeden Tag eine Insel.'],
  idealFor: 'Paare',
  special: ['Eine Nacht'],
  start: 'Am Steg.',
  changes: 'Nichts.',
  bring: ['Feste Schuhe', 'Eine Jacke', 'A jacket', 'Water', 'Ein Geldbeutel'],
  durationText: '2 Tage 1 Nacht',
  facts: [],
  picture: boat('Ein blaues Boot'),
  ...withoutCalendar(' (de)'),
  variants: [slow, full],
  booking: { own: overnightTexts },
  section,
  related: [
    // This reason is missing in German.
    related(isles3d, 'A day more'),
    related(hut2d, 'Genauso lang'),
    related(towerDay, 'Dieselben Orte'),
  ],
  questions,
  missingTexts: [
    'destinations.dunes.bring.0',
    'destinations.dunes.bring.1',
    'days.souvenir.title',
    'interface.package.longer',
  ],
};
