import type { ButtonCssVariables, MantineThemeComponent } from '@mantine/core';
import classes from './Button.module.css';
import { OWN_LOOK } from './own-look.ts';

/** Empty values are not written: the style sheet says all of it, and documents carry no `style` for buttons. */
const NOTHING_INLINE: Readonly<Partial<Record<ButtonCssVariables['root'], string>>> = {
  '--button-height': '',
  '--button-padding-x': '',
  '--button-fz': '',
  '--button-bg': '',
  '--button-hover': '',
  '--button-color': '',
  '--button-bd': '',
  '--button-hover-color': '',
};

/** Variants none (filled), `outline`, `accent`, and `white` on pictures; sizes `sm`, `md` and `lg`. */
export const button: MantineThemeComponent = {
  classNames: classes,
  defaultProps: { ...OWN_LOOK, size: 'md' },
  vars: () => ({ root: NOTHING_INLINE }),
};
