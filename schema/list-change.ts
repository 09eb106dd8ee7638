import * as z from 'zod';
import type { EntryKind } from './collections.ts';
import { reference } from './primitives.ts';

/** A package's or option's difference from the site's list: another list, or additions and omissions. */
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
