import type { JsonPath } from '../json-path.ts';

/** The files of a data folder by their paths; the value of a JSON file, undefined for any other file. */
export type DataFiles = ReadonlyMap<string, unknown>;

/** Decisions left to the operator after an upgrade; each kind has its words among the messages. */
export type NoteKind = 'newPage';

interface InFile {
  readonly file: string;
  readonly path: JsonPath;
}

/**
 * A change of a data folder. Changes are applied in order, so that paths refer to the result of the previous ones; a
 * property that is renamed or set keeps its place in the file.
 */
export type Change =
  | (InFile & { readonly kind: 'set'; readonly value: unknown })
  | (InFile & { readonly kind: 'rename'; readonly key: string })
  | (InFile & { readonly kind: 'remove'; readonly why: 'unread' | 'software' })
  | { readonly kind: 'removeFile'; readonly file: string }
  | (InFile & { readonly kind: 'note'; readonly note: NoteKind; readonly about: string });

/**
 * Converts a data folder from one format to the next. Pure, and independent of the current schemas, since those of
 * later formats differ. Changes only existing values, so that a partly newer folder stays valid.
 */
export type Migration = (files: DataFiles, software: SoftwareTexts) => Iterable<Change>;

/** The software's own texts by language and area, in the shape of files of texts. */
export type SoftwareTexts = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
