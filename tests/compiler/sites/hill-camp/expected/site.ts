import type { ExpectedSite } from '../../expected-site.ts';
import { english } from './en/language.ts';
import { french } from './fr/language.ts';

export const hillCamp: ExpectedSite = {
  url: 'https://hill-camp.example',
  defaultLanguage: 'en',
  redirects: [],
  languages: [english, french],
};
