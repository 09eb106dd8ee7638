import type { MantineThemeComponent } from '@mantine/core';
import { OWN_LOOK } from './own-look.ts';

/** Links look as the style sheet of all pages says; `underline` is not written into documents. */
export const anchor: MantineThemeComponent = { defaultProps: { ...OWN_LOOK, underline: undefined } };
