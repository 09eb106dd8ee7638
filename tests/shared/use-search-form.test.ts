import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchHref } from '../../src/shared/use-search-form.ts';
import { anyText } from '../arbitraries/texts.ts';

it('searchHref carries any text without the blanks around it, and nothing where there are only blanks', () => {
  expect(searchHref('/de/ziele', ' Berg & See')).toBe('/de/ziele?query=Berg+%26+See');
  expect(searchHref('/places', ' \n')).toBe('/places');
  fc.assert(
    fc.property(anyText, (text) => {
      const { searchParams } = new URL(searchHref('/places', text), 'https://site.example');
      expect(searchParams.get('query') ?? '').toBe(text.trim().toWellFormed());
    }),
  );
});
