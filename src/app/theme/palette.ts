import type { MantineColorsTuple } from '@mantine/core';

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
