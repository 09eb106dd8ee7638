import type * as z from 'zod';
import type { EntryKind } from '../../../schema/collections.ts';
import { fileCollections, folderCollections } from '../../../schema/collections.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { findReferences } from '../../compiler/validate/schema-walk.ts';
import type { DataChanges } from '../data-folder/changes.ts';
import { renameKeys, setValues } from '../json-edit/edit-json.ts';
import { areaOf, folderOf, type RenamableKind } from './kinds.ts';

/**
 * Gives an entry another id: in its file’s name, in all that refers to it, and in the keys of its texts. Files keep their
 * layout, so that renaming back gives the same bytes.
 */
export function renameEntry(files: ContentFiles, kind: RenamableKind, from: string, to: string): DataChanges {
  const area = areaOf(kind);
  const data = dataFiles(files).map(
    ({ file, schema }) => [file.path, withReferences(file, schema, kind, from, to)] as const,
  );
  const texts = files.texts
    .filter((file) => file.area === area)
    .map(({ file }) => [file.path, renameKeys(file.text, [{ path: [from], key: to }])] as const);
  const accepted = files.entries.glossary.map(
    ({ file }) => [file.path, withAccepted(file, `${area}`, from, to)] as const,
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

/** The folders whose files bear the ids of entries of a kind. */
function foldersNamedAfter(kind: RenamableKind): readonly string[] {
  const after = [...folderCollections].filter(([, { namedAfter }]) => namedAfter === kind);
  return [folderOf(kind), ...after.map(([name]) => name)];
}

interface DataFile {
  readonly file: ParsedFile;
  readonly schema: z.ZodType;
}

function dataFiles(files: ContentFiles): readonly DataFile[] {
  const singles = [...fileCollections].flatMap(([name, { data }]) => {
    const file = files.single[name]?.file;
    return file ? [{ file, schema: data }] : [];
  });
  const entries = [...folderCollections].flatMap(([name, { data }]) =>
    files.entries[name].map(({ file }) => ({ file, schema: data })),
  );
  return [...singles, ...entries];
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
function withAccepted({ text, value }: ParsedFile, area: string, from: string, to: string): string {
  const start = `${area}.${from}.`;
  const keys = Object.keys(Object(valueAtPath(value, ['accepted']))).filter((key) => key.startsWith(start));
  return renameKeys(
    text,
    keys.map((key) => ({ path: ['accepted', key], key: `${area}.${to}.${key.slice(start.length)}` })),
  );
}

/** The keys of a lock with those of an entry’s texts renamed. */
export function renamedLock(
  lock: ReadonlyMap<string, string>,
  kind: RenamableKind,
  from: string,
  to: string,
): ReadonlyMap<string, string> {
  const area = areaOf(kind);
  const start = `${area}.${from}.`;
  return new Map(
    [...lock].map(([key, hash]) => [
      key.startsWith(start) ? `${area}.${to}.${key.slice(start.length)}` : key,
      hash,
    ]),
  );
}
