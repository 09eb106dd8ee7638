import type * as z from 'zod';
import type { EntryKind } from '../../../schema/collections.ts';
import { fileCollections, folderCollections } from '../../../schema/collections.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import { type Location, wholeFile } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import type { KnownIds } from './known-ids.ts';

/** A reference of the data to an entry, and whether there is such an entry. */
export interface Reference {
  readonly kind: EntryKind;
  readonly id: string;
  /** Path of the file that refers, relative to the data folder. */
  readonly file: string;
  /** The ids that it may name; undefined if the file that lists them is damaged. */
  readonly known: readonly string[] | undefined;
  /** Looks up its place, which takes time: for findings only. */
  locate(): Location;
}

/** Every reference of the data, broken ones included. */
export function collectReferences(files: ContentFiles, ids: KnownIds): readonly Reference[] {
  const inFiles = [...fileCollections].flatMap(([name, { data }]) => {
    const file = files.single[name]?.file;
    return file ? referencesIn(file, data, ids) : [];
  });
  const inFolders = [...folderCollections].flatMap(([name, { data, namedAfter }]) =>
    files.entries[name].flatMap(({ id, file }) => [
      ...(namedAfter ? [ownName(file, namedAfter, id, ids)] : []),
      ...referencesIn(file, data, ids),
    ]),
  );
  const ofTexts = files.texts.map(({ language, file }) => ownName(file, 'language', language, ids));
  return [...inFiles, ...inFolders, ...ofTexts];
}

function referencesIn(file: ParsedFile, schema: z.ZodType, ids: KnownIds): readonly Reference[] {
  return findReferences(schema, file.value).map(({ kind, id, path, isKey }) => ({
    kind,
    id,
    file: file.path,
    known: ids[kind],
    locate: () => (isKey ? file.keyAt(path) : file.valueAt(path)),
  }));
}

/** The reference made by the name of a file, or of its folder. */
function ownName(file: ParsedFile, kind: EntryKind, id: string, ids: KnownIds): Reference {
  return { kind, id, file: file.path, known: ids[kind], locate: () => wholeFile(file.path) };
}
