import type { BadgeCssVariables, MantineThemeComponent } from '@mantine/core';
import classes from './Badge.module.css';

const NOTHING_INLINE: Readonly<Partial<Record<BadgeCssVariables['root'], string>>> = {
  '--badge-bg': '',
  '--badge-color': '',
  '--badge-bd': '',
};

/** What kind a thing is, in a word. */
export const badge: MantineThemeComponent = {
  classNames: classes,
  defaultProps: { component: 'span' },
  vars: () => ({ root: NOTHING_INLINE }),
};
