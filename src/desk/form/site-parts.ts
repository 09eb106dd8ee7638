import type { Site } from '../../../schema/site.ts';
import type { Path } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';

export const SITE_FILE = 'site.json';

type SitePart = keyof DeskWords['settings']['parts'];

/** The keys of `site.json` by the parts of the settings screen, in order. */
const PARTS: Readonly<Record<Exclude<SitePart, 'others'>, readonly (keyof Site)[]>> = {
  company: ['brand', 'icon', 'url', 'reviewsUrl', 'social'],
  contact: [
    'phones',
    'email',
    'address',
    'addressParts',
    'office',
    'channels',
    'contactForm',
    'newsletter',
    'chatClicks',
  ],
  hours: ['hours', 'timeZone'],
  languages: ['languages', 'defaultLanguage', 'fallbackLanguage', 'operatorLanguage'],
  money: ['currency', 'currencyDecimals', 'exchange'],
  offer: [
    'tiers',
    'bands',
    'ageGroups',
    'inclusions',
    'overnightInclusions',
    'mealInclusions',
    'addedInclusions',
    'exclusions',
    'legs',
  ],
  places: ['regions', 'destinationCategories', 'destinationTabs', 'categoryParameter'],
  pages: ['pages', 'banners', 'offline', 'imageHosts'],
};

const PART_KEYS = Object.entries(PARTS) as readonly (readonly [SitePart, readonly string[]])[];

/** The parts with their keys; other keys are in a last part. */
export function siteParts(keys: readonly string[]): readonly (readonly [SitePart, readonly string[]])[] {
  const others = keys.filter((key) => !PART_KEYS.some(([, own]) => own.includes(key)));
  return others.length === 0 ? PART_KEYS : [...PART_KEYS, ['others', others]];
}

/** The part with a place of `site.json`. */
export function sitePart([key]: Path): SitePart {
  return PART_KEYS.find(([, keys]) => keys.includes(String(key)))?.[0] ?? 'others';
}
