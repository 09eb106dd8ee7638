import * as z from 'zod';

/** A change in per cent: 15 is 15 % more, -10 is 10 % less. */
export const percentSchema = z
  .number()
  .min(-100)
  .max(1000)
  .meta({ description: 'Change in per cent: 15 is 15 % more.', examples: [15, -10] });

/** What is added to an amount, or, less than 0, taken off. */
export const changeSchema = z.int().meta({ examples: [250000] });

/** Whether a change is said in one way at most. */
export function hasAtMostOne({
  percent,
  amount,
}: {
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
}): boolean {
  return percent === undefined || amount === undefined;
}
