import { decimalsWith, figuresWith } from '../writing.ts';

export const figure = figuresWith(',', '.');

export const decimal = decimalsWith('.');

export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`;

export const days = (count: number): string => counted(count, 'day');

/** A length in days, perhaps with nights, or in hours. */
export type Length =
  | { readonly days: number; readonly nights?: number | undefined }
  | { readonly hours: number };

export const length = (found: Length): string => {
  if ('hours' in found) return counted(found.hours, 'hour');
  return found.nights ? `${days(found.days)} ${counted(found.nights, 'night')}` : days(found.days);
};

export const dataOption = { value: 'DIR', help: 'Another data folder.' };
