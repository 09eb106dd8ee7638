import type { ExpectedLanguage } from '../../../expected-site.ts';
import { compare } from './compare.ts';
import { about, contact, notFound, tours } from './fixed.ts';
import { home } from './home.ts';
import { lodge2dPage, lodge3dPage } from './lodge-tours.ts';
import { messages } from './messages.ts';
import { destinations, hill } from './places.ts';
import { info, shell } from './shell.ts';
import { structuredData } from './structured-data.ts';
import { camp2dPage, plainWalkPage } from './walks.ts';

export const english: ExpectedLanguage = {
  info,
  shell,
  messages,
  pages: [
    home,
    destinations,
    about,
    contact,
    compare,
    hill,
    tours,
    camp2dPage,
    lodge2dPage,
    lodge3dPage,
    plainWalkPage,
  ],
  notFound,
  structuredData,
};
