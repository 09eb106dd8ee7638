import { expect, it } from 'vitest';
import { amountUnits } from '../../schema/amount-units.ts';
import { siteSchema } from '../../schema/site.ts';
import { type Json, secondOperator } from '../helpers/workspace.ts';

const form = (text: string, unit: number, words: readonly string[] = []): Json => ({
  from: unit,
  unit,
  text,
  words,
});

it.each([
  [
    'the word behind the amount, and its other spellings',
    [form('€ {amount} Mio.', 1_000_000, ['Millionen'])],
    [],
    ['mio 1000000', 'millionen 1000000'],
  ],
  [
    'the meaning in the language of the operator, where two differ',
    [form('{amount}M', 1000)],
    [form('{amount} m', 1_000_000)],
    ['m 1000'],
  ],
  [
    'no word on which the other languages disagree',
    [],
    [form('{amount}M', 1000), form('{amount} m', 1_000_000)],
    [],
  ],
])('amountUnits finds %s.', (_what, own, other, expected) => {
  const workspace = secondOperator()
    .set('site.json', ['languages', 0, 'shortAmounts'], own)
    .set('site.json', ['languages', 1, 'shortAmounts'], other);
  const units = amountUnits(siteSchema.parse(workspace.json('site.json')));
  expect(units.map(({ word, factor }) => `${word} ${factor}`)).toEqual(expected);
});
