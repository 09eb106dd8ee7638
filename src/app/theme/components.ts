import type { MantineThemeComponents } from '@mantine/core';
import { button } from './Button.ts';
import { input, inputWrapper } from './Input.ts';
import { tabs } from './Tabs.ts';

/**
 * How Mantine's parts look here, and what they are given where nothing else is said. Types only are imported of
 * Mantine: a part named here does not thereby stand on every page.
 */
export const components: MantineThemeComponents = {
  Button: button,
  Input: input,
  InputWrapper: inputWrapper,
  Tabs: tabs,
};
