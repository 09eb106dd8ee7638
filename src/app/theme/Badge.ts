import type { MantineThemeComponent } from '@mantine/core';
import classes from './Badge.module.css';

/** A short name before a title. */
export const badge: MantineThemeComponent = { classNames: classes };
