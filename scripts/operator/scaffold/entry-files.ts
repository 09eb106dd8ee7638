import type * as z from 'zod';
import { type EntryKind, fileCollections, folderCollections } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { entryId } from '../../compiler/link/known-ids.ts';
import { type ParsedFile, valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';

/** Where the id of an entry stands with the entry itself, in a list of a file: the places of such entries. */
export function placesInList(path: string, value: unknown, kind: EntryKind, id: string): readonly JsonPath[] {
  const source = idSources.get(kind);
  if (source?.form !== 'part' || source.file !== path) return [];
  const list: unknown = valueAtPath(value, source.path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, index) => (entryId(entry) === id ? [[...source.path, index]] : []));
}

/** The folders whose files bear the ids of entries of a kind. */
export function foldersNamedAfter(kind: EntryKind): readonly string[] {
  return [...folderCollections].flatMap(([name, collection]) =>
    collection.kind === kind || collection.namedAfter === kind ? [name] : [],
  );
}

/** A file of data, and the rules that it keeps. */
export interface DataFile {
  readonly file: ParsedFile;
  readonly schema: z.ZodType;
  /** Whether other files may refer to the file itself, by its id. */
  readonly isEntry: boolean;
  /** Whether it stands in a folder with others like it. */
  readonly isOneOfMany: boolean;
}

/** All files of data that are sound; not texts. */
export function dataFiles(files: ContentFiles): readonly DataFile[] {
  const singles = [...fileCollections].flatMap(([name, { data }]) => {
    const file = files.single[name]?.file;
    return file ? [{ file, schema: data, isEntry: false, isOneOfMany: false }] : [];
  });
  const entries = [...folderCollections].flatMap(([name, { data, kind }]) =>
    files.entries[name].map(({ file }) => ({
      file,
      schema: data,
      isEntry: kind !== undefined,
      isOneOfMany: true,
    })),
  );
  return [...singles, ...entries];
}
