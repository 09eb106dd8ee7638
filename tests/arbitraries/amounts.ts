import * as fc from 'fast-check';

/** Marks between groups of three digits that people write. */
export const groupMark = fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', "'", '’');

export const currencySymbol = fc.constantFrom(
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

/** The largest number of fifteen digits. */
const LARGEST = 10 ** 15 - 1;

export const amount = fc.integer({ min: 1, max: LARGEST });

/** An amount in minor units, and how many of its digits are decimals. */
export const minorAmount = fc.record({ minor: amount, decimals: fc.integer({ min: 0, max: 4 }) });

/** An amount whose grouped form can be read in one way: no group, or two and more. */
export const unambiguousAmount = fc.oneof(
  fc.integer({ min: 1, max: 999 }),
  fc.integer({ min: 1_000_000, max: LARGEST }),
);

/** Texts that look like amounts, many of them wrong. */
export const amountLikeText = fc.string({ unit: fc.constantFrom(..."0123456789000.., '-Rp") });

/** An amount in decimal digits, as it is written with this point. */
export function withDecimals(minor: number, decimals: number, point: string): string {
  const digits = String(minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? whole : `${whole}${point}${digits.slice(-decimals)}`;
}

export function grouped(value: number, mark: string): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, () => mark);
}
