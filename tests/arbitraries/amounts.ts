import * as fc from 'fast-check';

/** Marks between groups of three digits that people write. */
export const groupMark = fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', "'", '’');

/** The currency before or after an amount. */
export const currencyMark = fc.constantFrom(
  ['', ''],
  ['Rp', ''],
  ['Rp ', ''],
  ['Rp\u00a0', ''],
  ['Rp. ', ''],
  ['rp', ''],
  ['IDR ', ''],
  ['', ' IDR'],
  ['', 'Rp'],
);

/** Any whole amount. */
export const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** An amount whose grouped form can be read in one way: no group, or two and more. */
export const unambiguousAmount = fc.oneof(
  fc.integer({ min: 1, max: 999 }),
  fc.integer({ min: 1_000_000, max: Number.MAX_SAFE_INTEGER }),
);

/** Texts that look like amounts, many of them wrong. */
export const amountLikeText = fc.string({ unit: fc.constantFrom(..."0123456789000.., '-Rp") });

/** The amount's digits in groups of three. */
export function grouped(value: number, mark: string): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, () => mark);
}
