import type { MantineThemeComponent, TextCssVariables } from '@mantine/core';
import { OWN_LOOK } from './own-look.ts';
import classes from './Text.module.css';

const NOTHING_INLINE: Readonly<Partial<Record<TextCssVariables['root'], string>>> = {
  '--text-fz': '',
  '--text-lh': '',
};

/** Sizes `sm`, `lg` and `xl`; variant `quiet` for what is said beside. */
export const text: MantineThemeComponent = {
  classNames: classes,
  defaultProps: OWN_LOOK,
  vars: () => ({ root: NOTHING_INLINE }),
};
