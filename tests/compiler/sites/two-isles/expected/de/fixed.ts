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
    honeypot: { name: 'website', label: 'Leer lassen' },
  },
  message: ['Neues bitte an ', { value: 'email' }, '.'],
  failed: 'Nicht angemeldet.',
};

export const about: AboutPage = {
  kind: 'about',
  path: '/wir',
  meta: {
    title: 'Wer wir sind',
    description: 'Die Leute vom Boot.',
    image: preview('boat', 'Ein blaues Boot'),
  },
  title: 'Über das Boot',
  subtitle: 'Eine kleine Mannschaft.',
  picture: boat('Ein blaues Boot'),
  storyTitle: 'Wie es kam',
  story: ['Erst ein Boot.', 'Dann ein zweites.'],
  statisticsTitle: 'Bisher',
  statistics: [{ id: 'years', value: '5+', label: 'Jahre' }],
  teamTitle: 'Die Mannschaft',
  teamText: 'Wen Sie treffen.',
  team: [
    { id: 'founder', name: 'Käpten', position: 'Am Steuer' },
    { id: 'guides', name: 'Führer', position: 'An Land' },
  ],
  valuesTitle: 'Uns wichtig',
  values: [{ id: 'care', icon: 'Home', title: 'Sorgfalt', description: 'Für die Robben.' }],
  questions: [{ id: 'children', question: 'Dürfen Kinder mit?', answer: 'Ab sechs.' }],
  newsletter,
  missingTexts: [],
};

export const contact: ContactPage = {
  kind: 'contact',
  path: '/kontakt',
  meta: {
    title: 'Schreiben Sie uns',
    description: 'So erreichen Sie uns.',
    image: preview('boat', 'Ein blaues Boot'),
  },
  title: 'Kontakt zu uns',
  subtitle: 'Wir antworten bald.',
  picture: boat('Ein blaues Boot'),
  infoTitle: 'So erreichen Sie uns',
  formTitle: 'Ihre Nachricht',
  officeTitle: 'Das Büro',
  officeText: 'Am Hafen.',
  hours: [
    { days: 'Montag bis Freitag', hours: '09:00 bis 17:00 Uhr (UTC-2)' },
    { days: 'Samstag', hours: '10:00 bis 13:00 Uhr (UTC-2)' },
  ],
  mapHref: 'https://maps.example/office',
  mapEmbed: 'https://maps.example/embed/office',
  showMap: 'Karte zeigen',
  mapFrom: 'Sie kommt von maps.example.',
  officeMap: anOfficeMap(),
  target: {
    to: 'endpoint',
    url: 'https://forms.example/two-isles',
    fields: {},
    honeypot: { name: '_gotcha', label: 'Leer lassen' },
  },
  notPassedOn: 'Das hat niemand bekommen.',
  sendByChat: 'In den Chat damit',
  questions: [{ id: 'children', question: 'Dürfen Kinder mit?', answer: 'Ab sechs.' }],
  missingTexts: [],
};

export const trips: SectionPage = {
  kind: 'section',
  path: '/reisen',
  meta: {
    title: 'Reisen mit dem Boot',
    description: 'Alle unsere Reisen.',
    image: preview('boat', 'Ein blaues Boot'),
  },
  id: 'trips',
  name: 'Alle Reisen',
  title: 'Unsere Fahrten',
  intro: ['Mit dem Boot.', 'Zu Fuß.'],
  picture: boat('Ein blaues Boot'),
  groups: [
    { id: 'north-stay', title: 'Aufenthalte', packages: [isles3d, isles2d] },
    { id: 'south-hut', title: 'Hütten', packages: [hut2d, hut4d] },
  ],
  questions: [{ id: 'children', question: 'Dürfen Kinder mit?', answer: 'Ab sechs.' }],
  missingTexts: [],
};

export const notFound: NotFoundPage = {
  kind: 'notFound',
  path: '',
  meta: { title: 'Nicht gefunden', description: 'Diese Seite gibt es nicht.' },
  title: 'Hier ist nichts',
  picture: light('Ein weißer Leuchtturm'),
  text: 'Falsch abgebogen.',
  suggestions: 'Weiter geht es mit',
  links: [
    { label: 'Start', href: '/' },
    { label: 'Orte', href: '/orte' },
    { label: 'Alle Reisen', href: '/reisen' },
  ],
  missingTexts: [],
};
