import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nounOf } from '../diagnostics/nouns.ts';
import { unknownReference } from '../diagnostics/reference.ts';
import type { Model } from '../link/model.ts';

/** Every reference of the data that names no entry. */
export function checkReferences({ references }: Model): readonly Diagnostic[] {
  return references.flatMap(({ kind, id, known, locate }) =>
    known === undefined || known.includes(id)
      ? []
      : [unknownReference(locate(), kind, nounOf(kind), id, known)],
  );
}
