import type { MantineThemeComponent } from '@mantine/core';
import classes from './Container.module.css';

/** Holds content to the width of the page. */
export const container: MantineThemeComponent = { classNames: classes };
