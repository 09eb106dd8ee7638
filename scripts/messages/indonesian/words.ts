import { decimalsWith, figuresWith, fixedWith } from '../writing.ts';

export const figure = figuresWith('.', ',');

export const decimal = decimalsWith(',');

export const fixed = fixedWith(',');

/** Numbers with so many decimals. */
export const figures = {
  tenths: (amount: number) => fixed(amount, 1),
  hundredths: (amount: number) => fixed(amount, 2),
  thousandths: (amount: number) => fixed(amount, 3),
};

export const dataOption = { value: 'FOLDER', help: 'Folder data yang lain.' };
