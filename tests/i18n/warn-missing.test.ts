import { expect, it, vi } from 'vitest';
import { warnMissing } from '../../src/i18n/warn-missing.ts';

it('warns once of each key that is missing in a language', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnMissing('xx', []);
  warnMissing('xx', ['home.title', 'home.text', 'home.title']);
  warnMissing('xx', ['home.text']);
  warnMissing('yy', ['home.text']);
  expect(warnings.mock.calls.flat()).toEqual([
    'Missing translation in "xx": home.title',
    'Missing translation in "xx": home.text',
    'Missing translation in "yy": home.text',
  ]);
  warnings.mockRestore();
});
