import { expect, it } from 'vitest';
import { clockTimeSchema } from '../../schema/clock.ts';
import { readTime, readTimeRange } from '../../src/desk/fields/read-time.ts';

it.each([
  ['7', '07:00'],
  ['7.30', '07:30'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['7:30', '07:30'],
  [' 19.30 ', '19:30'],
  ['0', '00:00'],
  ['٧:٣٠', '07:30'],
  ['7 pm', '19:00'],
  ['7:30pm', '19:30'],
  ['7.30 p.m.', '19:30'],
  ['730 PM', '19:30'],
  ['7 a.m.', '07:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['7h', '07:00'],
  ['7 h 30', '07:30'],
  ['19H30', '19:30'],
  ['19.30 h', '19:30'],
])('The time typed as %j is %s, in 24 hours.', (typed, time) => {
  expect(readTime(typed)).toBe(time);
  expect(clockTimeSchema.parse(time)).toBe(time);
});

it.each(['', 'noon', '24:00', '7:60', '7.3', '07:30:00', '7:30-8:30', '73000', '13 pm', '0 am', '7 p'])(
  'No time is read from %j.',
  (typed) => {
    expect(readTime(typed)).toBeUndefined();
  },
);

it.each(['8.30 - 11', '0830–11', '08:30 – 11:00', '8.30 am - 11 am', '8h30-11h'])(
  'Two times are read from %j.',
  (typed) => {
    expect(readTimeRange(typed)).toEqual({ from: '08:30', to: '11:00' });
  },
);

it.each(['8.30', '8.30 -', '8 - 9 - 10', '8 - noon', '8.30 - 11 pm'])(
  'No two times are read from %j.',
  (typed) => {
    expect(readTimeRange(typed)).toBeUndefined();
  },
);
