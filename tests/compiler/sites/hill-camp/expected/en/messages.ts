import type { ExpectedMessage } from '../../../expected-site.ts';

export const messages: readonly ExpectedMessage[] = [
  { key: 'search.count', values: { count: 0 }, says: 'No place' },
  { key: 'search.reset', says: 'Search: reset' },
  { key: 'package.day', values: { day: 3 }, says: 'Day 3' },
  { key: 'chat.general', says: 'Hello, I have a question.' },
];
