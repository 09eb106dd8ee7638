import { compareValues, parseJson } from '../../../src/desk/store/compare-values.ts';
import { type MergeConflict, mergeValues } from '../../../src/desk/store/merge-values.ts';
import type { PublishConflict } from '../../../src/desk/store/publish-api.ts';
import { applyToText } from '../apply-to-text.ts';

/** A file as two people have it who began from the same text; undefined where it does not exist. */
export interface Versions {
  readonly file: string;
  readonly base: string | undefined;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** A merged file, and the places that were changed on both sides. There, theirs holds unless decided otherwise. */
export interface MergedFile {
  readonly text: string | undefined;
  readonly conflicts: readonly Omit<PublishConflict, 'by'>[];
}

/** Merges a file field by field. The text is theirs with the fields that only this side has changed. */
export function mergeFile(
  { file, base, mine, theirs }: Versions,
  findDecision: (conflict: Omit<PublishConflict, 'by'>) => 'mine' | 'theirs' | undefined,
): MergedFile {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const conflicts: Omit<PublishConflict, 'by'>[] = [];
  const decide = (conflict: MergeConflict): 'mine' | 'theirs' => {
    const full = { file, ...conflict };
    const decision = findDecision(full);
    if (decision === undefined) conflicts.push(full);
    return decision ?? 'theirs';
  };
  const [first, own, other] = [base, mine, theirs].map((text) => parseJson(file, text));
  if (own === undefined || other === undefined || theirs === undefined) {
    const choice = decide({
      path: [],
      ...(mine === undefined ? {} : { mine }),
      ...(theirs === undefined ? {} : { theirs }),
    });
    return { text: choice === 'mine' ? mine : theirs, conflicts };
  }
  const merged = mergeValues(first, own, other, decide);
  return { text: applyToText(theirs, compareValues(file, other, merged)).text, conflicts };
}
