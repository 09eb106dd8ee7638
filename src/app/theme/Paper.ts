import type { MantineThemeComponent } from '@mantine/core';
import classes from './Paper.module.css';

/** A sheet on which facts stand apart. */
export const paper: MantineThemeComponent = { classNames: classes };
