import type { ExpectedMessage } from '../../../expected-site.ts';

export const messages: readonly ExpectedMessage[] = [
  { key: 'common.skipToContent', says: 'Common: skip to content' },
  { key: 'common.priceFrom', values: { price: '€5' }, says: 'from €5' },
  { key: 'common.days', values: { count: 1 }, says: '1 day' },
  { key: 'common.days', values: { count: 1200 }, says: '1,200 days' },
  { key: 'common.daysAndNights', values: { days: 2, nights: 1 }, says: '2 days 1 night' },
  { key: 'header.close', says: 'Header: close' },
  { key: 'header.submenu', values: { name: 'Trips' }, says: 'All of our trips' },
  { key: 'header.submenu', values: { name: 'Places' }, says: 'Pages of Places' },
  { key: 'footer.copyright', values: { year: '2030', brand: 'B' }, says: '© 2030 B' },
  { key: 'search.count', values: { count: 0 }, says: 'No place' },
  { key: 'search.count', values: { count: 1 }, says: '1 place' },
  { key: 'search.count', values: { count: 7 }, says: '7 places' },
  { key: 'package.longer', says: 'A day more' },
  { key: 'package.alternative', values: { number: 2 }, says: 'Option 2' },
  { key: 'package.askPrice', values: { count: 1 }, says: 'Ask us the price for one.' },
  { key: 'package.askPrice', values: { count: 35 }, says: 'Ask us the price for 35.' },
  { key: 'chat.general', says: 'Hello, I have a question.' },
];
