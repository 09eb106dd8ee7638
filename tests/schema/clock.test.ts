import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTimeSchema, timeRangeSchema } from '../../schema/clock.ts';

describe('a time of day', () => {
  it.each([
    ['07:00', '07:00'],
    ['7.00', '07:00'],
    [' 23.59 ', '23:59'],
    ['٩:٣٠', '09:30'],
    ['０７：００', '07:00'],
  ])('is read from %j as %s.', (written, time) => {
    expect(clockTimeSchema.parse(written)).toBe(time);
    expect(timeRangeSchema.parse(written)).toBe(time);
  });

  it.each(['', '7', '24:00', '07:60', '7:5', '007:00', '7:00 am', '7-00', 'noon'])(
    'is not read from %j.',
    (written) => {
      expect(clockTimeSchema.safeParse(written).success).toBe(false);
      expect(timeRangeSchema.safeParse(written).success).toBe(false);
    },
  );
});

describe('a range of times', () => {
  it('is no single time.', () => {
    expect(clockTimeSchema.safeParse('07:00–10:00').success).toBe(false);
  });

  it.each(['7-10', '7.00-', '-10.00', '7.00-10.00-11.00', '7.00--10.00', '7.00 10.00', '7.00-25.00'])(
    'is not read from %j.',
    (written) => {
      expect(timeRangeSchema.safeParse(written).success).toBe(false);
    },
  );

  it('is the same in all digits, with any dash and mark.', () => {
    const minutes = fc.nat(24 * 60 - 1);
    const system = fc.constantFrom('latn', 'arab', 'deva', 'fullwide');
    const dash = fc.constantFrom('-', ' - ', '–', ' — ', '〜', '～');
    const mark = fc.constantFrom(':', '.');
    const write = (time: number, sign: string, digitSystem: string): string => {
      const digits = new Intl.NumberFormat(`en-u-nu-${digitSystem}`, { minimumIntegerDigits: 2 });
      return [Math.floor(time / 60), time % 60].map((part) => digits.format(part)).join(sign);
    };
    fc.assert(
      fc.property(minutes, minutes, system, dash, mark, (from, to, nu, between, sign) => {
        expect(timeRangeSchema.parse(write(from, sign, nu) + between + write(to, sign, nu))).toBe(
          `${write(from, ':', 'latn')}–${write(to, ':', 'latn')}`,
        );
      }),
    );
  });
});
