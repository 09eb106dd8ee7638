import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDigits } from '../../schema/digits.ts';
import { anyText } from '../arbitraries/texts.ts';

/** Systems of digits, as locales name them. */
const SYSTEMS = ['arab', 'arabext', 'beng', 'deva', 'fullwide', 'khmr', 'mathbold', 'mymr', 'thai'];

describe('asciiDigits', () => {
  it('reads the number that a language writes in any system of digits.', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SYSTEMS), fc.nat(), (system, number) => {
        const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
        expect(asciiDigits(format.format(number))).toBe(String(number));
      }),
    );
  });

  it('changes decimal digits only.', () => {
    expect(asciiDigits('½ ² Ⅳ 三')).toBe('½ ² Ⅳ 三');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(asciiDigits(text).replace(/\d/g, '')).toBe(text.replace(/\p{Nd}/gu, ''));
      }),
    );
  });
});
