import { ICON_SPRITE } from 'virtual:icon-sprite';
import type { IconName } from '../../../schema/icon-shapes.ts';

/** The icon of that name; decoration only. */
export function NamedIcon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
