import type { ReferenceTarget } from '../../../schema/primitives.ts';
import type { Localized, Messages } from '../../messages/messages.ts';

type OtherNoun = keyof Messages['listNouns'];

const noun =
  (kind: ReferenceTarget): Localized =>
  ({ nouns }) =>
    nouns[kind];

const otherNoun =
  (kind: OtherNoun): Localized =>
  ({ listNouns }) =>
    listNouns[kind];

/** How a kind of entry is called in messages. */
export const NOUNS: Readonly<Record<ReferenceTarget, Localized>> = {
  activity: noun('activity'),
  band: noun('band'),
  category: noun('category'),
  colour: noun('colour'),
  day: noun('day'),
  destination: noun('destination'),
  destinationCategory: noun('destinationCategory'),
  destinationTab: noun('destinationTab'),
  image: noun('image'),
  inclusion: noun('inclusion'),
  language: noun('language'),
  layer: noun('layer'),
  menuText: noun('menuText'),
  option: noun('option'),
  package: noun('package'),
  page: noun('page'),
  region: noun('region'),
  section: noun('section'),
  tier: noun('tier'),
  timeText: noun('timeText'),
};

/** How an entry of a list is called. */
export const LIST_NOUNS: Readonly<Record<ListNoun, Localized>> = {
  ...NOUNS,
  exclusion: otherNoun('exclusion'),
  popular: otherNoun('popular'),
  statistic: otherNoun('statistic'),
  member: otherNoun('member'),
  value: otherNoun('value'),
  featuredTour: otherNoun('featuredTour'),
  testimonial: otherNoun('testimonial'),
  question: otherNoun('question'),
};

export type ListNoun = ReferenceTarget | OtherNoun;

export const IMAGE_FILE: Localized = ({ imageFile }) => imageFile;
