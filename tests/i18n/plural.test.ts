import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, formatNumber, hasOwnDigits, plural, select } from '../../src/i18n/plural.ts';

const NIGHTS = { '=0': 'no nights', one: 'a night', other: 'nights' };

describe('plural', () => {
  it.each([
    ['en', 0, 'no nights'],
    ['en', 1, 'a night'],
    ['en', 2, 'nights'],
    ['en', 1.5, 'nights'],
    ['id', 1, 'nights'],
    ['fr', 1.5, 'a night'],
    ['de', 1, 'a night'],
  ])('in %s takes for %d the text %j', (locale, count, text) => {
    expect(plural(locale, count, NIGHTS)).toBe(text);
  });

  it('prefers the exact number to its category', () => {
    expect(plural('en', 1, { '=1': 'exactly one', one: 'one', other: 'many' })).toBe('exactly one');
  });

  it('takes "other" where the category has no text', () => {
    expect(plural('en', 1, { other: 'many' })).toBe('many');
  });

  it('always gives one of the texts', () => {
    const locale = fc.constantFrom('id', 'en', 'fr', 'de', 'ar', 'pl');
    fc.assert(
      fc.property(locale, fc.double(), (language, count) => {
        expect(Object.values(NIGHTS)).toContain(plural(language, count, NIGHTS));
      }),
    );
  });
});

describe('select', () => {
  const cases = { lombok: 'on Lombok', 3: 'three', other: 'elsewhere' };

  it('takes the text of the value', () => {
    expect(select('lombok', cases)).toBe('on Lombok');
  });

  it('takes the text of a number', () => {
    expect(select(3, cases)).toBe('three');
  });

  it('takes "other" for a value without text', () => {
    expect(select('bali', cases)).toBe('elsewhere');
  });

  it.each(['toString', 'constructor', '__proto__'])('takes "other" for the value %j', (value) => {
    expect(select(value, cases)).toBe('elsewhere');
  });

  it('takes "other" for every number without text', () => {
    const value = fc.double().filter((number) => number !== 3);
    fc.assert(
      fc.property(value, (number) => {
        expect(select(number, cases)).toBe('elsewhere');
      }),
    );
  });
});

describe('formatNumber', () => {
  it.each([
    ['id-ID', '1.234,5'],
    ['en-GB', '1,234.5'],
    ['fr-FR', '1\u202f234,5'],
    ['de-DE', '1.234,5'],
  ])('in %s writes %j', (locale, text) => {
    expect(formatNumber(locale, 1234.5)).toBe(text);
  });

  it('keeps every digit of a whole number', () => {
    fc.assert(
      fc.property(fc.constantFrom('id-ID', 'en-GB', 'fr-FR', 'de-DE'), fc.maxSafeNat(), (locale, value) => {
        expect(formatNumber(locale, value).replace(/\D/g, '')).toBe(String(value));
      }),
    );
  });
});

describe('digits', () => {
  it.each([
    ['en', 2027, '2027'],
    ['de', 12_345, '12345'],
    ['ar-EG', 2027, '٢٠٢٧'],
    ['fa', 10, '۱۰'],
  ])('of %s write %d as %s, without marks between thousands', (locale, number, written) => {
    expect(digits(locale, number)).toBe(written);
  });

  it.each([
    ['en', false],
    ['id', false],
    ['ar-EG', true],
    ['ar-MA', false],
    ['mr', true],
    ['ja-u-nu-hanidec', true],
  ])('are other ones than 0 to 9 in %s: %s', (locale, isOwn) => {
    expect(hasOwnDigits(locale)).toBe(isOwn);
  });
});
