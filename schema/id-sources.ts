import type * as z from 'zod';
import {
  type EntryKind,
  type FolderName,
  fileCollections,
  folderCollections,
  kindUnions,
  type TextArea,
  textAreas,
} from './collections.ts';
import type { JsonPath } from './json-path.ts';
import { markedParts } from './schema-walk.ts';

/** The place that defines the ids of a kind of entry. */
export type IdSource =
  | { readonly form: 'folder'; readonly folder: FolderName }
  /** A list or a record in a file. */
  | {
      readonly form: 'part';
      readonly file: string;
      readonly path: JsonPath;
      readonly except: readonly string[];
      /** True if the data need not have it. */
      readonly isOptional: boolean;
    }
  /** A part of the texts that defines itself: its keys may be referred to. */
  | { readonly form: 'texts'; readonly area: TextArea; readonly path: JsonPath }
  | { readonly form: 'union'; readonly kinds: readonly EntryKind[] };

/** A place with the texts of all entries of a kind, by id. */
export interface TextPlace {
  readonly area: TextArea;
  readonly path: readonly string[];
  readonly kind: EntryKind;
  /** True if one entry alone needs no text. */
  readonly ofSeveral: boolean;
}

/** Every place with texts by the ids of entries. */
export const textPlaces: readonly TextPlace[] = Object.entries(textAreas).flatMap(([area, schema]) =>
  markedParts(schema as z.ZodType).flatMap(({ path, meta: { textsOf, ofSeveral = false } }) =>
    textsOf ? [{ area: area as TextArea, path, kind: textsOf, ofSeveral }] : [],
  ),
);

/** The source of ids of each kind, as the schemas and collections declare it. */
export const idSources: ReadonlyMap<EntryKind, IdSource> = new Map<EntryKind, IdSource>([
  // Kinds without another source are defined by their texts.
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

/** An entry that gets another id. */
export interface RenamedEntry {
  readonly kind: EntryKind;
  readonly from: string;
  readonly to: string;
}

/** The key of a text, such as `labels.seasons.high` or `days.market.title`, after an entry was renamed. */
export function renameTextKey(key: string, { kind, from, to }: RenamedEntry): string {
  for (const place of textPlaces) {
    const start = [place.area, ...place.path].join('.');
    const old = `${start}.${from}`;
    if (place.kind === kind && `${key}.`.startsWith(`${old}.`))
      return `${start}.${to}${key.slice(old.length)}`;
  }
  return key;
}

/** The path of a text in a file of texts, after an entry was renamed; the same path for other files. */
export function renameInTexts(file: string, path: string, renamed: RenamedEntry): string {
  const [, area] = /^texts\/[^/]+\/([^/]+)\.json$/.exec(file) ?? [];
  return area === undefined ? path : renameTextKey(`${area}.${path}`, renamed).slice(area.length + 1);
}
