import type { BadgeCssVariables, MantineThemeComponent } from '@mantine/core';
import classes from './Badge.module.css';
import { OWN_LOOK } from './own-look.ts';

const NOTHING_INLINE: Readonly<Partial<Record<BadgeCssVariables['root'], string>>> = {
  '--badge-bg': '',
  '--badge-color': '',
  '--badge-bd': '',
};

/** What kind a thing is, in a word. */
export const badge: MantineThemeComponent = {
  classNames: classes,
  defaultProps: { ...OWN_LOOK, component: 'span' },
  vars: () => ({ root: NOTHING_INLINE }),
};
