import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type LanguageMark, useLanguageMark } from '../../src/i18n/language-mark.ts';
import { type SiteContextValue, SiteProvider } from '../../src/i18n/site-context.tsx';

const LANGUAGES = [
  { code: 'id', direction: 'ltr' },
  { code: 'ar', direction: 'rtl' },
  { code: 'he', direction: 'rtl' },
  { code: 'en', direction: 'ltr' },
];

interface PartProps {
  readonly code: string | undefined;
  readonly tell: (mark: LanguageMark) => void;
}

function Part({ code, tell }: PartProps) {
  tell(useLanguageMark(code));
  return null;
}

/** The mark of a text in a language on a page in another. */
function markOf(page: string, code: string | undefined): LanguageMark | undefined {
  const language = LANGUAGES.find((one) => one.code === page);
  const site = { language, languages: LANGUAGES } as unknown as SiteContextValue;
  const seen: LanguageMark[] = [];
  const part = createElement(Part, { code, tell: (mark) => seen.push(mark) });
  renderToStaticMarkup(createElement(SiteProvider, { value: site }, part));
  return seen[0];
}

describe('useLanguageMark', () => {
  it('marks nothing in the page’s own language', () => {
    expect(markOf('id', undefined)).toStrictEqual({});
  });

  it('names the language alone where it runs the same way', () => {
    expect(markOf('id', 'en')).toStrictEqual({ lang: 'en' });
    expect(markOf('ar', 'he')).toStrictEqual({ lang: 'he' });
  });

  it('says which way it runs where that is the other', () => {
    expect(markOf('id', 'ar')).toStrictEqual({ lang: 'ar', dir: 'rtl' });
    expect(markOf('ar', 'en')).toStrictEqual({ lang: 'en', dir: 'ltr' });
  });

  it('names a language that the site does not have', () => {
    expect(markOf('ar', 'nl')).toStrictEqual({ lang: 'nl' });
  });
});
