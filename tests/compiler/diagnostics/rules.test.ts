import { describe, expect, it } from 'vitest';
import { ruleMessages } from '../../../scripts/compiler/diagnostics/rules.ts';
import { english } from '../../../scripts/messages/english.ts';

describe('what is said of a broken rule', () => {
  it.each(['"1.500"', '1.500'])('gives both readings of the amount %s', (found) => {
    const { says, hint } = ruleMessages('amount-ambiguous', found);
    expect(says(english)).toBe(`The amount ${found} can be read in more than one way`);
    expect(hint(english)).toContain('1500');
    expect(hint(english)).toContain('1.5');
    expect(hint(english)).not.toContain('"');
  });

  it('takes no text for an amount that is none', () => {
    const { says, hint } = ruleMessages('clock-time', '"1.500"');
    expect(says(english)).toBe('Expected a clock time such as "09:00"');
    expect(hint(english)).toBeUndefined();
  });
});
