import * as fc from 'fast-check';

/** Any well-formed text: ASCII, combined characters, emoji, any code point. */
export const wellFormedText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

/** Any JavaScript string, halves of surrogate pairs included. */
export const anyText = fc.oneof(
  wellFormedText,
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Names that objects have of their own accord. */
export const inheritedName = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty');

/** Nothing, or nothing but blanks. */
export const blankText = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u3000') });
