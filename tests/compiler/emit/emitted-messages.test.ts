import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { icuMessage, type MessageValues, messageValues } from '../../arbitraries/messages.ts';
import {
  compiled,
  type EmittedMessage,
  emittedMessages,
  messageAt,
  said,
} from '../../helpers/compiled-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';

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

/** The one that has other digits than 0 to 9 unless it is told otherwise. */
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

const site = secondOperator();
const path = 'texts/fr/interface.json';

describe('an emitted message', () => {
  const stay = '{days, plural, one {# jour} other {# jours, {nights, plural, one {# nuit} other {# nuits}}}}';

  it.each([
    [{ days: 1, nights: 5 }, '1 jour'],
    [{ days: 2, nights: 1 }, '2 jours, 1 nuit'],
    [{ days: 1000, nights: 999 }, '1\u202f000 jours, 999 nuits'],
  ])('counts in each of two plurals its own value: %o', (values, expected) => {
    const workspace = site.set(path, ['common', 'daysAndNights'], stay);
    const says = messageAt(emittedMessages(compiled(workspace.sources), 'fr'), 'common.daysAndNights');
    expect(said(says, values)).toBe(expected);
  });

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
      // A counterexample is looked for no longer than the test may take.
      { numRuns: 60, interruptAfterTimeLimit: 30_000 },
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
    ['Jour\r\n{day}', 'Jour\r\n2'],
    ['{day, plural, other {{day, select, 1 {\\} other {\n}}}}{day}', '\n2'],
  ])('keeps the line break of %j', (text, expected) => {
    expect(said(dayMessage(text), { day: 2 })).toBe(expected);
  });
});

/** A message of which numbers that stand alone are written in the digits of the locale, without marks in them. */
function inOwnDigits(message: string, key: string): string {
  return (PLACES[key]?.numbers ?? []).reduce(
    (text, name) => text.replaceAll(`{${name}}`, `{${name}, number, ::group-off}`),
    message,
  );
}
