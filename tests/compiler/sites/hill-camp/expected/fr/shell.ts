import type { LanguageInfo, SiteShell } from '../../../../../../src/domain/page-data/shell.ts';
import { chat } from '../chat.ts';

export const info: LanguageInfo = {
  code: 'fr',
  locale: 'fr-FR',
  name: 'Français',
  direction: 'ltr',
  prefix: '/fr',
  isFallback: false,
  offer: { text: 'Lire cette page en français ?', accept: 'En français', dismiss: 'Non merci' },
};

export const shell: SiteShell = {
  brand: 'Hill Camp',
  icon: '/images/hill.########.svg',
  homeHref: '/fr',
  menu: [
    { id: '/fr', label: 'Accueil', href: '/fr' },
    {
      id: 'tours',
      label: 'Voyages',
      href: '/fr/tours',
      children: [
        {
          id: 'tours-walks',
          label: 'Marches',
          children: [{ id: '/fr/tours/camp-2d', label: 'Camp, 2 jours', href: '/fr/tours/camp-2d' }],
        },
        // Missing in French, as is the name of the section below.
        { id: '/fr/tours/lodge-long', label: 'Lodge for Three days', href: '/fr/tours/lodge-long' },
      ],
    },
    { id: '/fr/contact', label: 'Contact ici', href: '/fr/contact' },
  ],
  quickLinks: [{ label: 'All tours', href: '/fr/tours' }],
  popularDestinations: [],
  ownPages: [],
  address: 'The Hut, Hilltown',
  phones: [{ number: '+98 765 432', href: 'tel:+98765432', isChat: true }],
  email: 'hello@hill-camp.example',
  social: [],
  chatMessage: chat('Bonjour, j’ai une question.'),
  channel: { id: 'chat', address: 'https://chat.example/send?to=98765432&m={text}' },
  destinationsHref: '/fr/places',
  compare: { label: 'Les miens', href: '/fr/mine' },
  pricing: {
    money: { locale: 'fr-FR', currency: 'USD', decimals: 2 },
    tiers: [
      { id: 'none', label: 'Rien' },
      { id: 'tent', label: 'Tente' },
      { id: 'lodge', label: 'Lodge' },
    ],
    ageGroups: [],
  },
  share: {
    button: 'Partager',
    copied: 'Lien copié',
    paste: 'Collez-le dans un message pour le partager.',
    copyThis: 'Copiez ce lien',
  },
  missingTexts: [
    'interface.package.askPrice',
    'interface.package.day',
    'interface.package.genericDayText',
    'interface.search.reset',
    'labels.tiers.lodge',
    'packages.lodge-long.name',
    'sections.tours.name',
  ],
};
