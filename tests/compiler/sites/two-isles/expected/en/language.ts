import type { ExpectedLanguage } from '../../../expected-site.ts';
import { compare } from './compare.ts';
import { about, contact, notFound, trips } from './fixed.ts';
import { home } from './home.ts';
import { hut2dPage, hut4dPage } from './hut-tours.ts';
import { isles2dPage } from './isles-2d.ts';
import { isles3dPage } from './isles-3d.ts';
import { messages } from './messages.ts';
import { rules, safety } from './own-pages.ts';
import { destinations, dunesPage, lighthouse } from './places.ts';
import { info, shell } from './shell.ts';
import { structuredData } from './structured-data.ts';
import { towerDayPage } from './tower-day.ts';

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
    lighthouse,
    dunesPage,
    trips,
    isles3dPage,
    isles2dPage,
    hut2dPage,
    hut4dPage,
    towerDayPage,
    rules,
    safety,
  ],
  notFound,
  structuredData,
};
