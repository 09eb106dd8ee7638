import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LanguageInfo } from '../../src/domain/page-data/shell.ts';
import { offeredLanguage } from '../../src/i18n/language-choice.ts';

const languages = ['it', 'nl', 'pt'].map(
  (code): LanguageInfo => ({
    code,
    locale: code,
    name: code,
    direction: 'ltr',
    prefix: code === 'it' ? '' : `/${code}`,
    isFallback: false,
    offer: { text: '', accept: '', dismiss: '' },
  }),
);

function offered(current: string, wanted: readonly string[]): string | undefined {
  return offeredLanguage(languages, current, wanted)?.code;
}

describe('offeredLanguage (decisions 53)', () => {
  it('is the language that the browser wants most', () => {
    expect(offered('it', ['nl', 'pt'])).toBe('nl');
  });

  it('counts a region as its language', () => {
    expect(offered('it', ['nl-BE'])).toBe('nl');
  });

  it('pays no attention to upper and lower case', () => {
    expect(offered('it', ['NL-be'])).toBe('nl');
  });

  it('passes over languages that the site does not have', () => {
    expect(offered('it', ['ja', 'eo', 'pt'])).toBe('pt');
  });

  it('is none where the page is in the wanted language already', () => {
    expect(offered('nl', ['nl-NL', 'pt'])).toBeUndefined();
  });

  it.each([[[]], [['ja']], [['']], [['n']]])('is none for %j', (wanted) => {
    expect(offered('it', wanted)).toBeUndefined();
  });

  it('is never the language of the page, nor one that the site lacks', () => {
    const codes = languages.map(({ code }) => code);
    const tag = fc.oneof(fc.constantFrom('it', 'nl-NL', 'pt-BR', 'xx'), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.array(tag), (current, wanted) => {
        const code = offered(current, wanted);
        expect(code === undefined || (code !== current && codes.includes(code))).toBe(true);
      }),
    );
  });
});
