import type { ComparePage } from '../../../../../../src/domain/page-data/compare.ts';
import { preview } from '../pictures.ts';

export const compare: ComparePage = {
  kind: 'compare',
  path: '/vergleich',
  meta: {
    title: 'Meine Bootsreisen',
    description: 'Nebeneinander.',
    image: preview('light', 'Ein weißer Leuchtturm'),
  },
  title: 'Alle meine Reisen',
  subtitle: 'Bis zu drei.',
  how: ['Aufs Herz tippen.'],
  listsTitle: 'Reisen finden',
  lists: [{ label: 'Alle Reisen', href: '/reisen' }],
  tourPath: ['/reisen/', { value: 'package' }],
  offered: [
    {
      label: 'Alle Reisen',
      tours: [
        { slug: 'isles-3d', name: 'Beide Inseln in 3 Tagen' },
        { slug: 'isles-2d', name: 'Beide Inseln in 2 Tagen' },
        { slug: 'hut-2d', name: 'Hüttentour, 2 Tage' },
        { slug: 'hut-4d', name: 'Hüttentour, vier Tage' },
      ],
    },
  ],
  texts: {
    saved: 'Gemerkt',
    sideBySide: 'Beieinander',
    add: 'Noch eine Reise',
    choose: 'Welche denn',
    remove: ['Ohne ', { value: 'name' }],
    full: 'Nicht mehr als drei.',
    differences: 'Unterschiede',
    same: 'Kein Unterschied.',
    options: 'Komfort',
    included: 'Ja',
    excluded: 'Nein',
    unknown: 'Unbekannt',
    gone: 'Nicht zu haben.',
    ask: 'Die Mannschaft fragen',
  },
  opening: { own: 'Ahoi, welche Reise?' },
  missingTexts: [],
};
