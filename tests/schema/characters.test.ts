import { expect, it } from 'vitest';
import { findForbidden, withoutForbidden } from '../../schema/characters.ts';

it('A text from Word keeps its line breaks and what is written, and loses what no text may hold.', () => {
  const pasted = 'Meet at “the pier”\u000Bat 7\u2028or\r\n8 🛶\u0000\u202E – café\u00AD';
  const kept = withoutForbidden(pasted);
  expect(kept).toBe('Meet at “the pier”\nat 7\nor\r\n8 🛶 – café\u00AD');
  expect(findForbidden(kept)).toBeUndefined();
  expect(withoutForbidden('Three days\u000Bon the island', true)).toBe('Three days on the island');
});
