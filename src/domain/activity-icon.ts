/** The icons that activities may name. */
const ACTIVITY_ICONS = [
  'Eye',
  'Utensils',
  'ImageIcon',
  'Sun',
  'Moon',
  'Clock',
  'Anchor',
  'Mountain',
  'Coffee',
  'Home',
  'Gift',
] as const;

export type ActivityIcon = (typeof ACTIVITY_ICONS)[number];

/** The icon of that name; any other name gives the map pin. */
export function activityIcon(name: string): ActivityIcon | 'MapPin' {
  return ACTIVITY_ICONS.find((icon) => icon === name) ?? 'MapPin';
}
