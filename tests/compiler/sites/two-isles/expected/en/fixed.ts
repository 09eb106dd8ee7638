import type { AboutPage } from '../../../../../../src/domain/page-data/about.ts';
import type { ContactPage } from '../../../../../../src/domain/page-data/contact.ts';
import type { NewsletterForm } from '../../../../../../src/domain/page-data/form-target.ts';
import type { NotFoundPage } from '../../../../../../src/domain/page-data/page.ts';
import type { SectionPage } from '../../../../../../src/domain/page-data/section.ts';
import { anOfficeMap } from '../../../shapes.ts';
import { boat, light, preview } from '../pictures.ts';
import { hut2d, hut4d, isles2d, isles3d } from './cards.ts';

export const newsletter: NewsletterForm = {
  target: {
    to: 'endpoint',
    url: 'https://forms.example/news',
    fields: { key: '42', list: 'seals' },
    honeypot: { name: 'website', label: 'Leave empty' },
  },
  message: ['News to ', { value: 'email' }, ', please.'],
  failed: 'Not signed up.',
};

export const about: AboutPage = {
  kind: 'about',
  path: '/wir',
  meta: {
    title: 'Who we are',
    description: 'The people of the boat.',
    image: preview('boat', 'A blue boat'),
  },
  title: 'About the boat',
  subtitle: 'A small crew.',
  picture: boat('A blue boat'),
  storyTitle: 'Our story',
  story: ['First a boat.', 'Then a second.'],
  statisticsTitle: 'So far',
  statistics: [{ id: 'years', value: '5+', label: 'years' }],
  teamTitle: 'The crew',
  teamText: 'Whom you meet.',
  team: [
    { id: 'founder', name: 'Skipper', position: 'At the wheel' },
    { id: 'guides', name: 'Guides', position: 'On land' },
  ],
  valuesTitle: 'We care',
  values: [{ id: 'care', icon: 'Home', title: 'Care', description: 'For the seals.' }],
  questions: [{ id: 'children', question: 'May children come?', answer: 'From six on.' }],
  newsletter,
  missingTexts: [],
};

export const contact: ContactPage = {
  kind: 'contact',
  path: '/kontakt',
  meta: {
    title: 'Write to us',
    description: 'How to reach us.',
    image: preview('boat', 'A blue boat'),
  },
  title: 'Contact us',
  subtitle: 'We answer soon.',
  picture: boat('A blue boat'),
  infoTitle: 'Reach us',
  formTitle: 'Your message',
  officeTitle: 'The office',
  officeText: 'At the harbour.',
  hours: [
    { days: 'Monday to Friday', hours: '09:00–17:00 (UTC-2)' },
    { days: 'Saturday', hours: '10:00–13:00 (UTC-2)' },
  ],
  mapHref: 'https://maps.example/office',
  mapEmbed: 'https://maps.example/embed/office',
  showMap: 'Show the map',
  mapFrom: 'It comes from maps.example.',
  officeMap: anOfficeMap(),
  target: {
    to: 'endpoint',
    url: 'https://forms.example/two-isles',
    fields: {},
    honeypot: { name: '_gotcha', label: 'Leave empty' },
  },
  notPassedOn: 'Nobody got it.',
  sendByChat: 'Send it in the chat',
  questions: [{ id: 'children', question: 'May children come?', answer: 'From six on.' }],
  missingTexts: [],
};

export const trips: SectionPage = {
  kind: 'section',
  path: '/reisen',
  meta: {
    title: 'Trips by boat',
    description: 'All our trips.',
    image: preview('boat', 'A blue boat'),
  },
  id: 'trips',
  name: 'All trips',
  title: 'Our trips',
  intro: ['By boat.', 'On foot.'],
  picture: boat('A blue boat'),
  groups: [
    { id: 'north-stay', title: 'Stays', packages: [isles3d, isles2d] },
    { id: 'south-hut', title: 'Huts', packages: [hut2d, hut4d] },
  ],
  questions: [{ id: 'children', question: 'May children come?', answer: 'From six on.' }],
  missingTexts: [],
};

export const notFound: NotFoundPage = {
  kind: 'notFound',
  path: '',
  meta: { title: 'Not found', description: 'There is no such page.' },
  title: 'Nothing here',
  picture: light('A white lighthouse'),
  text: 'A wrong turn.',
  suggestions: 'Go on with',
  links: [
    { label: 'Home', href: '/en' },
    { label: 'Places', href: '/en/orte' },
    { label: 'All trips', href: '/en/reisen' },
  ],
  missingTexts: [],
};
