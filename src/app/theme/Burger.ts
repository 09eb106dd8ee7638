import type { MantineThemeComponent } from '@mantine/core';
import classes from './Burger.module.css';

/** The summary of a `<details>`: an X while that is open. */
export const burger: MantineThemeComponent = { classNames: classes };
