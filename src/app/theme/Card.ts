import type { MantineThemeComponent } from '@mantine/core';
import { OWN_LOOK } from './own-look.ts';

/** The look of cards is that of what holds them. */
export const card: MantineThemeComponent = { defaultProps: OWN_LOOK };
