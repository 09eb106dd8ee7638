import { type DeskWords, deskLanguages } from '../words/words.ts';
import { fieldAddress } from './field-address.ts';

/** Tasks that people look for by what they do, and the screens on which they are done. */
const ADDRESSES: Readonly<Record<keyof DeskWords['actions'], string>> = {
  raisePrices: '/prices',
  soldOut: '/calendar',
  newTour: '/tours',
  newDestination: '/places',
  newSeason: '/calendar',
  newOffer: fieldAddress('calendar.json', 'offers'),
  newPage: '/settings',
  newLanguage: fieldAddress('site.json', 'languages'),
  addPictures: '/pictures',
  translate: '/translations',
  takeBack: '/history',
  publish: '/publish',
};

/** A task, and the address where it is done. */
export interface Action {
  readonly label: string;
  readonly address: string;
}

/** Actions that are shown at once. */
const MAX_ACTIONS = 3;

/** Shorter queries would begin some word of most actions. */
const MIN_LETTERS = 3;

/** The actions that a query means, in the words of any language of the desk. */
export function findActions(query: string, words: DeskWords): readonly Action[] {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < MIN_LETTERS) return [];
  const parts = wanted.split(/\s+/);
  const keys = Object.keys(ADDRESSES) as readonly (keyof typeof ADDRESSES)[];
  const isMeant = (key: keyof typeof ADDRESSES): boolean =>
    Object.values(deskLanguages).some(({ actions }) => {
      const text = ` ${Object.values(actions[key]).join(' ')}`.toLowerCase();
      return parts.every((part) => text.includes(` ${part}`));
    });
  return keys
    .filter(isMeant)
    .slice(0, MAX_ACTIONS)
    .map((key) => ({ label: words.actions[key].label, address: ADDRESSES[key] }));
}
