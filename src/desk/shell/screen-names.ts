/** The screens in the order of the menu, by the first part of their addresses. */
export const SCREENS = [
  'tours',
  'prices',
  'calendar',
  'places',
  'texts',
  'translations',
  'pictures',
  'settings',
] as const;
