import type { EntryKind } from '../../../schema/collections.ts';
import { idSources, textPlaces } from '../../../schema/id-sources.ts';
import type { DeskState } from '../store/desk-state.ts';
import { type Entry, filesIn, listEntries, siteLanguages } from '../store/entries.ts';
import { isSame } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';

const NONE: readonly Entry[] = [];

/** The entries of a kind, with their names in the desk's language. */
export function useEntries(kind: EntryKind | undefined): readonly Entry[] {
  const words = useWords();
  return useDesk((state) => (kind ? entriesIn(state.documents, kind, words) : NONE));
}

type Documents = DeskState['documents'];

interface KnownEntries {
  /** The documents that the list was made from. */
  readonly sources: readonly unknown[];
  readonly entries: readonly Entry[];
}

const byDocuments = new WeakMap<Documents, Map<string, readonly Entry[]>>();
const latest = new Map<string, KnownEntries>();

/** Many fields ask for the same entries after each key: a list is made again only when its own documents change. */
function entriesIn(documents: Documents, kind: EntryKind, words: DeskWords): readonly Entry[] {
  const key = `${kind} ${words.code}`;
  const lists = byDocuments.get(documents) ?? new Map<string, readonly Entry[]>();
  byDocuments.set(documents, lists);
  const known = lists.get(key);
  if (known) return known;
  const before = latest.get(key);
  const sources = referenceSources(documents, kind);
  const entries = before && isSameItems(before.sources, sources) ? before.entries : freshEntries();
  lists.set(key, entries);
  latest.set(key, { sources, entries });
  return entries;

  function freshEntries(): readonly Entry[] {
    const fresh = listEntries(documents, kind, words);
    return before && isSameList(before.entries, fresh) ? before.entries : fresh;
  }
}

/** The documents that define the entries of a kind and their names. */
function referenceSources(documents: Documents, kind: EntryKind): readonly unknown[] {
  const source = idSources.get(kind);
  if (source?.form === 'union') return source.kinds.flatMap((part) => referenceSources(documents, part));
  const areas = new Set(textPlaces.flatMap((place) => (place.kind === kind ? [place.area] : [])));
  const texts = siteLanguages(documents).flatMap((code) =>
    [...areas].map((area) => documents.get(`texts/${code}/${area}.json`)),
  );
  const files =
    source?.form === 'folder' ? filesIn(documents, source.folder).map((file) => documents.get(file)) : [];
  const own = source?.form === 'part' ? [documents.get(source.file)] : [];
  // Days with the same name are shown with their tours.
  const tours = kind === 'day' ? filesIn(documents, 'itineraries').map((file) => documents.get(file)) : [];
  return [documents.get('site.json'), ...texts, ...files, ...own, ...tours];
}

function isSameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
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
