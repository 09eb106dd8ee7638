import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTimeSchema, timeRangeSchema } from '../../schema/clock.ts';

describe('a time', () => {
  it.each([
    ['07:00', '07:00'],
    ['7.00', '07:00'],
    ['7:05', '07:05'],
    [' 23.59 ', '23:59'],
    ['٠٩:٣٠', '09:30'],
    ['٩:٣٠', '09:30'],
    ['０７：００', '07:00'],
  ])('%j is %s', (written, held) => {
    expect(clockTimeSchema.parse(written)).toBe(held);
    expect(timeRangeSchema.parse(written)).toBe(held);
  });

  it.each(['', '7', '24:00', '07:60', '7:5', '007:00', '٢٤:٠٠', '7:00 am', '7-00', 'noon'])(
    'is not %j',
    (written) => {
      expect(clockTimeSchema.safeParse(written).success).toBe(false);
      expect(timeRangeSchema.safeParse(written).success).toBe(false);
    },
  );
});

describe('a range', () => {
  it.each([
    ['7.00-10.00', '07:00–10:00'],
    ['07:00–10:00', '07:00–10:00'],
    ['9:00 — 11:30', '09:00–11:30'],
    ['٧:٠٠ - ١٠:٠٠', '07:00–10:00'],
    ['７：００～１０：００', '07:00–10:00'],
  ])('%j is %s', (written, held) => {
    expect(timeRangeSchema.parse(written)).toBe(held);
    expect(clockTimeSchema.safeParse(written).success).toBe(false);
  });

  it.each(['7-10', '7.00-', '-10.00', '7.00-10.00-11.00', '7.00--10.00', '7.00 10.00', '7.00-25.00'])(
    'is not %j',
    (written) => {
      expect(timeRangeSchema.safeParse(written).success).toBe(false);
    },
  );

  it('is the same in all digits, and however it is set apart', () => {
    const minutes = fc.nat(24 * 60 - 1);
    const system = fc.constantFrom('latn', 'arab', 'deva', 'fullwide');
    const dash = fc.constantFrom('-', ' - ', '–', ' — ', '〜');
    fc.assert(
      fc.property(
        minutes,
        minutes,
        system,
        dash,
        fc.constantFrom(':', '.'),
        (from, to, nu, between, mark) => {
          const two = new Intl.NumberFormat(`en-u-nu-${nu}`, { minimumIntegerDigits: 2 });
          const say = (time: number, sign: string, numbers: Intl.NumberFormat) =>
            [Math.floor(time / 60), time % 60].map((part) => numbers.format(part)).join(sign);
          const plain = new Intl.NumberFormat('en', { minimumIntegerDigits: 2 });
          expect(timeRangeSchema.parse(say(from, mark, two) + between + say(to, mark, two))).toBe(
            `${say(from, ':', plain)}–${say(to, ':', plain)}`,
          );
        },
      ),
    );
  });
});
