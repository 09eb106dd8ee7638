import type { OwnPage } from '../../../../../../src/domain/page-data/own-page.ts';
import { boat, preview } from '../pictures.ts';

export const rules: OwnPage = {
  kind: 'ownPage',
  path: '/regeln',
  meta: {
    title: 'Rules on board',
    description: 'What goes on board.',
    // Its own picture is none: that of the home page.
    image: preview('light', 'A white lighthouse'),
  },
  id: 'rules',
  name: 'Rules',
  title: 'Rules on board',
  sections: [
    { heading: 'Boarding', paragraphs: ['Come early.', 'Bring little.'], points: ['A bag', 'A coat'] },
    { heading: 'Smoking', paragraphs: ['Not here.'], points: [] },
  ],
  missingTexts: [],
};

export const safety: OwnPage = {
  kind: 'ownPage',
  path: '/sicherheit',
  meta: {
    title: 'Safe at sea',
    description: 'Vests and weather.',
    image: preview('boat', 'A blue boat'),
  },
  id: 'safety',
  name: 'Safety',
  title: 'Safe at sea',
  picture: boat('A blue boat'),
  sections: [{ heading: 'Vests', paragraphs: [], points: ['One each'] }],
  missingTexts: [],
};
