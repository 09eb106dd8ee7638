import {
  Accordion,
  Combobox,
  createTheme,
  MultiSelect,
  mergeThemeOverrides,
  Popover,
  Select,
  Tooltip,
  UnstyledButton,
} from '@mantine/core';
import { theme } from '../app/theme/theme.ts';
import { selectText } from './form/select-text.ts';
import { KeptButton } from './shell/KeptButton.tsx';
import type { DeskWords } from './words/words.ts';

/** The site's theme with what all choices of the desk have in common. */
export function makeDeskTheme({ shell: { nothingFound } }: DeskWords) {
  return mergeThemeOverrides(
    theme,
    createTheme({
      focusRing: 'auto',
      components: {
        // Parts unfold at once: where less motion is wanted, Mantine makes what is in them twice, and the focus is lost.
        Accordion: Accordion.extend({ defaultProps: { transitionDuration: 0 } }),
        // Placed at the start from the beginning: centred, a list is wider than a phone until it has its place, and the
        // browser scrolls the page.
        Combobox: Combobox.extend({ defaultProps: { position: 'bottom-start' } }),
        // A remark that appears above the field may push it out of sight, which must not hide an open list.
        Popover: Popover.extend({ defaultProps: { hideDetached: false } }),
        // A long name, as in the buttons of a list, is broken into lines rather than wider than a phone.
        Tooltip: Tooltip.extend({ defaultProps: { multiline: true, maw: 'min(22rem, 90vw)' } }),
        UnstyledButton: UnstyledButton.extend({ defaultProps: { component: KeptButton } }),
        // Enter takes the first choice that a search finds; with none highlighted, it would send the form around it. On its
        // way through a form the keyboard opens no list, which would cover the next fields.
        Select: Select.extend({
          defaultProps: {
            nothingFoundMessage: nothingFound,
            onFocus: selectText,
            openOnFocus: false,
            selectFirstOptionOnChange: true,
          },
        }),
        MultiSelect: MultiSelect.extend({
          defaultProps: { nothingFoundMessage: nothingFound, openOnFocus: false },
        }),
      },
    }),
  );
}
