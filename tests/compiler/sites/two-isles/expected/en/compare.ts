import type { ComparePage } from '../../../../../../src/domain/page-data/compare.ts';
import { preview } from '../pictures.ts';

export const compare: ComparePage = {
  kind: 'compare',
  path: '/vergleich',
  meta: {
    title: 'My boat trips',
    description: 'Side by side.',
    image: preview('light', 'A white lighthouse'),
  },
  title: 'All my trips',
  subtitle: 'Up to three.',
  how: ['Tap the heart.'],
  listsTitle: 'Find trips',
  lists: [{ label: 'All trips', href: '/en/reisen' }],
  tourPath: ['/reisen/', { value: 'package' }],
  offered: [
    {
      label: 'All trips',
      tours: [
        { slug: 'isles-3d', name: 'Both isles in 3 days' },
        { slug: 'isles-2d', name: 'Both isles in 2 days' },
        { slug: 'hut-2d', name: 'Hut tour, 2 days' },
        { slug: 'hut-4d', name: 'Hut tour, 4 days' },
      ],
    },
  ],
  texts: {
    saved: 'Kept trips',
    sideBySide: 'Beside each other',
    add: 'Another trip',
    choose: 'Choose one',
    remove: ['Leave out ', { value: 'name' }],
    full: 'No more than three.',
    differences: 'Differences',
    same: 'No difference.',
    options: 'Comfort',
    included: 'Yes',
    excluded: 'No',
    unknown: 'Not known',
    gone: 'Not to be had.',
    ask: 'Ask the crew',
  },
  opening: { own: 'Ahoy, which trip?', operator: 'Ahoi, welche Reise?' },
  missingTexts: [],
};
