import type { MantineThemeComponent } from '@mantine/core';
import classes from './Tabs.module.css';

/** Chips, all of them in sight: in as many rows as they need. */
export const tabs: MantineThemeComponent = {
  classNames: classes,
  defaultProps: { variant: 'pills', keepMounted: false },
  vars: () => ({ root: { '--tabs-radius': '', '--tabs-color': '' } }),
};
