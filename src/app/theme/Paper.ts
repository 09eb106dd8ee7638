import type { MantineThemeComponent } from '@mantine/core';
import { OWN_LOOK } from './own-look.ts';
import classes from './Paper.module.css';

/** Variant `sheet`: a tinted ground, on which facts stand apart. Without one it is nothing to see: cards are papers. */
export const paper: MantineThemeComponent = { classNames: classes, defaultProps: OWN_LOOK };
