import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../src/domain/money.ts';

describe('formatMoney', () => {
  it('sets French thousands apart by a wide space that does not break', () => {
    expect(formatMoney({ locale: 'fr-FR', currency: 'IDR' }, 3_150_000)).toBe('3\u00a0150\u00a0000\u00a0Rp');
  });

  it('sets no space beside the currency where a language has none', () => {
    const format = { locale: 'id-ID', currency: 'IDR' };
    expect(formatMoney({ ...format, space: false }, 3_150_000)).toBe('Rp3.150.000');
    expect(formatMoney({ ...format, space: true }, 3_150_000)).toBe('Rp\u00a03.150.000');
  });
});
