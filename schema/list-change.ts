import * as z from 'zod';
import type { EntryKind } from './collections.ts';
import { reference } from './primitives.ts';

/** How a package or an option differs from what the site lists: a list of its own, or some more and some fewer. */
export function listChangeSchema(kind: Extract<EntryKind, 'exclusion' | 'inclusion'>, description: string) {
  const list = z.array(reference(kind, `An ${kind}.`));
  return z
    .union([
      list,
      z.strictObject({
        add: list.optional().meta({ description: 'Add these.' }),
        leaveOut: list.optional().meta({ description: 'Leave out these.' }),
      }),
    ])
    .optional()
    .meta({ description });
}

export type ListChange = z.infer<ReturnType<typeof listChangeSchema>>;
