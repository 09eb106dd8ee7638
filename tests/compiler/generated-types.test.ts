import { expect, it } from 'vitest';
import { loadContent, type PagePath } from '#generated/content';
import type { LanguageCode } from '#generated/registry';

// The type check, which comes before the tests, fails for an error in the generated modules, and for a wrong use below
// that it does not find.

it('generated modules give texts, functions of values and pages, and their types refuse all others', async () => {
  const { language } = await loadContent.en();
  const { messages } = language;
  const path: PagePath = '/destinations/sembalun';
  expect(messages.common.bookNow).toBe('Book Now');
  expect(messages.package.day({ day: 2 })).toBe('Day 2');
  expect((await language.pages[path]?.())?.page.path).toBe(path);
  // @ts-expect-error There is no such text.
  expect(messages.common.bookLater).toBeUndefined();
  // @ts-expect-error There is no such group of texts.
  expect(messages.kitchen).toBeUndefined();
  // @ts-expect-error The text takes no values.
  expect(() => messages.common.bookNow()).toThrow('not a function');
  // @ts-expect-error The value has another name.
  expect(messages.package.day({ number: 2 })).toBe('Day undefined');
  // @ts-expect-error The value is a number.
  expect(messages.package.day({ day: '2' })).toBe('Day 2');
  // @ts-expect-error The text needs values.
  const plain: string = messages.package.day;
  // @ts-expect-error There is no such page.
  const unknownPath: PagePath = '/destinations/nowhere';
  // @ts-expect-error There is no such language.
  const unknownCode: LanguageCode = 'it';
  expect([typeof plain, language.pages[unknownPath], Object.hasOwn(loadContent, unknownCode)]).toEqual([
    'function',
    undefined,
    false,
  ]);
});
