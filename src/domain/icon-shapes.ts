import type { ActivityIcon } from './activity-icon.ts';

/** The shape of each icon that data may name: the name of its module in Lucide. The build draws them into one file. */
export const ICON_SHAPES = {
  Eye: 'eye',
  Utensils: 'utensils',
  ImageIcon: 'image',
  Sun: 'sun',
  Moon: 'moon',
  Clock: 'clock',
  Anchor: 'anchor',
  Mountain: 'mountain',
  Coffee: 'coffee',
  Home: 'house',
  Gift: 'gift',
  MapPin: 'map-pin',
} as const satisfies Readonly<Record<ActivityIcon | 'MapPin', string>>;
