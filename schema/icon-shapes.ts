/** The icons that data may name, each with the name of its module in Lucide. The build draws them into one file. */
export const ICON_SHAPES = {
  Anchor: 'anchor',
  Bed: 'bed',
  Bike: 'bike',
  Bus: 'bus',
  Camera: 'camera',
  Car: 'car',
  Clock: 'clock',
  Coffee: 'coffee',
  Eye: 'eye',
  Fish: 'fish',
  Footprints: 'footprints',
  Gift: 'gift',
  Home: 'house',
  ImageIcon: 'image',
  MapPin: 'map-pin',
  Moon: 'moon',
  Mountain: 'mountain',
  Plane: 'plane',
  Sailboat: 'sailboat',
  Ship: 'ship',
  ShoppingBag: 'shopping-bag',
  Sun: 'sun',
  Tent: 'tent',
  Train: 'train-front',
  Utensils: 'utensils',
  Waves: 'waves',
} as const;

export type IconName = keyof typeof ICON_SHAPES;

/** True if there is an icon of that name; capital letters matter. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_SHAPES, name);
}

/** The icon of that name; any other name gives the map pin. */
export function findIcon(name: string): IconName {
  return isIconName(name) ? name : 'MapPin';
}
