import * as fc from 'fast-check';
import { anyText, inheritedName } from './texts.ts';

/** Any option id, names that objects inherit included. */
export const optionId = fc.oneof(fc.constantFrom('A', 'B', 'C'), inheritedName, anyText);

/** A written plan; days are told apart by their number. */
export const plan = fc.array(fc.nat());

/** Plans by option, own properties all of them. */
export const optionPlans = fc
  .array(fc.tuple(optionId, plan))
  .map((entries): Readonly<Record<string, readonly number[]>> => Object.fromEntries(entries));
