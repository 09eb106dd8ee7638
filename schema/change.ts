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

/** An amount that is added to another or, below 0, taken off; in units of the currency. */
export function changeBy(description: string): typeof anyChange {
  return marked(anyChange.meta({ description, examples: [250000, -50000] }));
}

/** An amount below 0, taken off another. */
export function reductionBy(description: string): typeof reduction {
  return marked(reduction.meta({ description, examples: [-50000] }));
}

function marked<Schema extends z.ZodType>(schema: Schema): Schema {
  contentMeta.add(schema, { amount: true });
  return schema;
}
