import type {
  BadgeCssVariables,
  ButtonCssVariables,
  MantineThemeComponents,
  TableCssVariables,
  TextCssVariables,
  TitleCssVariables,
} from '@mantine/core';
import actionIcon from './ActionIcon.module.css';
import badge from './Badge.module.css';
import burger from './Burger.module.css';
import button from './Button.module.css';
import chips from './Chips.module.css';
import container from './Container.module.css';
import fieldset from './Fieldset.module.css';
import input from './Input.module.css';
import list from './List.module.css';
import paper from './Paper.module.css';
import text from './Text.module.css';
import title from './Title.module.css';

/**
 * Default props of components that are styled here alone: Mantine's style sheet would only be overridden rule by rule.
 */
const OWN_LOOK = { unstyled: true } as const;

/** Keeps inline variables out of documents: Mantine does not write empty values, and style sheets set them all. */
function unset<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, ''>> {
  // Object.fromEntries knows no keys.
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, ''>;
}

const BUTTON = unset<ButtonCssVariables['root']>(
  '--button-height',
  '--button-padding-x',
  '--button-fz',
  '--button-bg',
  '--button-hover',
  '--button-color',
  '--button-bd',
  '--button-hover-color',
);
const BADGE = unset<BadgeCssVariables['root']>('--badge-bg', '--badge-color', '--badge-bd');
const FIELD = unset(
  '--input-height',
  '--input-fz',
  '--input-padding-y',
  '--input-left-section-pointer-events',
  '--input-right-section-pointer-events',
);
const TABLE = unset<TableCssVariables['table']>('--table-vertical-spacing');
const TEXT = unset<TextCssVariables['root']>('--text-fz', '--text-lh');
const TITLE = unset<TitleCssVariables['root']>('--title-fw', '--title-lh', '--title-fz');

/**
 * Looks and default props of Mantine's components. Only types are imported from Mantine, so that a component named
 * here is not loaded with every page.
 */
export const components: MantineThemeComponents = {
  /** An icon as a button, on any ground. */
  ActionIcon: { classNames: actionIcon, vars: () => ({ root: unset('--ai-color') }) },
  /** Styled by global.css; `underline` is not written into documents. */
  Anchor: { defaultProps: { ...OWN_LOOK, underline: undefined } },
  Badge: {
    classNames: badge,
    defaultProps: { ...OWN_LOOK, component: 'span' },
    vars: () => ({ root: BADGE }),
  },
  /** The summary of a `<details>`: an X while that is open. */
  Burger: { classNames: burger },
  /** Variants none (filled), `outline`, `accent`, and `white` on pictures; sizes `sm`, `md` and `lg`. */
  Button: {
    classNames: button,
    defaultProps: { ...OWN_LOOK, size: 'md' },
    vars: () => ({ root: BUTTON }),
  },
  /** Styled by the components that use it. */
  Card: { defaultProps: OWN_LOOK },
  /** Radio buttons, or checkboxes, as chips; the chosen one shows without scripts. */
  Chip: {
    classNames: { input: chips.input, label: chips.chip },
    defaultProps: { type: 'radio', icon: false },
  },
  /** Holds content to the width of the page. */
  Container: { classNames: container, defaultProps: OWN_LOOK },
  /** Without a frame. */
  Fieldset: { classNames: fieldset, defaultProps: { variant: 'unstyled' } },
  /** Fields of every kind; sizes `md` and `lg`. */
  Input: { classNames: input, defaultProps: { size: 'md' }, vars: () => ({ wrapper: FIELD }) },
  InputWrapper: {
    classNames: input,
    vars: () => ({ label: unset('--input-label-size'), error: unset('--input-error-size') }),
  },
  /** Variants: a `tick` or `cross` before each item, `lines` between items; else plain bullets. */
  List: { classNames: list, defaultProps: OWN_LOOK },
  /** Variant `sheet`: a tinted ground; else invisible, since cards are papers. */
  Paper: { classNames: paper, defaultProps: OWN_LOOK },
  /** Rows and cells are plain elements: there are many, and Mantine's only add a class. */
  Table: { defaultProps: OWN_LOOK, vars: () => ({ table: TABLE }) },
  /** Chips in as many rows as needed. */
  Tabs: {
    classNames: { list: chips.list, tab: chips.chip },
    defaultProps: { variant: 'pills', keepMounted: false },
    vars: () => ({ root: unset('--tabs-radius', '--tabs-color') }),
  },
  /** Sizes `sm`, `lg` and `xl`; variant `quiet` for secondary text. */
  Text: { classNames: text, defaultProps: OWN_LOOK, vars: () => ({ root: TEXT }) },
  /** Sized by its order, or by `size`: `h1` to `h5`. */
  Title: { classNames: title, defaultProps: OWN_LOOK, vars: () => ({ root: TITLE }) },
};
