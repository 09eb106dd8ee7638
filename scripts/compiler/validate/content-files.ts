import type { DataOf, FileName, FolderName, TextArea } from '../../../schema/collections.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';

/** A file whose value matches its schema. */
export interface ValidFile<Value> {
  readonly file: ParsedFile;
  readonly value: Value;
}

/** An entry of a folder: its id is the file's name. */
export interface Entry<Value> extends ValidFile<Value> {
  readonly id: string;
}

/** Collections that are a single file; a missing or damaged one is undefined. */
export type SingleFiles = { readonly [Name in FileName]?: ValidFile<DataOf<Name>> };

/** The valid entries of every folder, in the order of their ids. */
export type EntryFiles = { readonly [Name in FolderName]: readonly Entry<DataOf<Name>>[] };

/** Texts of one language and area; missing texts are allowed, unknown ones are not. */
export interface TextFile {
  readonly language: string;
  readonly area: TextArea;
  readonly file: ParsedFile;
}

/** A picture of the data folder. */
export interface ImageFile {
  /** As the disk has it. */
  readonly path: string;
  /** Its file as `images.json` names it, however the disk encodes letters with diacritics. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Everything that the data folder holds, as far as it is valid. */
export interface ContentFiles {
  readonly single: SingleFiles;
  readonly entries: EntryFiles;
  readonly texts: readonly TextFile[];
  readonly images: readonly ImageFile[];
  /** Files of valid JSON, by path, also if they do not match their schema. */
  readonly parsed: ReadonlyMap<string, ParsedFile>;
  /** Paths of files that are missing or have mistakes; consequences of these are not reported again. */
  readonly damaged: ReadonlySet<string>;
  /** Paths of mistakes inside files of valid JSON, by file. */
  readonly broken: ReadonlyMap<string, readonly string[]>;
}
