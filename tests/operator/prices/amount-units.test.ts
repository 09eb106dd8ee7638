import { describe, expect, it } from 'vitest';
import type { AmountUnit } from '../../../schema/amount.ts';
import { siteSchema } from '../../../schema/site.ts';
import { amountUnits } from '../../../scripts/operator/prices/amount-units.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

/** The units of a site whose two languages have these short forms; the first is the operator's. */
function unitsOf(own: Json, other: Json = []): readonly AmountUnit[] {
  const workspace = secondOperator()
    .set('site.json', ['languages', 0, 'shortAmounts'], own)
    .set('site.json', ['languages', 1, 'shortAmounts'], other);
  return amountUnits(siteSchema.parse(workspace.json('site.json')));
}

const form = (text: string, unit: number, words: readonly string[] = []): Json => ({
  from: unit,
  unit,
  text,
  words,
});

describe('amountUnits', () => {
  it('finds the word behind the amount, and its other spellings', () => {
    expect(unitsOf([form('€ {amount} Mio.', 1_000_000, ['Millionen'])])).toEqual([
      { word: 'mio', factor: 1_000_000 },
      { word: 'millionen', factor: 1_000_000 },
    ]);
  });

  it('does not take the currency behind the amount for a unit', () => {
    expect(unitsOf([form('{amount} €', 1)])).toEqual([]);
  });

  it('takes the words of all languages', () => {
    expect(unitsOf([form('{amount} mila', 1000)], [form('{amount} duizend', 1000)])).toHaveLength(2);
  });

  it('believes the operator’s language where two differ', () => {
    expect(unitsOf([form('{amount}M', 1000)], [form('{amount} m', 1_000_000)])).toEqual([
      { word: 'm', factor: 1000 },
    ]);
  });

  it('leaves out a word on which the other languages disagree', () => {
    expect(unitsOf([], [form('{amount}M', 1000), form('{amount} m', 1_000_000)])).toEqual([]);
  });
});
