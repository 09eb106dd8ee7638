import { describe, expect, it } from 'vitest';
import { optionStyles } from '../../../src/features/package/option-styles.ts';

describe('the styles of options', () => {
  it('hide what belongs to another option than the chosen one', () => {
    expect(optionStyles('.v', [{ id: 'A' }, { id: 'half-board' }])).toBe(
      '.v:has([value="A"]:checked)>[data-option]:not([data-option="A"]),' +
        '.v:has([value="half-board"]:checked)>[data-option]:not([data-option="half-board"]){display:none}',
    );
  });
});
