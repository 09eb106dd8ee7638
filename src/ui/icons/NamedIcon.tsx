import { ICON_SPRITE } from 'virtual:icon-sprite';
import { activityIcon } from '../../domain/activity-icon.ts';

/** The icon of that name, the map pin for names it does not know; decoration only. */
export function NamedIcon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  const icon = activityIcon(name);
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`${ICON_SPRITE}#${icon}`} />
    </svg>
  );
}
