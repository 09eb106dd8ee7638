import type { MantineThemeComponents } from '@mantine/core';
import { actionIcon } from './ActionIcon.ts';
import { badge } from './Badge.ts';
import { button } from './Button.ts';
import { chip, tabs } from './Chips.ts';
import { fieldset } from './Fieldset.ts';
import { input, inputWrapper } from './Input.ts';

/**
 * How Mantine's parts look here, and what they are given where nothing else is said. Types only are imported of
 * Mantine: a part named here does not thereby stand on every page.
 */
export const components: MantineThemeComponents = {
  ActionIcon: actionIcon,
  Badge: badge,
  Button: button,
  Chip: chip,
  Fieldset: fieldset,
  Input: input,
  InputWrapper: inputWrapper,
  Tabs: tabs,
};
