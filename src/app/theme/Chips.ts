import type { MantineThemeComponent } from '@mantine/core';
import classes from './Chips.module.css';

/** Tabs as chips, all of them in sight: in as many rows as they need. */
export const tabs: MantineThemeComponent = {
  classNames: { list: classes.list, tab: classes.chip },
  defaultProps: { variant: 'pills', keepMounted: false },
  vars: () => ({ root: { '--tabs-radius': '', '--tabs-color': '' } }),
};

/** Radio buttons, and boxes to tick, that look the same; which is chosen is seen without scripts. */
export const chip: MantineThemeComponent = {
  classNames: { input: classes.input, label: classes.chip },
  defaultProps: { type: 'radio', icon: false },
};
