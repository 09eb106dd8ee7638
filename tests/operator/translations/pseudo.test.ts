import * as fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { isMessage } from '../../../scripts/compiler/parse/message.ts';
import { pseudoText } from '../../../scripts/operator/translations/pseudo.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';

function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return String(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format(values));
}

describe('pseudoText', () => {
  it('has accents, is longer and is in brackets.', () => {
    expect(pseudoText('Four quiet evenings')).toBe('[Fóóúúŕ qúúííéét éévééńííńgś]');
  });

  it('keeps values, the cases of plurals and signs in quotes.', () => {
    const text = pseudoText("{count, plural, =0 {No day} one {# day} other {# days}} on {name}'s boat");
    for (const count of [0, 1, 2]) expect(format(text, { count, name: 'Ann' })).toMatch(/^\[.*Ann.*\]$/);
    expect(format(pseudoText("'{'x'}' {name} # <b>"), { name: 'n' })).toBe('[{x} n # <b>]');
  });

  it('is in brackets for any source.', () => {
    const plain = wellFormedText.filter((text) => !isMessage(text));
    fc.assert(
      fc.property(plain, (text) => {
        expect(pseudoText(text)).toMatch(/^\[[\s\S]*\]$/);
      }),
    );
  });
});
