import { describe, expect, it } from 'vitest';
import { plainDigits, plural, select } from '../../../src/shared/i18n/plural.ts';

const NIGHTS = { '=0': 'no nights', one: 'a night', other: 'nights' };

describe('plural', () => {
  it.each([
    ['en', 0, 'no nights'],
    ['en', 1, 'a night'],
    ['en', 1.5, 'nights'],
    ['id', 1, 'nights'],
    ['fr', 1.5, 'a night'],
  ])('in %s takes for %d the text %j', (locale, count, text) => {
    expect(plural(locale, count, NIGHTS)).toBe(text);
  });
});

describe('select', () => {
  const cases = { lombok: 'on Lombok', 3: 'three', other: 'elsewhere' };

  it.each([
    ['the text of the value', 'lombok', 'on Lombok'],
    ['the text of a number', 3, 'three'],
    ['"other" for a value without text', 'bali', 'elsewhere'],
    ['"other" for the name of a method of all objects', 'toString', 'elsewhere'],
  ])('takes %s', (_, value, text) => {
    expect(select(value, cases)).toBe(text);
  });
});

describe('plainDigits', () => {
  it.each([
    ['ar-EG', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['ar-EG', 'من ٣ إلى ١٢', 'من 3 إلى 12'],
    ['fa', '۰ تا ۹', '0 تا 9'],
    ['de', '2–3 Tage, 12 €', '2–3 Tage, 12 €'],
    ['ja', '2名～3名', '2名～3名'],
  ])('writes those of %s in %s', (locale, text, expected) => {
    expect(plainDigits(locale, text)).toBe(expected);
  });

  it.each([
    ['ar-EG', 'B2 ۳'],
    ['fa', '٣ 3'],
    ['de', '٣ ۳'],
  ])('leaves those of other scripts in %s: %s', (locale, text) => {
    expect(plainDigits(locale, text)).toBe(text);
  });
});
