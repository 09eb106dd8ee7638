import { ICON_SPRITE } from 'virtual:icon-sprite';
import type { IconName } from '../../../schema/icon-shapes.ts';
import type { InterfaceIcon } from '../../shared/interface-icons.ts';
import classes from './Icon.module.css';

interface IconProps {
  readonly name: InterfaceIcon;
  /** Width and height, in pixels of the usual type size. */
  readonly size: number;
}

/** Icons that point in the direction of reading or against it. */
const DIRECTED: ReadonlySet<InterfaceIcon> = new Set(['arrow-right', 'chevron-left', 'chevron-right']);

/** An icon beside words that say the same; decoration only. Its shape is drawn in a file that all pages share. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg aria-hidden width={size} height={size} className={DIRECTED.has(name) ? classes.directed : undefined}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}

/** The icon of that name; decoration only. */
export function NamedIcon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
