import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nounOf } from '../diagnostics/nouns.ts';
import { unknownReference } from '../diagnostics/reference.ts';
import type { Model } from '../link/model.ts';

/** Every reference of the data that names no entry. */
export function checkReferences({ references }: Model): readonly Diagnostic[] {
  const sets = new Map<readonly string[], ReadonlySet<string>>();
  const isAmong = (known: readonly string[], id: string): boolean => {
    const set = sets.get(known) ?? new Set(known);
    sets.set(known, set);
    return set.has(id);
  };
  return references.flatMap((reference) => {
    const { kind, id, known } = reference;
    if (known === undefined || isAmong(known, id)) return [];
    return [unknownReference(reference.locate(), kind, nounOf(kind), id, known)];
  });
}
