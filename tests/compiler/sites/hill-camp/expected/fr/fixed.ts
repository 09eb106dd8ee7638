import type { AboutPage } from '../../../../../../src/domain/page-data/about.ts';
import type { ContactPage } from '../../../../../../src/domain/page-data/contact.ts';
import type { NewsletterForm } from '../../../../../../src/domain/page-data/form-target.ts';
import type { NotFoundPage } from '../../../../../../src/domain/page-data/page.ts';
import type { SectionPage } from '../../../../../../src/domain/page-data/section.ts';
import { picture, preview } from '../pictures.ts';
import { camp2d, lodge2d, lodge3d, plainWalk } from './cards.ts';

export const newsletter: NewsletterForm = {
  target: { to: 'local' },
  message: ['Lettres pour ', { value: 'email' }],
  failed: 'C’est raté.',
};

export const about: AboutPage = {
  kind: 'about',
  path: '/about',
  meta: {
    title: 'Les gens',
    description: 'Il y a quelqu’un.',
    image: preview('lodge', 'Un refuge en bois'),
  },
  title: 'Qui nous sommes',
  subtitle: 'Un seul.',
  picture: picture('lodge', 'Un refuge en bois'),
  storyTitle: 'Histoire',
  story: ['Il est resté.'],
  statisticsTitle: 'Années',
  statistics: [],
  teamTitle: 'Équipe',
  teamText: 'D’un seul.',
  team: [{ id: 'keeper', name: 'Le gardien', position: 'Keeps the lodge' }],
  valuesTitle: 'Valeurs',
  values: [],
  questions: [],
  newsletter,
  missingTexts: ['pages.about.team.keeper.position'],
};

export const contact: ContactPage = {
  kind: 'contact',
  path: '/contact',
  meta: {
    title: 'Écrire à la cabane',
    description: 'Où nous sommes.',
    image: preview('lodge', 'Un refuge en bois'),
  },
  title: 'Write to us',
  subtitle: 'Ou appelez.',
  picture: picture('lodge', 'Un refuge en bois'),
  infoTitle: 'Où',
  formTitle: 'Formulaire',
  officeTitle: 'La cabane',
  officeText: 'Sous la colline.',
  hours: [
    // A day that stands alone begins with a capital; in a range it does not.
    { days: 'Dimanche', hours: 'de 08:30 à 12:00 (UTC+6)' },
    { days: 'du lundi au jeudi', hours: 'de 08:30 à 18:00 (UTC+6)' },
  ],
  mapHref: 'https://maps.example/hut',
  mapEmbed: 'https://maps.example/embed/hut',
  showMap: 'Voir la carte',
  mapFrom: 'Elle vient de maps.example.',
  target: { to: 'email' },
  notPassedOn: 'Resté ici.',
  sendByChat: 'Par la messagerie',
  questions: [{ id: 'kit', question: 'Que dois-je porter ?', answer: 'Wool.' }],
  missingTexts: ['pages.contact.title', 'questions.kit.answer'],
};

export const tours: SectionPage = {
  kind: 'section',
  path: '/tours',
  meta: {
    title: 'Tous nos voyages',
    description: 'Marches et nuits.',
    image: preview('hill', 'Une colline verte'),
  },
  id: 'tours',
  name: 'All tours',
  title: 'Voyages dans les collines',
  intro: ['On foot, all of them.'],
  picture: picture('hill', 'Une colline verte'),
  groups: [
    { id: 'hills-walk', title: 'À pied', packages: [camp2d] },
    { id: 'hills-lodge', title: 'Au refuge', packages: [lodge2d, lodge3d] },
    { id: 'plain-walk', title: 'À pied', packages: [plainWalk] },
  ],
  questions: [],
  missingTexts: ['images.plain', 'packages.lodge-long.name', 'sections.tours.name', 'sections.tours.intro.0'],
};

export const notFound: NotFoundPage = {
  kind: 'notFound',
  path: '',
  meta: { title: 'Pas ici', description: 'Aucune page.' },
  title: 'Perdu',
  picture: picture('hill', 'Une colline verte'),
  text: 'Demi-tour.',
  suggestions: 'Ou essayez',
  links: [
    { label: 'Accueil', href: '/fr' },
    { label: 'Lieux', href: '/fr/places' },
    { label: 'All tours', href: '/fr/tours' },
  ],
  missingTexts: ['sections.tours.name'],
};
