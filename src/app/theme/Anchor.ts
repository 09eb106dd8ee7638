import type { MantineThemeComponent } from '@mantine/core';

/** Links are underlined; how, and in which colour, says the style sheet of all pages. */
export const anchor: MantineThemeComponent = { defaultProps: { underline: 'always' } };
