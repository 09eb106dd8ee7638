import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchHref } from '../../../src/features/home/search-href.ts';
import { blankText, wellFormedText } from '../../arbitraries/texts.ts';

function queryOf(href: string): string | null {
  return new URL(href, 'https://site.example').searchParams.get('query');
}

describe('searchHref', () => {
  it('leads to what matches the text', () => {
    expect(searchHref('/de/ziele', 'Berg & See')).toBe('/de/ziele?query=Berg+%26+See');
  });

  it('leaves out blanks around the text', () => {
    expect(searchHref('/places', '  hill ')).toBe('/places?query=hill');
  });

  it('leads to all for any blank text', () => {
    fc.assert(
      fc.property(blankText, (text) => {
        expect(searchHref('/places', text)).toBe('/places');
      }),
    );
  });

  it('carries any other text, trimmed', () => {
    fc.assert(
      fc.property(
        wellFormedText.filter((text) => text.trim() !== ''),
        (text) => {
          expect(queryOf(searchHref('/places', text))).toBe(text.trim());
        },
      ),
    );
  });
});
