import type { EntryKind, FolderName, TextArea } from '../../../schema/collections.ts';
import { classify } from '../../../schema/file-roles.ts';
import { type IdSource, idSources } from '../../../schema/id-sources.ts';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** The ids of a kind of entry; undefined if the file that lists them is damaged. */
export type KnownIds = { readonly [Kind in EntryKind]?: readonly string[] | undefined };

/** All ids that may be referred to; entries in damaged files count, so that no mistake is reported twice. */
export function collectKnownIds(files: ContentFiles): KnownIds {
  const fallback = siteText(files, 'fallbackLanguage');
  return Object.fromEntries([...idSources].map(([kind, source]) => [kind, idsFrom(files, fallback, source)]));
}

function idsFrom(
  files: ContentFiles,
  fallback: string | undefined,
  source: IdSource,
): readonly string[] | undefined {
  switch (source.form) {
    case 'folder':
      return entryIds(files, source.folder);
    case 'part':
      if (source.isOptional && isLeftOut(files, source.file, source.path)) return [];
      return idsAt(files, source.file, source.path)?.filter((id) => !source.except.includes(id));
    case 'texts':
      return textIds(files, fallback, source.area, source.path);
    case 'union': {
      const parts = source.kinds.map((kind) => {
        const part = idSources.get(kind);
        return part && idsFrom(files, fallback, part);
      });
      return parts.every((ids) => ids !== undefined) ? parts.flat() : undefined;
    }
  }
}

function entryIds(files: ContentFiles, folder: FolderName): readonly string[] {
  const valid = files.entries[folder].map(({ id }) => id);
  const damaged = [...files.damaged].flatMap((path) => {
    const role = classify(path);
    return role.role === 'entry' && role.folder === folder ? [role.id] : [];
  });
  return [...valid, ...damaged];
}

/**
 * The ids that a list of a file names, as far as they can be read: a mistake elsewhere in the file does not
 * hide what refers to them. Undefined if there is no such list, or a mistake in it.
 */
function listedIds(files: ContentFiles, file: string, path: JsonPath): readonly string[] | undefined {
  const list = readValidValue(files, file, path);
  return Array.isArray(list) ? list.map(entryId).filter((id) => id !== undefined) : undefined;
}

/** The ids of all entries of a list or a record of a file, as far as they can be read. */
function idsAt(files: ContentFiles, file: string, path: JsonPath): readonly string[] | undefined {
  return listedIds(files, file, path) ?? listedKeys(files, file, path);
}

/** The id of an entry of a list: its `id` or `code`, or the entry itself. */
export function entryId(entry: unknown): string | undefined {
  const id = typeof entry === 'string' ? entry : (valueAtPath(entry, ['id']) ?? valueAtPath(entry, ['code']));
  return typeof id === 'string' ? id : undefined;
}

/** The keys of a record of a file, as far as it can be read. */
export function listedKeys(files: ContentFiles, file: string, path: JsonPath): readonly string[] | undefined {
  const record = readValidValue(files, file, path);
  return typeof record === 'object' && record !== null && !Array.isArray(record)
    ? Object.keys(record)
    : undefined;
}

/** A text of `site.json`; undefined if it is missing or damaged. */
export function siteText(files: ContentFiles, key: string): string | undefined {
  const value = readValidValue(files, 'site.json', [key]);
  return typeof value === 'string' ? value : undefined;
}

/** True if a file has nothing at a path, or is missing; in a damaged file the key may be misspelt. */
function isLeftOut(files: ContentFiles, file: string, path: JsonPath): boolean {
  return !files.damaged.has(file) && valueAtPath(files.parsed.get(file)?.value, path) === undefined;
}

/** The value at a path of a file, unless there are mistakes in it or around it. */
function readValidValue(files: ContentFiles, file: string, path: JsonPath): unknown {
  const place = path.map((step) => `${step}.`).join('');
  const broken = files.broken.get(file) ?? [];
  const isBroken = broken.some(
    (mistake) => `${mistake}.`.startsWith(place) || place.startsWith(`${mistake}.`),
  );
  return isBroken ? undefined : valueAtPath(files.parsed.get(file)?.value, path);
}

/**
 * The ids of the texts of an area, in any language: a text that is missing in one language is reported there, not at
 * every reference to it. Undefined if the file of the fallback language is damaged, or missing.
 */
function textIds(
  files: ContentFiles,
  fallback: string | undefined,
  area: TextArea,
  path: JsonPath,
): readonly string[] | undefined {
  const own = fallback === undefined ? undefined : keysIn(files, `texts/${fallback}/${area}.json`, path);
  if (own === undefined) return undefined;
  const others = files.texts
    .filter((texts) => texts.area === area)
    .flatMap(({ file }) => keysIn(files, file.path, path) ?? []);
  return [...new Set([...own, ...others])];
}

function keysIn(files: ContentFiles, file: string, path: JsonPath): readonly string[] | undefined {
  return listedKeys(files, file, path)?.filter((key) => key !== '$schema');
}
