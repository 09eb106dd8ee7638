import type { MantineThemeComponents } from '@mantine/core';
import { burger } from './Burger.ts';
import { button } from './Button.ts';

/**
 * How Mantine's parts look here, and what they are given where nothing else is said. Types only are imported of
 * Mantine: a part named here does not thereby stand on every page.
 */
export const components: MantineThemeComponents = {
  Burger: burger,
  Button: button,
};
