import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marked } from '../../../src/features/home/Marked.tsx';
import { type SiteContextValue, SiteProvider } from '../../../src/i18n/site-context.tsx';

const LANGUAGES = [
  { code: 'id', direction: 'ltr' },
  { code: 'ar', direction: 'rtl' },
  { code: 'en', direction: 'ltr' },
];

it.each([
  ['with its direction where that is the other', 'ar', 'en', '<blockquote lang="en" dir="ltr">'],
  ['with its direction on a page from left to right', 'id', 'ar', '<blockquote lang="ar" dir="rtl">'],
  ['alone where both run the same way', 'id', 'en', '<blockquote lang="en">'],
  ['alone where the site does not have it', 'ar', 'nl', '<blockquote lang="nl">'],
  ['not at all where it is that of the page', 'id', undefined, '<blockquote>'],
])('the language of a testimonial is marked %s', (_, page, language, start) => {
  const site = {
    language: LANGUAGES.find(({ code }) => code === page),
    languages: LANGUAGES,
  } as unknown as SiteContextValue;
  const value = language === undefined ? { text: 'Fine' } : { text: 'Fine', language };
  const quote = createElement(Marked, { as: 'blockquote', value });
  expect(renderToStaticMarkup(createElement(SiteProvider, { value: site }, quote))).toBe(
    `${start}Fine</blockquote>`,
  );
});
