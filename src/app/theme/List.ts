import type { MantineThemeComponent } from '@mantine/core';
import classes from './List.module.css';
import { OWN_LOOK } from './own-look.ts';

/**
 * Variants `tick` and `cross` have a mark before each item, `lines` a line above each; without a variant it is a
 * plain list with bullets.
 */
export const list: MantineThemeComponent = { classNames: classes, defaultProps: OWN_LOOK };
