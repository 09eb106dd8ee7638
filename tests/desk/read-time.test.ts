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
])('The time typed as %j is %s, in 24 hours.', (typed, time) => {
  expect(readTime(typed)).toBe(time);
  expect(clockTimeSchema.parse(time)).toBe(time);
});

it.each(['', 'noon', '24:00', '7:60', '7.3', '07:30:00', '7:30-8:30', '73000'])(
  'No time is read from %j.',
  (typed) => {
    expect(readTime(typed)).toBeUndefined();
  },
);

it.each(['8.30 - 11', '0830–11', '08:30 – 11:00'])('Two times are read from %j.', (typed) => {
  expect(readTimeRange(typed)).toEqual({ from: '08:30', to: '11:00' });
});

it.each(['8.30', '8.30 -', '8 - 9 - 10', '8 - noon'])('No two times are read from %j.', (typed) => {
  expect(readTimeRange(typed)).toBeUndefined();
});
