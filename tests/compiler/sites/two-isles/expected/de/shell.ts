import type { LanguageInfo, SiteShell } from '../../../../../../src/domain/page-data/shell.ts';
import { chat } from '../chat.ts';

// The default language: its addresses have no prefix.
export const info: LanguageInfo = {
  code: 'de',
  locale: 'de-DE',
  name: 'Deutsch',
  direction: 'ltr',
  prefix: '',
  isFallback: false,
  offer: { text: 'Diese Seite auf Deutsch lesen?', accept: 'Auf Deutsch', dismiss: 'Nein, danke' },
};

export const shell: SiteShell = {
  brand: 'Two Isles Boats',
  icon: '/images/boat.########.svg',
  homeHref: '/',
  menu: [
    { id: '/', label: 'Start', href: '/' },
    { id: '/orte', label: 'Orte', href: '/orte' },
    {
      id: 'trips',
      label: 'Reisen',
      href: '/reisen',
      children: [
        {
          id: 'trips-stays',
          label: 'Mit Nächten',
          children: [
            { id: '/reisen/isles-3d', label: 'Beide Inseln in 3 Tagen', href: '/reisen/isles-3d' },
            { id: '/reisen/isles-2d', label: 'Beide Inseln in 2 Tagen', href: '/reisen/isles-2d' },
          ],
        },
        { id: '/reisen/hut-2d', label: 'Hüttentour, 2 Tage', href: '/reisen/hut-2d' },
        { id: '/reisen/tower-day', label: 'Tagesausflug', href: '/reisen/tower-day' },
      ],
    },
    { id: '/wir', label: 'Über uns', href: '/wir' },
    { id: '/kontakt', label: 'Kontakt', href: '/kontakt' },
  ],
  quickLinks: [
    { label: 'Start', href: '/' },
    { label: 'Reisen', href: '/reisen' },
  ],
  popularDestinations: [
    { label: 'Dünen', href: '/orte/duenen' },
    { label: 'Alter Leuchtturm', href: '/orte/leuchtturm' },
  ],
  ownPages: [
    { label: 'Regeln', href: '/regeln' },
    { label: 'Sicherheit', href: '/sicherheit' },
  ],
  address: '1 Harbour Street, Isleton',
  phones: [{ number: '+99 123-456-7890', href: 'tel:+991234567890', isChat: true }],
  email: 'hello@two-isles.example',
  social: [
    { network: 'facebook', name: 'Facebook', href: 'https://social.example/two-isles' },
    { network: 'instagram', name: 'Instagram', href: 'https://photos.example/two-isles' },
  ],
  chatMessage: chat('Guten Tag, ich habe eine Frage.'),
  channel: { id: 'chat', address: 'https://chat.example/991234567890?text={text}' },
  destinationsHref: '/orte',
  compare: { label: 'Meine Reisen', href: '/vergleich' },
  pricing: {
    money: { locale: 'de-DE', currency: 'EUR', decimals: 2 },
    tiers: [
      { id: 'none', label: 'Ohne Hotel' },
      { id: 'inn', label: 'Gasthof' },
      { id: 'hotel', label: 'Gutes Hotel' },
    ],
    ageGroups: [],
  },
  share: {
    button: 'Teilen',
    copied: 'Link kopiert',
    paste: 'Fügen Sie ihn in eine Nachricht ein, um ihn zu teilen.',
    copyThis: 'Kopieren Sie diesen Link',
  },
  missingTexts: ['interface.package.longer', 'interface.search.count'],
};
