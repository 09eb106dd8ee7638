import type { MantineThemeComponent } from '@mantine/core';
import classes from './Input.module.css';

/** Fields of every kind; sizes `md` and `lg`. Empty values are not written: the style sheet says all of it. */
export const input: MantineThemeComponent = {
  classNames: classes,
  defaultProps: { size: 'md' },
  vars: () => ({
    wrapper: {
      '--input-height': '',
      '--input-fz': '',
      '--input-padding-y': '',
      '--input-left-section-pointer-events': '',
      '--input-right-section-pointer-events': '',
    },
  }),
};

/** What stands above and below a field. */
export const inputWrapper: MantineThemeComponent = {
  classNames: classes,
  vars: () => ({ label: { '--input-label-size': '' }, error: { '--input-error-size': '' } }),
};
