import type { LanguageInfo, SiteShell } from '../../../../../../src/domain/page-data/shell.ts';
import { chat } from '../chat.ts';

export const info: LanguageInfo = {
  code: 'en',
  locale: 'en-GB',
  name: 'English',
  direction: 'ltr',
  prefix: '/en',
  isFallback: true,
  offer: { text: 'Read this page in English?', accept: 'In English', dismiss: 'No, thanks' },
};

export const shell: SiteShell = {
  brand: 'Two Isles Boats',
  icon: '/images/boat.########.svg',
  homeHref: '/en',
  menu: [
    { id: '/en', label: 'Home', href: '/en' },
    { id: '/en/orte', label: 'Places', href: '/en/orte' },
    {
      id: 'trips',
      label: 'Trips',
      href: '/en/reisen',
      children: [
        {
          id: 'trips-stays',
          label: 'With nights',
          children: [
            { id: '/en/reisen/isles-3d', label: 'Both isles in 3 days', href: '/en/reisen/isles-3d' },
            { id: '/en/reisen/isles-2d', label: 'Both isles in 2 days', href: '/en/reisen/isles-2d' },
          ],
        },
        { id: '/en/reisen/hut-2d', label: 'Hut tour, 2 days', href: '/en/reisen/hut-2d' },
        { id: '/en/reisen/tower-day', label: 'Day trip', href: '/en/reisen/tower-day' },
      ],
    },
    { id: '/en/wir', label: 'About us', href: '/en/wir' },
    { id: '/en/kontakt', label: 'Contact', href: '/en/kontakt' },
  ],
  quickLinks: [
    { label: 'Home', href: '/en' },
    { label: 'Trips', href: '/en/reisen' },
  ],
  popularDestinations: [
    { label: 'Dunes', href: '/en/orte/duenen' },
    { label: 'Old Lighthouse', href: '/en/orte/leuchtturm' },
  ],
  ownPages: [
    { label: 'Rules', href: '/en/regeln' },
    { label: 'Safety', href: '/en/sicherheit' },
  ],
  address: '1 Harbour Street, Isleton',
  phones: [{ number: '+99 123-456-7890', href: 'tel:+991234567890', isChat: true }],
  email: 'hello@two-isles.example',
  social: [
    { network: 'facebook', name: 'Facebook', href: 'https://social.example/two-isles' },
    { network: 'instagram', name: 'Instagram', href: 'https://photos.example/two-isles' },
  ],
  chatMessage: chat('Hello, I have a question.'),
  channel: { id: 'chat', address: 'https://chat.example/991234567890?text={text}' },
  destinationsHref: '/en/orte',
  compare: { label: 'My trips', href: '/en/vergleich' },
  pricing: {
    money: { locale: 'en-GB', currency: 'EUR', decimals: 2 },
    tiers: [
      { id: 'none', label: 'No hotel' },
      { id: 'inn', label: 'Inn' },
      { id: 'hotel', label: 'Hotel' },
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
