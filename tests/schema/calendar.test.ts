import { describe, expect, it } from 'vitest';
import { calendarSchema } from '../../schema/calendar.ts';

function isZone(zone: string): boolean {
  return calendarSchema.shape.zone.safeParse(zone).success;
}

describe('a time zone', () => {
  it.each(['Europe/Rome', 'Asia/Calcutta', 'UTC'])('may be called %s', (zone) => {
    expect(isZone(zone)).toBe(true);
  });

  it.each(['Europe/Atlantis', 'Rome', ''])('is not called %j', (zone) => {
    expect(isZone(zone)).toBe(false);
  });
});
