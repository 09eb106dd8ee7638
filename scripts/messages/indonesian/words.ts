import { decimalsWith, figuresWith } from '../writing.ts';

export const figure = figuresWith('.', ',');

export const decimal = decimalsWith(',');

export const dataOption = { value: 'FOLDER', help: 'Folder data yang lain.' };
