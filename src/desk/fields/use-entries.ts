import type { EntryKind } from '../../../schema/collections.ts';
import type { DeskState } from '../store/desk-store.ts';
import { type Entry, listEntries } from '../store/entries.ts';
import { isSame } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

const NONE: readonly Entry[] = [];

/** The entries of a kind, with their names in the desk's language. */
export function useEntries(kind: EntryKind | undefined): readonly Entry[] {
  const { code } = useWords();
  return useDesk((state) => (kind ? entriesIn(state.documents, kind, code) : NONE));
}

type Documents = DeskState['documents'];

const byDocuments = new WeakMap<Documents, Map<string, readonly Entry[]>>();
const latest = new Map<string, readonly Entry[]>();

/** Many fields ask for the same entries after each key: the list is made once, and stays the same object while it can. */
function entriesIn(documents: Documents, kind: EntryKind, language: string): readonly Entry[] {
  const key = `${kind} ${language}`;
  const lists = byDocuments.get(documents) ?? new Map<string, readonly Entry[]>();
  byDocuments.set(documents, lists);
  const known = lists.get(key);
  if (known) return known;
  const fresh = listEntries(documents, kind, language);
  const before = latest.get(key) ?? NONE;
  const list = isSameList(before, fresh) ? before : fresh;
  lists.set(key, list);
  latest.set(key, list);
  return list;
}

function isSameList(left: readonly Entry[], right: readonly Entry[]): boolean {
  return (
    left.length === right.length &&
    left.every((entry, index) => {
      const other = right[index];
      return (
        entry.id === other?.id &&
        entry.name === other.name &&
        entry.file === other.file &&
        isSame([...entry.path], [...other.path])
      );
    })
  );
}
