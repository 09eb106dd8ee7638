import type { MantineThemeComponents } from '@mantine/core';
import { button } from './Button.ts';
import { container } from './Container.ts';
import { list } from './List.ts';
import { text } from './Text.ts';
import { title } from './Title.ts';

/**
 * How Mantine's parts look here, and what they are given where nothing else is said. Types only are imported of
 * Mantine: a part named here does not thereby stand on every page.
 */
export const components: MantineThemeComponents = {
  Button: button,
  Container: container,
  List: list,
  Text: text,
  Title: title,
};
