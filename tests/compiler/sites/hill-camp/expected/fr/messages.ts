import type { ExpectedMessage } from '../../../expected-site.ts';

export const messages: readonly ExpectedMessage[] = [
  // In French, nothing counts as one; but there is a text for exactly nothing.
  { key: 'common.days', values: { count: 0 }, says: '0 jour' },
  { key: 'common.days', values: { count: 1 }, says: '1 jour' },
  { key: 'common.days', values: { count: 1200 }, says: '1\u202f200 jours' },
  { key: 'search.count', values: { count: 0 }, says: 'Aucun lieu' },
  { key: 'search.count', values: { count: 1 }, says: '1 lieu' },
  // Missing in French.
  { key: 'search.reset', says: 'Search: reset' },
  { key: 'package.day', values: { day: 3 }, says: 'Day 3' },
  // With the plurals of English: nothing counts as many.
  { key: 'package.askPrice', values: { count: 0 }, says: 'Ask us the price for 0.' },
  { key: 'package.alternative', values: { number: 2 }, says: 'Choix 2' },
  { key: 'chat.general', says: 'Bonjour, j’ai une question.' },
];
