import { type IconName, isIconName } from '../../schema/icon-shapes.ts';

/** The icon of that name; any other name gives the map pin. */
export function activityIcon(name: string): IconName {
  return isIconName(name) ? name : 'MapPin';
}
