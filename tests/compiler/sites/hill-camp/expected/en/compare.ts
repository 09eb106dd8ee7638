import type { ComparePage } from '../../../../../../src/domain/page-data/compare.ts';
import { preview } from '../pictures.ts';

export const compare: ComparePage = {
  kind: 'compare',
  path: '/mine',
  meta: { title: 'What I keep', description: 'Kept and compared.', image: preview('hill', 'A green hill') },
  title: 'Your tours',
  subtitle: 'Kept here.',
  how: ['Tap the heart.', 'Choose three.'],
  listsTitle: 'Where they are',
  lists: [{ label: 'All tours', href: '/tours' }],
  tourPath: ['/tours/', { value: 'package' }],
  offered: [
    {
      label: 'All tours',
      tours: [
        { slug: 'camp-2d', name: 'Camp under the stars' },
        { slug: 'lodge-2d', name: 'Lodge, 2 days' },
        { slug: 'lodge-long', name: 'Lodge for Three days' },
        { slug: 'plain-walk', name: 'Over the plain' },
      ],
    },
  ],
  texts: {
    saved: 'Kept',
    sideBySide: 'Together',
    add: 'One more',
    choose: 'Which?',
    remove: ['Without ', { value: 'name' }],
    full: 'Three are enough.',
    differences: 'What differs',
    same: 'All the same.',
    options: 'Beds',
    included: 'With it',
    excluded: 'Without it',
    unknown: 'Ask the keeper',
    gone: 'It is gone.',
    ask: 'Ask about these',
  },
  opening: { own: 'Hello, which of these?' },
  missingTexts: [],
};
