import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

export const sea: MantineColorsTuple = [
  '#e8f4f8',
  '#d0e6ee',
  '#a3cddd',
  '#73b2ca',
  '#4b9aba',
  '#2f88ab',
  '#1b7a9f',
  '#0e6787',
  '#0b5470',
  '#073447',
];

export const lagoon: MantineColorsTuple = [
  '#e3faf6',
  '#d0f1eb',
  '#a5e2d7',
  '#76d2c3',
  '#4fc5b1',
  '#35bca6',
  '#22b19b',
  '#0f8f7d',
  '#08766a',
  '#055f56',
];

export const dusk: MantineColorsTuple = [
  '#f2effa',
  '#e0daef',
  '#bfb2dd',
  '#9c88cb',
  '#7f65bc',
  '#6d4fb3',
  '#6344b0',
  '#53369b',
  '#3d2a70',
  '#2a1d50',
];

export const coral: MantineColorsTuple = [
  '#fff0ec',
  '#ffdfd7',
  '#fcbdae',
  '#f99981',
  '#f67a5b',
  '#f56642',
  '#ea5433',
  '#c23d20',
  '#a83219',
  '#8a2612',
];

export const sand: MantineColorsTuple = [
  '#fbf8f2',
  '#f4eee2',
  '#e9ddc4',
  '#dccaa3',
  '#d1b985',
  '#caae71',
  '#b8995a',
  '#8c723c',
  '#6f5a2e',
  '#4d3e1f',
];

/** Background of pages, also for the browser's own frame. */
export const PAGE_BACKGROUND = { light: '#ffffff', dark: '#0b1820' } as const;

/** Background of an icon that fills its tile. */
export const ICON_BACKGROUND = sea[9];

/** Colours named by purpose, for style sheets. All text is WCAG AA on its ground. */
const light = {
  '--page': PAGE_BACKGROUND.light,
  '--card': '#ffffff',
  '--tint': sand[0],
  '--tint-strong': sand[1],
  '--text': '#10242e',
  '--quiet': '#4f6470',
  '--line': sand[2],
  '--edge': '#7b8b94',
  '--link': sea[8],
  '--accent': lagoon[8],
  '--action': sea[7],
  '--action-hover': sea[8],
  '--danger': coral[7],
  '--star': sand[4],
  '--star-edge': sand[7],
  '--focus': sea[6],
  '--deep': ICON_BACKGROUND,
  '--header': '#fff',
  '--shade': 'rgb(4 26 38 / 12%)',
} as const;

const dark: Readonly<Record<keyof typeof light, string>> = {
  '--page': PAGE_BACKGROUND.dark,
  '--card': '#14272f',
  '--tint': '#0f2029',
  '--tint-strong': '#18303a',
  '--text': '#e6eef2',
  '--quiet': '#a9bcc7',
  '--line': '#28404b',
  '--edge': '#70899a',
  '--link': '#8ec8dc',
  '--accent': lagoon[3],
  '--action': sea[6],
  '--action-hover': sea[7],
  '--danger': coral[3],
  '--star': sand[4],
  '--star-edge': sand[4],
  '--focus': sea[3],
  '--deep': '#06202c',
  '--header': '#0b1820',
  '--shade': 'rgb(0 0 0 / 45%)',
};

/** Colours that both colour schemes share. */
const shared = {
  '--on-action': '#ffffff',
  '--call': coral[7],
  '--call-hover': coral[8],
  '--on-deep': sea[0],
};

/** For Mantine's own components. */
const mantine = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--quiet)',
};

/** The site's own custom properties beside Mantine's. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: shared,
  light: { ...light, ...mantine },
  dark: { ...dark, ...mantine },
});
