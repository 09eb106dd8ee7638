import { useMemo } from 'react';
import type { EntryKind } from '../../../schema/collections.ts';
import { type Entry, listEntries } from '../store/entries.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

const NONE: readonly Entry[] = [];

/** The entries of a kind, with their names in the desk's language. */
export function useEntries(kind: EntryKind | undefined): readonly Entry[] {
  const documents = useDesk((state) => state.documents);
  const { code } = useWords();
  return useMemo(() => (kind ? listEntries(documents, kind, code) : NONE), [documents, kind, code]);
}
