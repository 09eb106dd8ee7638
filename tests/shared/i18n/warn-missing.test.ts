import { expect, it, vi } from 'vitest';
import { warnMissing } from '../../../src/shared/i18n/warn-missing.ts';

it('warns once of texts that are missing in a language, and names some of them', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnMissing('xx', []);
  warnMissing('xx', ['home.title', 'home.text', 'home.title']);
  warnMissing('xx', ['home.text']);
  warnMissing('yy', ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(warnings.mock.calls.flat()).toEqual([
    'Missing translations in "xx": home.title, home.text',
    'Missing translations in "yy": a, b, c, d, e and 2 more',
  ]);
  warnings.mockRestore();
});
