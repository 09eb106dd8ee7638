import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { languageSchema } from '../../../schema/language.ts';
import { dateRangesText, formatClock } from '../../../scripts/compiler/resolve/date-text.ts';
import { formatShortMoney } from '../../../scripts/compiler/resolve/money.ts';
import { withShownNames, withShownValues } from '../../../scripts/compiler/resolve/texts.ts';

describe('formatClock', () => {
  it.each([
    ['id-ID', '07:00–10:30', '07.00–10.30'],
    ['en-GB', '07:00–10:30', '07:00–10:30'],
    ['en-US', '19:05', '19:05'],
    ['fr-FR', '00:15–09:00', '00:15–09:00'],
  ])('writes times of day as %s does, from %s: %s', (locale, time, text) => {
    expect(formatClock({ locale }, time)).toBe(text);
  });
});

describe('dateRangesText', () => {
  it.each([
    ['en-GB', [{ from: '07-01', to: '08-31' }], '1 July – 31 August'],
    ['en-GB', [{ from: '12-22', to: '01-06' }], '22 December – 6 January'],
    ['en-GB', [{ from: '2027-12-30', to: '2028-01-02' }], '30 December 2027 – 2 January 2028'],
    [
      'de-DE',
      [
        { from: '07-01', to: '08-31' },
        { from: '2027-12-24', to: '2027-12-26' },
      ],
      '1. Juli – 31. August und 24.–26. Dezember 2027',
    ],
  ])('names the year only of dates that have one, in %s: %j', (locale, ranges, text) => {
    expect(dateRangesText(locale, ranges)).toBe(text);
  });
});

describe('formatShortMoney', () => {
  const thousands = { from: 2000, unit: 1000, text: '€ {amount} duizend', words: ['duizend'] };
  const millions = { from: 1_000_000, unit: 1_000_000, text: '€ {amount} mln', words: ['miljoen'] };
  const dutch = languageSchema.parse({
    code: 'nl',
    locale: 'nl-NL',
    name: 'Nederlands',
    direction: 'ltr',
    shortAmounts: [millions, thousands],
  });
  const euro = { locale: 'nl-NL', currency: 'EUR', decimals: 2 };

  it.each([
    [200_000, '€ 2 duizend'],
    [100_000, '€\u00a01.000'],
    [250_000, '€ 2,5 duizend'],
    [255_000, '€\u00a02.550'],
    [200_010, '€\u00a02.000,10'],
    [120_000_000, '€ 1,2 mln'],
  ])('shortens only large amounts, and loses no part of them: %d cents, %j', (amount, text) => {
    expect(formatShortMoney(dutch, euro, amount)).toBe(text);
  });
});

describe('numbers in a message', () => {
  const arabic = 'ar-EG-u-nu-arab';
  const said = (text: string, values: Readonly<Record<string, number | string>>, locale = arabic): unknown =>
    new IntlMessageFormat(withShownNames(text, locale), locale).format(withShownValues(values, locale));

  it.each([
    ['{day} x', { day: 12 }, '١٢ x'],
    ['{count, plural, other {{count} of {all}}}', { count: 3, all: 14 }, '٣ of ١٤'],
    ['{kind, select, a {{count} x} other {# y}}', { kind: 'a', count: 5 }, '٥ x'],
    ['{count, plural, =2 {two} other {#}}', { count: 2 }, 'two'],
    ['{price} x', { price: '12 €' }, '12 € x'],
  ])('have the digits of the language, where texts stay as they are: %s', (text, values, expected) => {
    expect(said(text, values)).toBe(expected);
    expect(said('{day} x', { day: 12 }, 'it-IT')).toBe('12 x');
  });
});
