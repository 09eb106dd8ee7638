import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDigits } from '../../schema/digits.ts';
import { anyText } from '../arbitraries/texts.ts';

/** Codes of systems of digits, as locales name them. */
const SYSTEMS = [
  'arab',
  'arabext',
  'beng',
  'deva',
  'fullwide',
  'khmr',
  'laoo',
  'mathbold',
  'mathmono',
  'mymr',
  'thai',
];

describe('digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['７：３０', '7：30'],
    ['\u{1d7ce}\u{1d7d8}\u{1d7ff}', '009'],
    ['½ ² Ⅳ 三', '½ ² Ⅳ 三'],
  ])('of %s are %s', (text, expected) => {
    expect(asciiDigits(text)).toBe(expected);
  });

  it('of all systems mean what languages write with them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SYSTEMS), fc.nat(), (system, number) => {
        const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
        expect(asciiDigits(format.format(number))).toBe(String(number));
      }),
    );
  });

  it('are all that changes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const changed = asciiDigits(text);
        expect(changed.replace(/\d/g, '')).toBe(text.replace(/\p{Nd}/gu, ''));
        expect(asciiDigits(changed)).toBe(changed);
      }),
    );
  });
});
