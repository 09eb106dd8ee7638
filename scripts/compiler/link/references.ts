import { type EntryKind, folderCollections } from '../../../schema/collections.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import { type Location, wholeFile } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { dataFiles } from './data-files.ts';
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
  const inFiles = dataFiles(files).flatMap(({ file, schema }) =>
    findReferences(schema, file.value).map(
      ({ kind, id, path, isKey }): Reference => ({
        kind,
        id,
        file: file.path,
        known: ids[kind],
        locate: () => (isKey ? file.keyAt(path) : file.valueAt(path)),
      }),
    ),
  );
  const ofEntries = [...folderCollections].flatMap(([name, { namedAfter }]) =>
    namedAfter ? files.entries[name].map(({ id, file }) => ownName(file, namedAfter, id, ids)) : [],
  );
  const ofTexts = files.texts.map(({ language, file }) => ownName(file, 'language', language, ids));
  return [...inFiles, ...ofEntries, ...ofTexts];
}

/** The reference made by the name of a file, or of its folder. */
function ownName(file: ParsedFile, kind: EntryKind, id: string, ids: KnownIds): Reference {
  return { kind, id, file: file.path, known: ids[kind], locate: () => wholeFile(file.path) };
}
