import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import type { EntryKind } from './collections.ts';
import type { PagePath } from './paths.ts';
import { schemaLink } from './primitives.ts';

/** A single file `NAME.json`, named like the collection. */
export interface FileCollection<Data extends z.ZodType = z.ZodType> {
  readonly form: 'file';
  readonly data: Data;
  /** True if the file may be missing. */
  readonly isOptional: boolean;
}

/** A folder of entries: `NAME/ID.json`, where the name is that of the collection. */
export interface FolderCollection<Data extends z.ZodType = z.ZodType> {
  readonly form: 'folder';
  readonly data: Data;
  /** The kind of the entries; the names of their files are their ids. */
  readonly kind?: EntryKind;
  /** The kind of the entries that the files are about and named after. */
  readonly namedAfter?: EntryKind;
  /** Paths of the entries' pages; undefined if they have none. */
  readonly page?: PagePath<{ readonly id: string; readonly data: z.infer<Data> }>;
}

/** Texts of a collection: `texts/LANGUAGE/AREA.json`. */
export interface CollectionTexts<Area extends string, Texts extends z.ZodType> {
  readonly area: Area;
  readonly texts: Texts;
}

export type Collection = FileCollection | FolderCollection;

/** The schema of a file of data: its own fields between those that every file may have. */
export function dataFile<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ $schema: schemaLink, ...shape, acknowledged: acknowledgedSchema });
}

/** Declares a collection that is a single file. */
export function file<Data extends z.ZodType, Texts extends object = object>(
  declaration: { readonly data: Data; readonly isOptional?: boolean } & Texts,
): FileCollection<Data> & Texts {
  return { form: 'file', isOptional: false, ...declaration };
}

/** Declares a folder of entries. */
export function folder<Data extends z.ZodType, const Texts extends object = object>(
  declaration: Omit<FolderCollection<Data>, 'form'> & Texts,
): FolderCollection<Data> & Texts {
  return { form: 'folder', ...declaration };
}

/** Declares the texts of a collection; to be spread into its declaration. */
export function texts<const Area extends string, Texts extends z.ZodType>(
  area: Area,
  schema: Texts,
): CollectionTexts<Area, Texts> {
  return { area, texts: schema };
}
