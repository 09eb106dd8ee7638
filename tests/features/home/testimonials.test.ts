import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marked, type TextLanguages, TextLanguagesProvider } from '../../../src/ui/text/text.tsx';

const LANGUAGES: TextLanguages['all'] = [
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
  const languages: TextLanguages = { own: page, around: page, all: LANGUAGES };
  const value = language === undefined ? { text: 'Fine' } : { text: 'Fine', language };
  const quote = createElement(Marked, { as: 'blockquote', value });
  expect(renderToStaticMarkup(createElement(TextLanguagesProvider, { value: languages }, quote))).toBe(
    `${start}Fine</blockquote>`,
  );
});

it('A text in the language of the page is marked where what is around it is in another', () => {
  const languages: TextLanguages = { own: 'ar', around: 'en', all: LANGUAGES };
  const text = createElement(Marked, { value: { text: 'Fine' } });
  expect(renderToStaticMarkup(createElement(TextLanguagesProvider, { value: languages }, text))).toBe(
    '<span lang="ar" dir="rtl">Fine</span>',
  );
});
