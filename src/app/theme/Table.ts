import type { MantineThemeComponent, TableCssVariables } from '@mantine/core';

const NOTHING_INLINE: Readonly<Partial<Record<TableCssVariables['table'], string>>> = {
  '--table-vertical-spacing': '',
};

/** Rows and cells are plain: there are many of them, and Mantine's add no more than a class. */
export const table: MantineThemeComponent = { vars: () => ({ table: NOTHING_INLINE }) };
