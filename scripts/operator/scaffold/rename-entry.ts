import type * as z from 'zod';
import type { EntryKind } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { DataChanges } from '../data-folder/changes.ts';
import { renameKeys, setValues } from '../json-edit/edit-json.ts';
import { dataFiles, foldersNamedAfter, placesInList } from './entry-files.ts';
import type { RenamableKind } from './kinds.ts';

/**
 * Gives an entry another id: in its file’s name or its list, in all that refers to it, and in the keys of its texts.
 * Files keep their layout, so that renaming back gives the same bytes.
 */
export function renameEntry(files: ContentFiles, kind: RenamableKind, from: string, to: string): DataChanges {
  const places = textPlaces.filter((place) => place.kind === kind);
  const data = dataFiles(files).map(({ file, schema }) => {
    const own = placesInList(file.path, file.value, kind, from).map((path) => ({
      path: [...path, 'id'],
      value: to,
    }));
    return [file.path, setValues(withReferences(file, schema, kind, from, to), own)] as const;
  });
  const texts = files.texts.flatMap(({ area, file }) => {
    const keys = places
      .filter((place) => place.area === area)
      .map(({ path }) => ({ path: [...path, from], key: to }));
    return keys.length > 0 ? [[file.path, renameKeys(file.text, keys)] as const] : [];
  });
  const accepted = files.entries.glossary.map(
    ({ file }) => [file.path, withAccepted(file, kind, from, to)] as const,
  );
  const changed = new Map(
    [...data, ...texts, ...accepted].filter(([path, text]) => files.parsed.get(path)?.text !== text),
  );
  const changes = new Map<string, string | undefined>(changed);
  for (const folder of foldersNamedAfter(kind)) {
    const path = `${folder}/${from}.json`;
    const file = files.parsed.get(path);
    if (!file) continue;
    changes.set(`${folder}/${to}.json`, changed.get(path) ?? file.text);
    changes.set(path, undefined);
  }
  return changes;
}

function withReferences(
  { text, value }: ParsedFile,
  schema: z.ZodType,
  kind: EntryKind,
  from: string,
  to: string,
): string {
  const found = findReferences(schema, value).filter(
    (reference) => reference.kind === kind && reference.id === from,
  );
  const keys = found.filter(({ isKey }) => isKey).map(({ path }) => ({ path, key: to }));
  const values = found.filter(({ isKey }) => !isKey).map(({ path }) => ({ path, value: to }));
  return renameKeys(setValues(text, values), keys);
}

/** Doubts about translations are accepted by the keys of their texts. */
function withAccepted({ text, value }: ParsedFile, kind: RenamableKind, from: string, to: string): string {
  const keys = Object.keys(Object(valueAtPath(value, ['accepted'])));
  const renamed = keys.flatMap((key) => {
    const after = renamedKey(key, kind, from, to);
    return after === key ? [] : [{ path: ['accepted', key], key: after }];
  });
  return renameKeys(text, renamed);
}

/** The keys of a lock with those of an entry’s texts renamed. */
export function renamedLock(
  lock: ReadonlyMap<string, string>,
  kind: RenamableKind,
  from: string,
  to: string,
): ReadonlyMap<string, string> {
  return new Map([...lock].map(([key, hash]) => [renamedKey(key, kind, from, to), hash]));
}

/** The key of a text of an entry, such as `labels.seasons.high` or `days.market.title`, with the entry’s new id. */
function renamedKey(key: string, kind: RenamableKind, from: string, to: string): string {
  for (const place of textPlaces) {
    const start = [place.area, ...place.path].join('.');
    const old = `${start}.${from}`;
    const isOf = place.kind === kind && `${key}.`.startsWith(`${old}.`);
    if (isOf) return `${start}.${to}${key.slice(old.length)}`;
  }
  return key;
}
