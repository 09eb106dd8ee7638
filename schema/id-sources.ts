import type * as z from 'zod';
import type { EntryKind } from './collections.ts';
import {
  type FolderName,
  fileCollections,
  folderCollections,
  kindUnions,
  type TextArea,
  textAreas,
} from './collections.ts';
import type { JsonPath } from './json-path.ts';
import { markedParts } from './schema-walk.ts';

/** Where the entries of a kind stand: the one place that says which ids there are. */
export type IdSource =
  | { readonly form: 'folder'; readonly folder: FolderName }
  /** A list or a record in a file. */
  | {
      readonly form: 'part';
      readonly file: string;
      readonly path: JsonPath;
      readonly except: readonly string[];
      /** Whether the data need not have it. */
      readonly isOptional: boolean;
    }
  /** A part of the texts that defines itself: what stands there may be referred to. */
  | { readonly form: 'texts'; readonly area: TextArea; readonly path: JsonPath }
  | { readonly form: 'union'; readonly kinds: readonly EntryKind[] };

/** A place where the texts of all entries of a kind stand. */
export interface TextPlace {
  readonly area: TextArea;
  readonly path: readonly string[];
  readonly kind: EntryKind;
  /** Whether one entry alone needs no text. */
  readonly ofSeveral: boolean;
}

/** Every place where texts stand by the ids of entries. */
export const textPlaces: readonly TextPlace[] = Object.entries(textAreas).flatMap(([area, schema]) =>
  markedParts(schema as z.ZodType).flatMap(({ path, meta: { textsOf, ofSeveral = false } }) =>
    textsOf ? [{ area: area as TextArea, path, kind: textsOf, ofSeveral }] : [],
  ),
);

/** Where the entries of each kind stand, as the schemas and collections declare it. */
export const idSources: ReadonlyMap<EntryKind, IdSource> = new Map<EntryKind, IdSource>([
  // What nothing else defines is defined by its texts.
  ...textPlaces.map(({ kind, area, path }) => [kind, { form: 'texts', area, path }] as const),
  ...[...folderCollections].flatMap(([folder, { kind }]) =>
    kind ? [[kind, { form: 'folder', folder }] as const] : [],
  ),
  ...[...fileCollections].flatMap(([name, { data, isOptional: isOptionalFile }]) =>
    markedParts(data).flatMap(({ path, meta: { entries, except = [] }, isOptional: isOptionalPart }) => {
      const isOptional = isOptionalFile || isOptionalPart;
      return entries
        ? [[entries, { form: 'part', file: `${name}.json`, path, except, isOptional }] as const]
        : [];
    }),
  ),
  ...Object.entries(kindUnions).map(
    ([kind, kinds]) => [kind as EntryKind, { form: 'union', kinds }] as const,
  ),
]);
