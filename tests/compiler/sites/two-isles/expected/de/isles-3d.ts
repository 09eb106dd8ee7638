import type { PackagePage, PackageVariant } from '../../../../../../src/domain/page-data/package.ts';
import { related } from '../../../related.ts';
import { aRoute, withoutCalendar } from '../../../shapes.ts';
import { chat } from '../chat.ts';
import { light, preview } from '../pictures.ts';
import { row } from '../tables.ts';
import { hut2d, isles2d, towerDay } from './cards.ts';
import { exclusions, inclusions, lastDay, overnightTexts, questions, section, tiers } from './parts.ts';

// The option stands for inns and includes no meal; breakfast comes with every night.
const slow: PackageVariant = {
  option: {
    id: 'slow',
    name: 'Gemach',
    description: 'Gasthöfe und Zeit.',
    features: ['Gasthof', 'Frühstück'],
  },
  destinationText: 'Dünen',
  priceText: 'ab 950\u00a0€',
  perText: 'Common: per person (de)',
  priceFor: 'for 2–4 (de)',
  days: [
    {
      number: 1,
      label: 'Tag 1',
      choices: [
        {
          title: 'Die Überfahrt',
          description: 'Über den Sund.',
          places: [],
          included: ['Übernachtung'],
          activities: [
            { time: '07:30', icon: 'Anchor', text: 'Fähre zu den Inseln' },
            { time: 'Gegen Mittag', icon: 'Utensils', text: 'Picknick (nicht enthalten)' },
          ],
        },
      ],
    },
    {
      number: 2,
      label: 'Tag 2',
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
    lastDay(3, 'Tag 3'),
  ],
  route: aRoute([{ label: '1' }, { label: '2', name: 'Dünen' }, { label: '', isStart: true }]),
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
  bring: [0, 1, 2],
  chatMessage: chat(
    'Guten Tag, ist „Beide Inseln in 3 Tagen“, Gemach, frei?',
    '1 Personen · Gasthof · 1.150\u00a0€ pro Kopf, 1.150\u00a0€ zusammen',
    'https://two-isles.example/reisen/isles-3d?option=slow&people=1&tier=inn',
  ),
  booking: {
    own: {
      opening: 'Guten Tag, ist „Beide Inseln in 3 Tagen“, Gemach, frei?',
      names: ['Beide Inseln in 3 Tagen', 'Gemach'],
      alternatives: {},
    },
  },
};

// All meals are included, in hotels; on the second day one chooses between dunes and lighthouse.
const full: PackageVariant = {
  option: { id: 'full', name: 'Rundum', description: 'Hotels und Essen.', features: ['Gutes Hotel'] },
  destinationText: 'Dünen\u00a0· Alter\u00a0Leuchtturm',
  priceText: 'ab 1.450\u00a0€',
  perText: 'Common: per person (de)',
  priceFor: 'for 2–4 (de)',
  days: [
    {
      number: 1,
      label: 'Tag 1',
      choices: [
        {
          title: 'Die Überfahrt',
          description: 'Über den Sund.',
          places: [],
          included: ['Mittagessen', 'Abendessen', 'Übernachtung'],
          activities: [
            { time: '07:30', icon: 'Anchor', text: 'Fähre zu den Inseln' },
            { time: 'Gegen Mittag', icon: 'Utensils', text: 'Picknick aus unserer Küche' },
          ],
        },
      ],
    },
    {
      number: 2,
      label: 'Tag 2',
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
        {
          title: 'Der Leuchtturm',
          description: 'Ein Tag am Licht.',
          places: [],
          included: ['Mittagessen', 'Abendessen', 'Übernachtung'],
          activities: [
            { time: '09:00–10:30', icon: 'Binoculars', text: 'Auf den Leuchtturm' },
            { time: 'Gegen Mittag', icon: 'Utensils', text: 'Picknick aus unserer Küche' },
          ],
        },
      ],
    },
    lastDay(3, 'Tag 3'),
  ],
  route: aRoute(
    [
      { label: '1' },
      { label: '2a', name: 'Dünen' },
      { label: '2b', name: 'Alter Leuchtturm' },
      { label: '', isStart: true },
    ],
    'branches',
  ),
  prices: {
    per: 'person',
    note: 'Package: prices note (de)',
    tiers,
    currency: { before: '', after: '\u00a0€' },
    rows: [
      row('solo', '1 Personen', [110_000, '1.100'], [135_000, '1.350'], [165_000, '1.650']),
      row('few', '2–4 Personen', [90_000, '900'], [113_000, '1.130'], [145_000, '1.450']),
    ],
    first: { people: 1, tier: 'hotel', perPersonText: '1.650\u00a0€', totalText: '1.650\u00a0€' },
  },
  inclusions: ['Betten', 'Frühstück', 'Mittagessen unterwegs', 'Das Boot'],
  exclusions: ['Trinkgeld'],
  chatMessage: chat(
    'Guten Tag, ist „Beide Inseln in 3 Tagen“, Rundum, frei?',
    '1 Personen · Gutes Hotel · 1.650\u00a0€ pro Kopf, 1.650\u00a0€ zusammen',
    'https://two-isles.example/reisen/isles-3d?option=full&people=1&tier=hotel',
  ),
  booking: {
    own: {
      opening: 'Guten Tag, ist „Beide Inseln in 3 Tagen“, Rundum, frei?',
      names: ['Beide Inseln in 3 Tagen', 'Rundum'],
      alternatives: { 2: ['Tag 2: Die Dünen', 'Tag 2: Der Leuchtturm'] },
    },
  },
};

export const isles3dPage: PackagePage = {
  kind: 'package',
  path: '/reisen/isles-3d',
  meta: {
    title: 'Beide Inseln, 3 Tage',
    description: 'Drei Tage auf zwei Inseln.',
    image: preview('light', 'Ein weißer Leuchtturm'),
  },
  id: 'isles-3d',
  address: 'https://two-isles.example/reisen/isles-3d',
  name: 'Beide Inseln in 3 Tagen',
  region: 'Nordinsel',
  description: ['Hin mit der Fähre.', 'Zurück mit dem Boot.'],
  idealFor: 'Freunde',
  special: ['Zwei Inseln'],
  start: 'Am Hafen.',
  changes: 'Wind hält die Fähre auf.',
  // What to bring to the dunes is missing in German.
  bring: ['A jacket', 'Water', 'Ein Geldbeutel', 'Feste Schuhe', 'Eine Jacke'],
  durationText: '3 Tage 2 Nächte',
  facts: [],
  picture: light('Ein weißer Leuchtturm'),
  ...withoutCalendar(' (de)'),
  variants: [slow, full],
  booking: { own: overnightTexts },
  section,
  related: [
    related(isles2d, 'Ein Tag weniger'),
    related(hut2d, 'Ein Tag weniger'),
    related(towerDay, 'Dieselben Orte'),
  ],
  questions,
  missingTexts: ['destinations.dunes.bring.0', 'destinations.dunes.bring.1', 'days.souvenir.title'],
};
