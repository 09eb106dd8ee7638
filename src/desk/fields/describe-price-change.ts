import type { PriceChange } from '../../pricing/model.ts';
import type { SchemaNode } from '../form/schema-node.ts';
import type { Json } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';
import { formatAmount } from './format-amount.ts';

/** True if a number can only be below zero, such as a discount: people write and read it without the sign. */
export function isReduction({ schema }: SchemaNode): boolean {
  return !schema.safeParse(1).success && schema.safeParse(-1).success;
}

/** The number of a field that changes prices, in words, such as “10 % less”; undefined for 0 and for other numbers. */
export function describeChangeField(
  value: Json | undefined,
  key: string | number | undefined,
  { schema }: SchemaNode,
  words: DeskWords,
): string | undefined {
  if (typeof value !== 'number' || (key !== 'percent' && key !== 'amount')) return undefined;
  if (!schema.safeParse(-1).success) return undefined;
  return describePriceChange({ [key]: value }, (amount) => formatAmount(amount, words.locale), words);
}

/**
 * A change of prices in words, such as “10 % less”; undefined where it changes nothing.
 *
 * @param money formats its amount
 */
export function describePriceChange(
  { percent, amount = 0 }: Pick<PriceChange, 'amount' | 'percent'>,
  money: (amount: number) => string,
  { fields, locale }: DeskWords,
): string | undefined {
  const value = percent ?? amount;
  if (value === 0) return undefined;
  const size = percent === undefined ? money(Math.abs(value)) : `${formatAmount(Math.abs(value), locale)} %`;
  return value < 0 ? fields.less(size) : fields.moreThan(size);
}
