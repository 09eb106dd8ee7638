import { describe, expect, it, vi } from 'vitest';
import { writtenDate } from '../../src/trip/written-date.ts';
import { ZONES } from '../helpers/zones.ts';

describe('a written date', () => {
  it.each([
    ['en-US', 'Wednesday, July 14, 2027', 'Wed, Jul 14, 2027'],
    ['de-DE', 'Mittwoch, 14. Juli 2027', 'Mi., 14. Juli 2027'],
    ['fr-FR', 'mercredi 14 juillet 2027', 'mer. 14 juil. 2027'],
    ['id-ID', 'Rabu, 14 Juli 2027', 'Rab, 14 Jul 2027'],
  ])('in %s is %s, or %s', (locale, long, short) => {
    expect(writtenDate(locale, '2027-07-14')).toBe(long);
    expect(writtenDate(locale, '2027-07-14', 'short')).toBe(short);
  });

  it('is the same day wherever the visitor is', () => {
    for (const zone of ZONES) {
      vi.stubEnv('TZ', zone);
      expect(writtenDate('en-US', '2028-01-01'), zone).toBe('Saturday, January 1, 2028');
    }
  });
});
