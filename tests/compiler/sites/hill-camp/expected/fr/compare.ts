import type { ComparePage } from '../../../../../../src/domain/page-data/compare.ts';
import { preview } from '../pictures.ts';

export const compare: ComparePage = {
  kind: 'compare',
  path: '/mine',
  meta: {
    title: 'Ce que je garde',
    description: 'Gardé et comparé.',
    image: preview('hill', 'Une colline verte'),
  },
  title: 'Your tours',
  subtitle: 'Gardés ici.',
  how: ['Touchez le cœur.', 'Choisissez-en trois.'],
  listsTitle: 'Où ils sont',
  lists: [{ label: 'All tours', href: '/fr/tours' }],
  tourPath: ['/tours/', { value: 'package' }],
  offered: [
    {
      label: 'All tours',
      tours: [
        { slug: 'camp-2d', name: 'Camp, 2 jours' },
        { slug: 'lodge-2d', name: 'Refuge, 2 jours' },
        { slug: 'lodge-long', name: 'Lodge for Three days' },
        { slug: 'plain-walk', name: 'À travers la plaine' },
      ],
    },
  ],
  texts: {
    saved: 'Gardés',
    sideBySide: 'Ensemble',
    add: 'Encore un',
    choose: 'Lequel ?',
    remove: ['Sans ', { value: 'name' }],
    full: 'Trois suffisent.',
    differences: 'Ce qui diffère',
    same: 'Tous pareils.',
    options: 'Lits',
    included: 'Avec',
    excluded: 'Sans',
    unknown: 'Demandez au gardien',
    gone: 'Il n’y est plus.',
    ask: 'Demander',
  },
  opening: { own: 'Bonjour, lequel ?', operator: 'Hello, which of these?' },
  missingTexts: ['pages.compare.title', 'packages.lodge-long.name', 'sections.tours.name'],
};
