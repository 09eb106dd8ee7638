import type { MantineThemeComponent } from '@mantine/core';
import classes from './Fieldset.module.css';

/** Fields under a common name, without a frame. */
export const fieldset: MantineThemeComponent = {
  classNames: classes,
  defaultProps: { variant: 'unstyled' },
};
