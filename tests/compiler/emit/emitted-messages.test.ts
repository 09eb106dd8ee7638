import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { icuMessage, type MessageValues, messageValues } from '../../arbitraries/messages.ts';
import { compiled, emittedMessages, messageAt, said } from '../../helpers/compiled-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';

/** Messages of the interface and the numbers and texts that they take. */
const PLACES: Readonly<Record<string, MessageValues>> = {
  'common.days': { numbers: ['count'], texts: [] },
  'common.daysAndNights': { numbers: ['days', 'nights'], texts: [] },
  'search.count': { numbers: ['count'], texts: [] },
  'package.askPrice': { numbers: ['count'], texts: [] },
  'footer.copyright': { numbers: [], texts: ['year', 'brand'] },
  'contact.hourRange': { numbers: [], texts: ['opens', 'closes', 'zone'] },
  'package.chatPrice': { numbers: [], texts: ['price', 'total'] },
};

/** The only locale below whose digits are not 0 to 9. */
const OWN_DIGITS = 'ar-EG';

/** Languages with one to six plural forms, with other digits and other marks between them. */
const locale = fc.constantFrom(
  'en-GB',
  'fr-FR',
  'de-DE',
  'id-ID',
  'pl-PL',
  'lv-LV',
  'cy-GB',
  OWN_DIGITS,
  'hi-IN',
);

/** A message for each place, and values for it. */
const messages = fc.tuple(
  ...Object.entries(PLACES).map(([key, values]) =>
    fc.record({
      key: fc.constant(key),
      message: icuMessage(values),
      values: fc.array(messageValues(values), { minLength: 1, maxLength: 5 }),
    }),
  ),
);

const site = secondOperator();
const path = 'texts/nl/interface.json';

describe('an emitted message', () => {
  it('says what intl-messageformat says of the same text, for any values', () => {
    fc.assert(
      fc.property(locale, messages, (language, all) => {
        const workspace = all.reduce(
          (edited, { key, message }) => edited.set(path, key.split('.'), message),
          site.set('site.json', ['languages', 1, 'locale'], language),
        );
        const emitted = emittedMessages(compiled(workspace.sources), 'nl');
        for (const { key, message, values } of all) {
          const says = messageAt(emitted, key);
          const format = new IntlMessageFormat(
            language === OWN_DIGITS ? inOwnDigits(message, key) : message,
            language,
            undefined,
            { ignoreTag: true },
          );
          for (const each of values) {
            expect(said(says, each)).toBe(format.format(each));
          }
        }
      }),
      // Ends the search for a smaller counterexample before the test times out.
      { numRuns: 20, interruptAfterTimeLimit: 30_000 },
    );
  });
});

/** The message with its plain numbers written in the digits of the locale, without group separators. */
function inOwnDigits(message: string, key: string): string {
  return (PLACES[key]?.numbers ?? []).reduce(
    (text, name) => text.replaceAll(`{${name}}`, `{${name}, number, ::group-off}`),
    message,
  );
}
