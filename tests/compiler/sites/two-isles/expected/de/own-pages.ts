import type { OwnPage } from '../../../../../../src/domain/page-data/own-page.ts';
import { boat, preview } from '../pictures.ts';

export const rules: OwnPage = {
  kind: 'ownPage',
  path: '/regeln',
  meta: {
    title: 'Bordregeln',
    description: 'Was an Bord gilt.',
    // Its own picture is none: that of the home page.
    image: preview('light', 'Ein weißer Leuchtturm'),
  },
  id: 'rules',
  name: 'Regeln',
  title: 'Regeln an Bord',
  sections: [
    {
      heading: 'An Bord gehen',
      paragraphs: ['Kommen Sie früh.', 'Wenig Gepäck.'],
      points: ['Eine Tasche', 'Ein Mantel'],
    },
    { heading: 'Rauchen', paragraphs: ['Hier nicht.'], points: [] },
  ],
  missingTexts: [],
};

export const safety: OwnPage = {
  kind: 'ownPage',
  path: '/sicherheit',
  meta: {
    title: 'Sicher auf dem Meer',
    description: 'Westen und Wetter.',
    image: preview('boat', 'Ein blaues Boot'),
  },
  id: 'safety',
  name: 'Sicherheit',
  title: 'Sicher auf See',
  picture: boat('Ein blaues Boot'),
  sections: [{ heading: 'Westen', paragraphs: [], points: ['Für jeden eine'] }],
  missingTexts: [],
};
