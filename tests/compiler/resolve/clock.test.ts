import { describe, expect, it } from 'vitest';
import { formatClock } from '../../../scripts/compiler/resolve/clock.ts';

describe('a clock time of the data', () => {
  it.each([
    ['id-ID', '07:00', '07.00'],
    ['id-ID', '07:00–10:30', '07.00–10.30'],
    ['en-GB', '07:00–10:30', '07:00–10:30'],
    ['en-US', '19:05', '19:05'],
    ['fr-FR', '00:15–09:00', '00:15–09:00'],
    ['de-DE', '23:59', '23:59'],
    ['da-DK', '07:00', '07.00'],
  ])('is in %s, from %s, written %s', (locale, time, text) => {
    expect(formatClock({ locale }, time)).toBe(text);
  });
});
