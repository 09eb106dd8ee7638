import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../src/domain/money.ts';

describe('formatMoney', () => {
  it('sets French thousands apart by a wide space that does not break', () => {
    expect(formatMoney({ locale: 'fr-FR', currency: 'IDR' }, 3_150_000)).toBe('3\u00a0150\u00a0000\u00a0Rp');
  });
});
