import * as fc from 'fast-check';
import { anyText } from './texts.ts';

const KEYWORD = /[2-5]|two|three|four|five/i;

/** A keyword in names of packages, and its number of days. */
export const keyword = fc.constantFrom(
  { word: 'five', days: 5 },
  { word: '5', days: 5 },
  { word: 'four', days: 4 },
  { word: '4', days: 4 },
  { word: 'three', days: 3 },
  { word: '3', days: 3 },
  { word: 'two', days: 2 },
  { word: '2', days: 2 },
);

/** A text in which the duration rule finds nothing. */
export const textWithoutKeyword = anyText.filter((text) => !KEYWORD.test(text));
