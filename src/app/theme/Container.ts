import type { MantineThemeComponent } from '@mantine/core';
import classes from './Container.module.css';
import { OWN_LOOK } from './own-look.ts';

/** Holds content to the width of the page. */
export const container: MantineThemeComponent = { classNames: classes, defaultProps: OWN_LOOK };
