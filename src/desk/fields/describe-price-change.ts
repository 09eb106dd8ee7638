import type { PriceChange } from '../../pricing/model.ts';
import type { SchemaNode } from '../form/schema-node.ts';
import type { Json } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';
import { formatAmount } from './format-amount.ts';

/** True if a number can only be below zero, such as a discount: people write and read it without the sign. */
export function isReduction({ schema }: SchemaNode): boolean {
  return !schema.safeParse(1).success && schema.safeParse(-1).success;
}

/** A change of prices in words, such as “10 % less”; undefined for 0 and for other numbers. */
export function formatChange(
  value: Json | undefined,
  key: string | number | undefined,
  { schema }: SchemaNode,
  { fields, locale }: DeskWords,
): string | undefined {
  if (typeof value !== 'number' || value === 0 || !schema.safeParse(-1).success) return undefined;
  if (key !== 'percent' && key !== 'amount') return undefined;
  const size = `${formatAmount(Math.abs(value), locale)}${key === 'percent' ? ' %' : ''}`;
  return value < 0 ? fields.less(size) : fields.moreThan(size);
}

/** The same of a season or an offer, with its amount in minor units; undefined where it changes nothing. */
export function formatPriceChange(
  { percent, amount }: Pick<PriceChange, 'amount' | 'percent'>,
  money: (amount: number) => string,
  { fields, locale }: DeskWords,
): string | undefined {
  const value = percent ?? amount ?? 0;
  if (value === 0) return undefined;
  const size = percent === undefined ? money(Math.abs(value)) : `${formatAmount(Math.abs(value), locale)} %`;
  return value < 0 ? fields.less(size) : fields.moreThan(size);
}
