import type { AboutPage } from '../../../../../../src/domain/page-data/about.ts';
import type { ContactPage } from '../../../../../../src/domain/page-data/contact.ts';
import type { NewsletterForm } from '../../../../../../src/domain/page-data/form-target.ts';
import type { NotFoundPage } from '../../../../../../src/domain/page-data/page.ts';
import type { SectionPage } from '../../../../../../src/domain/page-data/section.ts';
import { picture, preview } from '../pictures.ts';
import { camp2d, lodge2d, lodge3d, plainWalk } from './cards.ts';

export const newsletter: NewsletterForm = {
  target: { to: 'local' },
  message: ['Letters for ', { value: 'email' }],
  failed: 'That failed.',
};

export const about: AboutPage = {
  kind: 'about',
  path: '/about',
  meta: {
    title: 'Our people',
    description: 'There is one.',
    image: preview('lodge', 'A wooden lodge'),
  },
  title: 'Who we are',
  subtitle: 'Just one.',
  picture: picture('lodge', 'A wooden lodge'),
  storyTitle: 'Story',
  story: ['He stayed.'],
  statisticsTitle: 'Years',
  statistics: [],
  teamTitle: 'Team',
  teamText: 'Of one.',
  team: [{ id: 'keeper', name: 'The keeper', position: 'Keeps the lodge' }],
  valuesTitle: 'Values',
  values: [],
  questions: [],
  newsletter,
  missingTexts: [],
};

export const contact: ContactPage = {
  kind: 'contact',
  path: '/contact',
  meta: {
    title: 'Write to the hut',
    description: 'Where we are.',
    image: preview('lodge', 'A wooden lodge'),
  },
  title: 'Write to us',
  subtitle: 'Or call.',
  picture: picture('lodge', 'A wooden lodge'),
  infoTitle: 'Where',
  formTitle: 'Form',
  officeTitle: 'The hut',
  officeText: 'Below the hill.',
  hours: [
    { days: 'Sunday', hours: '08:30–12:00 (UTC+6)' },
    { days: 'Monday to Thursday', hours: '08:30–18:00 (UTC+6)' },
  ],
  mapHref: 'https://maps.example/hut',
  mapEmbed: 'https://maps.example/embed/hut',
  showMap: 'Show map',
  mapFrom: 'From maps.example.',
  target: { to: 'email' },
  notPassedOn: 'Kept here only.',
  sendByChat: 'Use the chat',
  questions: [{ id: 'kit', question: 'What shall I wear?', answer: 'Wool.' }],
  missingTexts: [],
};

export const tours: SectionPage = {
  kind: 'section',
  path: '/tours',
  meta: {
    title: 'All our tours',
    description: 'Walks and nights.',
    image: preview('hill', 'A green hill'),
  },
  id: 'tours',
  name: 'All tours',
  title: 'Tours into the hills',
  intro: ['On foot, all of them.'],
  picture: picture('hill', 'A green hill'),
  groups: [
    { id: 'hills-walk', title: 'On foot', packages: [camp2d] },
    { id: 'hills-lodge', title: 'In the lodge', packages: [lodge2d, lodge3d] },
    { id: 'plain-walk', title: 'On foot', packages: [plainWalk] },
  ],
  questions: [],
  missingTexts: [],
};

export const notFound: NotFoundPage = {
  kind: 'notFound',
  path: '',
  meta: { title: 'Not here', description: 'No page.' },
  title: 'Lost',
  picture: picture('hill', 'A green hill'),
  text: 'Turn round.',
  suggestions: 'Or try',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Places', href: '/places' },
    { label: 'All tours', href: '/tours' },
  ],
  missingTexts: [],
};
