import type { EntryKind } from '../../../schema/collections.ts';
import { decimalsWith, figuresWith, moneyWith } from '../writing.ts';

export const figure = figuresWith(',', '.');

export const money = moneyWith(figure);

export const decimal = decimalsWith('.');

export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`;

export const dataOption = { value: 'DIR', help: 'Another data folder.' };

/** Names of the kinds of entries that have an id. */
export const nouns: Readonly<Record<EntryKind | 'image-file', string>> = {
  activity: 'activity text',
  ageGroup: 'age group',
  band: 'group size',
  category: 'category',
  channel: 'channel',
  closure: 'closed period',
  day: 'day',
  destination: 'destination',
  destinationCategory: 'kind of destination',
  destinationTab: 'region or kind of destination',
  effortNote: 'note on the effort',
  packingItem: 'thing to bring',
  practicalNote: 'practical note',
  'image-file': 'file in the folder images',
  image: 'picture',
  inclusion: 'inclusion',
  language: 'language',
  menuText: 'menu text',
  offer: 'special offer',
  option: 'option',
  package: 'package',
  ownPage: 'page of your own',
  page: 'page',
  phone: 'phone',
  region: 'region',
  season: 'season',
  section: 'section',
  tier: 'accommodation class',
  timeText: 'time text',
  exclusion: 'exclusion',
  popularPlace: 'popular place',
  homeStatistic: 'figure',
  aboutPicture: 'picture of the about page',
  aboutStatistic: 'figure',
  teamMember: 'team member',
  value: 'value',
  featuredTour: 'featured tour',
  stop: 'stop of a route',
  testimonial: 'testimonial',
  question: 'question',
};
