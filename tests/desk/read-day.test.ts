import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  isYearly,
  matchForm,
  matchLast,
  nextDay,
  readDay,
  readDays,
  readPeriod,
} from '../../src/desk/fields/read-day.ts';
import { formatDay } from '../../src/desk/form/date-format.ts';

const LOCALES = ['en-GB', 'id-ID'];
const read = (typed: string, needsYear = false) => readDay(typed, LOCALES, needsYear);

describe('A typed day', () => {
  const zone = process.env.TZ;

  afterEach(() => {
    process.env.TZ = zone;
  });

  it.each([
    ['24 Dec 2026', '2026-12-24'],
    ['24 december 2026', '2026-12-24'],
    ['24 Des 2026', '2026-12-24'],
    ['17 Agustus 2026', '2026-08-17'],
    ['Dec 24, 2026', '2026-12-24'],
    ['24th of December 2026', '2026-12-24'],
    ['Thu, 24 Dec 2026', '2026-12-24'],
    ['Kamis, 24 Des 2026', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['24.12.26', '2026-12-24'],
    ['24 Dec 26', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['12/24/2026', '2026-12-24'],
    ['24 Dec', '12-24'],
    ['24/12', '12-24'],
    ['29 Feb', '02-29'],
  ])('is understood as people write it: %s.', (typed, day) => {
    expect(read(typed)).toEqual({ day });
  });

  it('has the day before the month where numbers could mean both.', () => {
    expect(read('03/04/2026')).toEqual({ day: '2026-04-03' });
    expect(read('3/4')).toEqual({ day: '04-03' });
  });

  it('never has another year while it is being typed.', () => {
    for (const whole of ['1 Feb 2027', '28/02/2027', 'Dec 24, 2027', '2027-02-01']) {
      const days = Array.from(whole, (_, index) => read(whole.slice(0, index + 1)));
      const years = days.flatMap((one) => ('day' in one && !isYearly(one.day) ? one.day.slice(0, 4) : []));
      expect(new Set(years)).toEqual(new Set(['2027']));
    }
  });

  it.each([
    '',
    'soon',
    '24',
    'Dec 2026',
    '24 Xyz 2026',
    '24 Dec 2026 5',
    '1/2/3/4',
    '24 Dec 123',
    '24.12.20',
  ])('is not guessed from what is none: “%s”.', (typed) => {
    expect(read(typed)).toEqual({ reason: 'none' });
  });

  it('needs a year where it is of one year, and must be in the calendar.', () => {
    expect(read('24 Dec', true)).toEqual({ reason: 'year' });
    expect(read('31 Feb 2026')).toEqual({ reason: 'unreal' });
    expect(read('29 Feb 2026')).toEqual({ reason: 'unreal' });
  });

  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('is the same day as it is shown in %s.', (tz) => {
    process.env.TZ = tz;
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...LOCALES), (date, locale) => {
        const day = date.toISOString().slice(0, 10);
        expect(read(formatDay(day, locale))).toEqual({ day });
        expect(read(formatDay(day.slice(5), locale))).toEqual({ day: day.slice(5) });
      }),
    );
  });
});

describe('A typed period', () => {
  it('has two days with a dash or a word between them.', () => {
    expect(readPeriod('24 Dec – 5 Jan', LOCALES)).toEqual({ from: '12-24', to: '01-05' });
    expect(readPeriod('1 July to 31 August', LOCALES)).toEqual({ from: '07-01', to: '08-31' });
    expect(readPeriod('24/12/2026 - 26/12/2026', LOCALES)).toEqual({ from: '2026-12-24', to: '2026-12-26' });
  });

  it('takes the year of its last day for both.', () => {
    expect(readPeriod('20 Dec – 5 Jan 2027', LOCALES)).toEqual({ from: '2026-12-20', to: '2027-01-05' });
    expect(readPeriod('1 Jul – 31 Aug 2027', LOCALES)).toEqual({ from: '2027-07-01', to: '2027-08-31' });
  });
});

describe('The other end of a period', () => {
  it('gets or loses its year with the end that is changed.', () => {
    expect(matchForm('01-05', '2026-12-20', false)).toBe('2027-01-05');
    expect(matchForm('12-20', '2027-01-05', true)).toBe('2026-12-20');
    expect(matchForm('2027-01-05', '12-20', false)).toBe('01-05');
    expect(matchForm('02-29', '2027-02-01', false)).toBe('2027-02-28');
  });

  it('keeps its length where it would end before it begins.', () => {
    const winter = { from: '2026-12-20', to: '2027-01-05' };
    expect(matchLast(winter, '2026-12-27')).toBe('2027-01-05');
    expect(matchLast(winter, '2027-12-20')).toBe('2028-01-05');
    expect(matchLast(winter, '12-20')).toBe('01-05');
    expect(matchLast({ from: '2026-12-', to: '2027-01-05' }, '2027-12-20')).toBe('2027-01-05');
  });

  it('without a year is the next one where a year is needed.', () => {
    expect(nextDay('12-20', '2026-11-27')).toBe('2026-12-20');
    expect(nextDay('01-05', '2026-12-20')).toBe('2027-01-05');
    expect(nextDay('2030-01-05', '2026-12-20')).toBe('2030-01-05');
  });
});

describe('Several typed days', () => {
  it('are put in order, each once, and a period is each of its days.', () => {
    expect(readDays('26/12/2026, 24 Dec 2026; Dec 24, 2026', LOCALES)).toEqual({
      days: ['2026-12-24', '2026-12-26'],
    });
    expect(readDays('30 Dec 2026 – 1 Jan 2027', LOCALES)).toEqual({
      days: ['2026-12-30', '2026-12-31', '2027-01-01'],
    });
  });

  it('are none where one of them cannot be read, which is named.', () => {
    expect(readDays('24 Dec 2026, soon', LOCALES)).toEqual({ wrong: 'soon', reason: 'none' });
    expect(readDays('24 Dec', LOCALES)).toEqual({ wrong: '24 Dec', reason: 'year' });
  });
});
