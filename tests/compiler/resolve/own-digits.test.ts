import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { withShownNames, withShownValues } from '../../../scripts/compiler/resolve/own-digits.ts';

const ARABIC = 'ar-EG-u-nu-arab';

function said(text: string, values: Readonly<Record<string, number | string>>, locale = ARABIC): unknown {
  const message = withShownNames(text, locale);
  return new IntlMessageFormat(message, locale).format(withShownValues(values, locale));
}

describe('numbers in a message', () => {
  it('are shown in the digits of the language, within plurals and choices, too', () => {
    expect(said('{day} x', { day: 12 })).toBe('١٢ x');
    expect(said('{count, plural, other {{count} of {all}}}', { count: 3, all: 14 })).toBe('٣ of ١٤');
    expect(said('{kind, select, a {{count} x} other {# y}}', { kind: 'a', count: 5 })).toBe('٥ x');
  });

  it('choose as they are counted, and texts stand as they are', () => {
    expect(said('{count, plural, =2 {two} other {#}}', { count: 2 })).toBe('two');
    expect(said('{price} x', { price: '12 €' })).toBe('12 € x');
  });

  it('stay as they are where digits are 0 to 9', () => {
    expect(said('{day} x', { day: 12 }, 'it-IT')).toBe('12 x');
    expect(withShownNames('{day} x', 'it-IT')).toBe('{day} x');
    expect(withShownValues({ day: 12 }, 'it-IT')).toEqual({ day: 12 });
  });
});
