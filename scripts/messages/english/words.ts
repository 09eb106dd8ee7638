import { decimalsWith, figuresWith } from '../writing.ts';

export const figure = figuresWith(',', '.');

export const decimal = decimalsWith('.');

export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`;

export const dataOption = { value: 'DIR', help: 'Another data folder.' };
