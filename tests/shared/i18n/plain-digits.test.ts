import { describe, expect, it } from 'vitest';
import { plainDigits } from '../../../src/shared/i18n/plural.ts';

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
