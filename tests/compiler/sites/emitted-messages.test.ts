import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { icuMessage, type MessageValues, messageValues } from '../../arbitraries/messages.ts';
import { compiled, dataOf, type EmittedMessage, emittedMessages, messageAt } from './compiled-site.ts';

/** Messages of the interface and the values that they take: numbers or texts. */
const PLACES: Readonly<Record<string, MessageValues>> = {
  'common.days': { numbers: ['count'], texts: [] },
  'common.daysAndNights': { numbers: ['days', 'nights'], texts: [] },
  'search.count': { numbers: ['count'], texts: [] },
  'package.askPrice': { numbers: ['count'], texts: [] },
  'footer.copyright': { numbers: [], texts: ['year', 'brand'] },
  'contact.hourRange': { numbers: [], texts: ['opens', 'closes', 'zone'] },
  'package.chatPrice': { numbers: [], texts: ['price', 'total'] },
};

/** Languages with one to six plural forms, with other digits and other marks between them. */
const locale = fc.constantFrom(
  'en-GB',
  'fr-FR',
  'de-DE',
  'id-ID',
  'pl-PL',
  'lv-LV',
  'cy-GB',
  'ar-EG',
  'hi-IN',
);

/** For each place a message, and values for it. */
const messages = fc.tuple(
  ...Object.entries(PLACES).map(([key, values]) =>
    fc.record({
      key: fc.constant(key),
      message: icuMessage(values),
      values: fc.array(messageValues(values), { minLength: 1, maxLength: 5 }),
    }),
  ),
);

const site = dataOf('hill-camp');
const path = 'texts/fr/interface.json';

describe('an emitted message', () => {
  it('says what intl-messageformat says of the same text, for any values', () => {
    fc.assert(
      fc.property(locale, messages, (language, all) => {
        const workspace = all.reduce(
          (edited, { key, message }) => edited.set(path, key.split('.'), message),
          site.set('site.json', ['languages', 1, 'locale'], language),
        );
        const emitted = emittedMessages(compiled(workspace.sources), 'fr');
        for (const { key, message, values } of all) {
          const says = messageAt(emitted, key);
          const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
          for (const each of values) {
            expect(typeof says === 'string' ? says : says(each)).toBe(format.format(each));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  const dayMessage = (text: string): EmittedMessage =>
    messageAt(
      emittedMessages(compiled(site.set(path, ['package', 'day'], text).sources), 'fr'),
      'package.day',
    );

  it.each([
    ['Jour\n{day}', 'Jour\n2'],
    ['{day, plural, other {Jour\n{day}}}', 'Jour\n2'],
  ])('keeps the line break of %j', (text, expected) => {
    const says = dayMessage(text);
    expect(typeof says === 'string' ? says : says({ day: 2 })).toBe(expected);
  });

  // The first loses half of its line break, the second gains the indentation of the module.
  it.fails.each([
    ['Jour\r\n{day}', 'Jour\r\n2'],
    ['{day, plural, other {{day, select, 1 {\\} other {\n}}}}{day}', '\n2'],
  ])('keeps the line break of %j', (text, expected) => {
    const says = dayMessage(text);
    expect(typeof says === 'string' ? says : says({ day: 2 })).toBe(expected);
  });
});
