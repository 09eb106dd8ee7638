import type { ActivityIcon } from './activity-icon.ts';

/** The shape of each icon that data may name: its name in Lucide. The build draws them into one file. */
export const ICON_SHAPES = {
  Eye: 'Eye',
  Utensils: 'Utensils',
  ImageIcon: 'Image',
  Sun: 'Sun',
  Moon: 'Moon',
  Clock: 'Clock',
  Anchor: 'Anchor',
  Mountain: 'Mountain',
  Coffee: 'Coffee',
  Home: 'House',
  Gift: 'Gift',
  MapPin: 'MapPin',
} as const satisfies Readonly<Record<ActivityIcon | 'MapPin', string>>;
