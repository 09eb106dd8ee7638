import type { MantineThemeComponents } from '@mantine/core';
import { actionIcon } from './ActionIcon.ts';
import { anchor } from './Anchor.ts';
import { badge } from './Badge.ts';
import { burger } from './Burger.ts';
import { button } from './Button.ts';
import { card } from './Card.ts';
import { chip, tabs } from './Chips.ts';
import { container } from './Container.ts';
import { fieldset } from './Fieldset.ts';
import { input, inputWrapper } from './Input.ts';
import { list } from './List.ts';
import { paper } from './Paper.ts';
import { table } from './Table.ts';
import { text } from './Text.ts';
import { title } from './Title.ts';

/**
 * How Mantine's parts look here, and what they are given where nothing else is said. Types only are imported of
 * Mantine: a part named here does not thereby stand on every page.
 */
export const components: MantineThemeComponents = {
  ActionIcon: actionIcon,
  Anchor: anchor,
  Badge: badge,
  Burger: burger,
  Button: button,
  Card: card,
  Chip: chip,
  Container: container,
  Fieldset: fieldset,
  Input: input,
  InputWrapper: inputWrapper,
  List: list,
  Paper: paper,
  Table: table,
  Tabs: tabs,
  Text: text,
  Title: title,
};
