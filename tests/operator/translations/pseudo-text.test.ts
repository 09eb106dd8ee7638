import * as fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { argumentNames, isMessage, parseMessage } from '../../../scripts/compiler/parse/message.ts';
import { pseudoText } from '../../../scripts/operator/translations/pseudo-text.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { translationsOf } from '../../helpers/translations.ts';

const realTexts = [...translationsOf(firstOperator).source.texts.values()].map(({ text }) => text);

describe('a text in the invented language', () => {
  it('has accents, is longer and stands in brackets', () => {
    expect(pseudoText('Four quiet evenings')).toBe('[Fóúúŕ qúúíéét éévéńííńgś]');
  });

  it('keeps values and the cases of plurals', () => {
    const text = pseudoText("{count, plural, =0 {No day} one {# day} other {# days}} on {name}'s boat");
    const shown = (count: number): string =>
      String(
        new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format({ count, name: 'Ann' }),
      );
    expect([shown(0), shown(1), shown(2)].every((sentence) => /^\[.*Ann.*\]$/.test(sentence))).toBe(true);
  });

  it('takes the same values as its source, for all texts of the site', () => {
    const differing = realTexts.filter(
      (text) =>
        isMessage(text) &&
        [...argumentNames(parseMessage(pseudoText(text)))].join() !==
          [...argumentNames(parseMessage(text))].join(),
    );
    expect(differing).toEqual([]);
  });

  it('is about a third longer than its source over the texts of the site', () => {
    const plain = realTexts.filter((text) => !isMessage(text)).join('');
    const grown = pseudoText(plain).length / plain.length;
    expect(grown).toBeGreaterThan(1.28);
    expect(grown).toBeLessThan(1.42);
  });

  it('stands in brackets whatever the source', () => {
    fc.assert(
      fc.property(
        wellFormedText.filter((text) => !isMessage(text)),
        (text) => {
          expect(pseudoText(text)).toMatch(/^\[[\s\S]*\]$/);
        },
      ),
    );
  });

  it('keeps every word of a message that has signs of the message language in quotes', () => {
    const text = pseudoText("'{'x'}' {name} # <b>");
    expect(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format({ name: 'n' })).toBe(
      '[{x} n # <b>]',
    );
  });
});
