import * as z from 'zod';
import { hasCountableDigits } from './amount.ts';
import { contentMeta } from './primitives.ts';
import { rule } from './rules.ts';

/** A change in per cent: 15 is 15 % more, -10 is 10 % less. */
export const percentSchema = z
  .number()
  .min(-100)
  .max(1000)
  .meta({ description: 'Change in per cent: 15 is 15 % more, -10 is 10 % less.', examples: [15, -10] });

const anyChange = z.number().refine(hasCountableDigits, rule('amount-digits'));
const reduction = anyChange.lt(0);

/** What is added to an amount of money, or, less than 0, taken off; in units of the currency. */
export function changeBy(description: string): typeof anyChange {
  return marked(anyChange.meta({ description, examples: [250000, -50000] }));
}

/** What is taken off an amount of money: less than 0. */
export function reductionBy(description: string): typeof reduction {
  return marked(reduction.meta({ description, examples: [-50000] }));
}

function marked<Schema extends z.ZodType>(schema: Schema): Schema {
  contentMeta.add(schema, { amount: true });
  return schema;
}

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
