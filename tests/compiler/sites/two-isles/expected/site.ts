import type { ExpectedSite } from '../../expected-site.ts';
import { german } from './de/language.ts';
import { english } from './en/language.ts';

export const twoIsles: ExpectedSite = {
  url: 'https://two-isles.example',
  defaultLanguage: 'de',
  redirects: [{ from: '/boote/kurz', to: '/reisen/isles-2d' }],
  languages: [german, english],
};
