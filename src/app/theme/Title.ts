import type { MantineThemeComponent, TitleCssVariables } from '@mantine/core';
import { OWN_LOOK } from './own-look.ts';
import classes from './Title.module.css';

const NOTHING_INLINE: Readonly<Partial<Record<TitleCssVariables['root'], string>>> = {
  '--title-fw': '',
  '--title-lh': '',
  '--title-fz': '',
};

/** As large as its order says, or as `size`: `h1` to `h5`. */
export const title: MantineThemeComponent = {
  classNames: classes,
  defaultProps: OWN_LOOK,
  vars: () => ({ root: NOTHING_INLINE }),
};
