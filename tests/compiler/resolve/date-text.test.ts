import { describe, expect, it } from 'vitest';
import { dateRangesText } from '../../../scripts/compiler/resolve/date-text.ts';

describe('days of the calendar', () => {
  it.each([
    ['en-GB', [{ from: '07-01', to: '08-31' }], '1 July – 31 August'],
    // A year would be wrong: it is every year.
    ['en-GB', [{ from: '12-22', to: '01-06' }], '22 December – 6 January'],
    ['en-GB', [{ from: '12-24', to: '12-24' }], '24 December'],
    ['en-GB', [{ from: '2027-03-10', to: '2027-03-25' }], '10 – 25 March 2027'],
    ['en-GB', [{ from: '2027-03-10', to: '2027-03-10' }], '10 March 2027'],
    ['en-GB', [{ from: '2027-12-30', to: '2028-01-02' }], '30 December 2027 – 2 January 2028'],
    [
      'de-DE',
      [
        { from: '07-01', to: '08-31' },
        { from: '2027-12-24', to: '2027-12-26' },
      ],
      '1. Juli – 31. August und 24.–26. Dezember 2027',
    ],
  ])('in %s: %j', (locale, ranges, text) => {
    expect(dateRangesText(locale, ranges)).toBe(text);
  });
});
