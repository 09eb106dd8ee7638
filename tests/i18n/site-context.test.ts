import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type SiteContextValue, SiteProvider, useMessages, useSite } from '../../src/i18n/site-context.tsx';

// Only what the components below look at.
const site = { language: { code: 'nl' }, messages: { common: { bookNow: 'Boek nu' } } } as SiteContextValue;

const LanguageCode = (): ReactNode => useSite().language.code;
const BookNow = (): ReactNode => useMessages().common.bookNow;

function within(value: SiteContextValue, component: () => ReactNode): string {
  return renderToStaticMarkup(createElement(SiteProvider, { value }, createElement(component)));
}

describe('useSite', () => {
  it('is the site that the provider above hands down', () => {
    expect(within(site, LanguageCode)).toBe('nl');
  });

  it('says what is missing outside of a provider', () => {
    expect(() => renderToStaticMarkup(createElement(LanguageCode))).toThrow(
      'useSite needs a SiteProvider above it.',
    );
  });
});

describe('useMessages', () => {
  it("are the app's texts in the page's language", () => {
    expect(within(site, BookNow)).toBe('Boek nu');
  });
});
