import type * as z from 'zod';
import {
  type EntryKind,
  type FolderName,
  fileCollections,
  folderCollections,
} from '../../../schema/collections.ts';
import { includedMealKey } from '../../../schema/day.ts';
import { idSources, textPlaces } from '../../../schema/id-sources.ts';
import { valueAtPath } from '../../../schema/json-path.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { entryId } from './known-ids.ts';

/** An entry by its kind and id. */
export interface EntryName {
  readonly kind: EntryKind;
  readonly id: string;
}

/** A file of data, and its schema. */
export interface DataFile {
  readonly file: ParsedFile;
  readonly schema: z.ZodType;
  /** Nothing refers to the file, and it is one of many: it may go. */
  readonly isLoose: boolean;
}

/** All valid files of data; not texts. */
export function dataFiles({ single, entries }: ContentFiles): readonly DataFile[] {
  const singles = [...fileCollections].flatMap(([name, { data }]) => {
    const file = single[name]?.file;
    return file ? [{ file, schema: data, isLoose: false }] : [];
  });
  const inFolders = [...folderCollections].flatMap(([name, { data, kind }]) =>
    entries[name].map(({ file }) => ({ file, schema: data, isLoose: kind === undefined })),
  );
  return [...singles, ...inFolders];
}

/** The folders whose files are named after entries of a kind. */
export function foldersNamedAfter(kind: EntryKind): readonly FolderName[] {
  return [...folderCollections].flatMap(([name, collection]) =>
    collection.kind === kind || collection.namedAfter === kind ? [name] : [],
  );
}

/** The paths in the files of an area at which the texts of entries are. */
export function textPaths(area: string, entries: readonly EntryName[]): readonly (readonly string[])[] {
  return textPlaces
    .filter((place) => place.area === area)
    .flatMap((place) =>
      entries.flatMap(({ kind, id }) => (kind === place.kind ? [[...place.path, id]] : [])),
    );
}

/** The entries of lists that a file no longer has. */
export function lostEntries(path: string, before: unknown, after: unknown): readonly EntryName[] {
  return [...idSources].flatMap(([kind, source]) => {
    if (source.form !== 'part' || source.file !== path) return [];
    const idsIn = (value: unknown): readonly string[] => {
      const list = valueAtPath(value, source.path);
      return Array.isArray(list) ? list.flatMap((entry) => entryId(entry) ?? []) : [];
    };
    const left = new Set(idsIn(after));
    return idsIn(before).flatMap((id) => (left.has(id) ? [] : [{ kind, id }]));
  });
}

/** The entries, each once, that lost references name and none of those that are left. */
export function orphans(lost: readonly EntryName[], left: readonly EntryName[]): readonly EntryName[] {
  const named = (entries: readonly EntryName[]): ReadonlyMap<string, EntryName> =>
    new Map(entries.flatMap(withMealText).map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
  const used = named(left);
  return [...named(lost)].flatMap(([name, entry]) => (used.has(name) ? [] : [entry]));
}

/** An activity may have a second text. */
function withMealText(entry: EntryName): readonly EntryName[] {
  const { kind, id } = entry;
  return kind === 'activity' ? [entry, { kind, id: includedMealKey(id) }] : [entry];
}
