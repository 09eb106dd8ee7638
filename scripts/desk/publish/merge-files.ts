import { compareValues, parseJson } from '../../../src/desk/store/compare-values.ts';
import { type MergeConflict, mergeValues } from '../../../src/desk/store/merge-values.ts';
import type { PublishConflict } from '../../../src/desk/store/publish-api.ts';
import { applyToText } from '../apply-to-text.ts';

/** A file as two people have it who began from the same text; undefined if it does not exist. */
export interface Versions {
  readonly file: string;
  readonly base: string | undefined;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
  /** One side has it under another name. */
  readonly isRenamed?: boolean;
}

/** A place in a file that was changed on both sides. */
export type OwnConflict = Omit<PublishConflict, 'at' | 'by'>;

/** A merged file, and the places that were changed on both sides. There, theirs holds unless decided otherwise. */
interface MergedFile {
  readonly text: string | undefined;
  readonly conflicts: readonly OwnConflict[];
}

/** Merges a file field by field. The text is theirs with the fields that only this side has changed. */
export function mergeFile(
  { file, base, mine, theirs }: Versions,
  decisionOn: (conflict: OwnConflict) => 'mine' | 'theirs' | undefined,
): MergedFile {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const conflicts: OwnConflict[] = [];
  const decide = (conflict: MergeConflict): 'mine' | 'theirs' => {
    const full = { file, ...conflict };
    const decision = decisionOn(full);
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

/** Lets changes of a file follow it where the other side has given it another name, as that of a tour does. */
export async function followRenamed(
  files: readonly Versions[],
  findRenamed: Readonly<Record<'mine' | 'theirs', () => Promise<ReadonlyMap<string, string>>>>,
): Promise<readonly Versions[]> {
  const changed = new Map(files.map((versions) => [versions.file, versions]));
  for (const [side, other] of SIDES) {
    const isGone = ({ base, ...own }: Versions): boolean =>
      own[side] === undefined && own[other] !== undefined && own[other] !== base;
    const isAddedTwice = ({ base, mine, theirs }: Versions): boolean =>
      base === undefined && mine !== undefined && theirs !== undefined && mine !== theirs;
    if (![...changed.values()].some((one) => isGone(one) || isAddedTwice(one))) continue;
    for (const [name, old] of await findRenamed[side]()) {
      const [from, to] = [changed.get(old), changed.get(name)];
      if (!from || !to) continue;
      if (isAddedTwice(to)) changed.set(name, { ...to, base: from.base });
      else if (isGone(from) && to[other] === undefined) {
        changed.set(old, { ...from, [other]: from.base });
        changed.set(name, { ...to, base: from.base, [other]: from[other], isRenamed: true });
      }
    }
  }
  return [...changed.values()];
}

const SIDES = [
  ['mine', 'theirs'],
  ['theirs', 'mine'],
] as const;
