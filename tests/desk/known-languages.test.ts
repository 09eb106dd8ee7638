import { expect, it } from 'vitest';
import { knownLanguages } from '../../src/desk/fields/LanguagesField.tsx';

it('No language is offered twice, though some have an outdated code as well.', () => {
  const names = knownLanguages('en-GB').map(({ label }) => label);
  expect(names).toContain('Hebrew');
  expect(new Set(names).size).toBe(names.length);
});
