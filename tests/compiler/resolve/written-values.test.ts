import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { dateRangesText, formatClock } from '../../../scripts/compiler/resolve/date-text.ts';
import { withShownNames, withShownValues } from '../../../scripts/compiler/resolve/texts.ts';

it.each([
  ['id-ID', '07:00–10:30', '07.00–10.30'],
  ['en-GB', '07:00–10:30', '07:00–10:30'],
  ['en-US', '19:05', '19:05'],
  ['fr-FR', '00:15–09:00', '00:15–09:00'],
])('formatClock writes times of day as %s does, from %s: %s', (locale, time, text) => {
  expect(formatClock({ locale }, time)).toBe(text);
});

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
])('dateRangesText names the year only of dates that have one, in %s: %j', (locale, ranges, text) => {
  expect(dateRangesText(locale, ranges)).toBe(text);
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
