import type { MantineThemeComponent, TableCssVariables } from '@mantine/core';
import { OWN_LOOK } from './own-look.ts';

const NOTHING_INLINE: Readonly<Partial<Record<TableCssVariables['table'], string>>> = {
  '--table-vertical-spacing': '',
};

/** Rows and cells are plain: there are many of them, and Mantine's add no more than a class. */
export const table: MantineThemeComponent = {
  defaultProps: OWN_LOOK,
  vars: () => ({ table: NOTHING_INLINE }),
};
