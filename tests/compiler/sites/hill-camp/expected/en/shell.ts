import type { LanguageInfo, SiteShell } from '../../../../../../src/domain/page-data/shell.ts';
import { chat } from '../chat.ts';

export const info: LanguageInfo = {
  code: 'en',
  locale: 'en-US',
  name: 'English',
  direction: 'ltr',
  prefix: '',
  isFallback: true,
  offer: { text: 'Read this page in English?', accept: 'In English', dismiss: 'No, thanks' },
};

export const shell: SiteShell = {
  brand: 'Hill Camp',
  icon: '/images/hill.########.svg',
  homeHref: '/',
  menu: [
    { id: '/', label: 'Home', href: '/' },
    {
      id: 'tours',
      label: 'Tours',
      href: '/tours',
      children: [
        {
          id: 'tours-walks',
          label: 'Walks',
          // Of the hills only: the walk over the plain is not among them.
          children: [{ id: '/tours/camp-2d', label: 'Camp under the stars', href: '/tours/camp-2d' }],
        },
        { id: '/tours/lodge-long', label: 'Lodge for Three days', href: '/tours/lodge-long' },
      ],
    },
    { id: '/contact', label: 'Contact', href: '/contact' },
  ],
  quickLinks: [{ label: 'All tours', href: '/tours' }],
  popularDestinations: [],
  ownPages: [],
  address: 'The Hut, Hilltown',
  phones: [{ number: '+98 765 432', href: 'tel:+98765432', isChat: true }],
  email: 'hello@hill-camp.example',
  social: [],
  chatMessage: chat('Hello, I have a question.'),
  channel: { id: 'chat', address: 'https://chat.example/send?to=98765432&m={text}' },
  destinationsHref: '/places',
  compare: { label: 'Mine', href: '/mine' },
  pricing: {
    money: { locale: 'en-US', currency: 'USD', decimals: 2 },
    tiers: [
      { id: 'none', label: 'Nothing' },
      { id: 'tent', label: 'Tent' },
      { id: 'lodge', label: 'Lodge' },
    ],
    ageGroups: [],
  },
  share: {
    button: 'Share',
    copied: 'Link copied',
    paste: 'Paste it into a message to share it.',
    copyThis: 'Copy this link',
  },
  missingTexts: [],
};
