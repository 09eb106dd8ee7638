/** The screens in the order of the menu, by the first part of their addresses. */
export const SCREENS = [
  'today',
  'tours',
  'prices',
  'calendar',
  'places',
  'texts',
  'translations',
  'pictures',
  'settings',
  'history',
  'publish',
] as const;
