import type { MantineThemeComponent } from '@mantine/core';
import classes from './ActionIcon.module.css';

/** A button that is an icon, on whatever ground. */
export const actionIcon: MantineThemeComponent = {
  classNames: classes,
  vars: () => ({ root: { '--ai-color': '' } }),
};
