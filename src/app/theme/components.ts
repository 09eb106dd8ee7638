import type { MantineThemeComponents } from '@mantine/core';
import { anchor } from './Anchor.ts';
import { badge } from './Badge.ts';
import { button } from './Button.ts';
import { container } from './Container.ts';
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
  Anchor: anchor,
  Badge: badge,
  Button: button,
  Container: container,
  List: list,
  Paper: paper,
  Table: table,
  Text: text,
  Title: title,
};
