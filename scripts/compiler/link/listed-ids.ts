import type { JsonPath } from '../../../schema/json-path.ts';
import { valueAtPath } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/**
 * The ids that a list of a file names, as far as they can be read: a mistake elsewhere in the file does not
 * hide what refers to them. Undefined if there is no such list, or a mistake in it.
 */
function listedIds(files: ContentFiles, file: string, path: JsonPath): readonly string[] | undefined {
  const list = soundValue(files, file, path);
  return Array.isArray(list) ? list.map(idOf).filter((id) => id !== undefined) : undefined;
}

/** The ids of all entries of a list or a record of a file, as far as they can be read. */
export function idsAt(files: ContentFiles, file: string, path: JsonPath): readonly string[] | undefined {
  return listedIds(files, file, path) ?? listedKeys(files, file, path);
}

/** The id of an entry of a list: the entry itself, or what it gives as its id or code. */
export function idOf(entry: unknown): string | undefined {
  const id = typeof entry === 'string' ? entry : (valueAtPath(entry, ['id']) ?? valueAtPath(entry, ['code']));
  return typeof id === 'string' ? id : undefined;
}

/** The keys of a record of a file, as far as it can be read. */
export function listedKeys(files: ContentFiles, file: string, path: JsonPath): readonly string[] | undefined {
  const record = soundValue(files, file, path);
  return typeof record === 'object' && record !== null && !Array.isArray(record)
    ? Object.keys(record)
    : undefined;
}

/** A text of a file, as far as it can be read. */
export function textAt(files: ContentFiles, file: string, path: JsonPath): string | undefined {
  const value = soundValue(files, file, path);
  return typeof value === 'string' ? value : undefined;
}

/** Whether nothing stands at a path of a file, or there is no such file; in a damaged one it may be misspelt. */
export function isLeftOut(files: ContentFiles, file: string, path: JsonPath): boolean {
  return !files.damaged.has(file) && valueAtPath(files.parsed.get(file)?.value, path) === undefined;
}

/** What stands at a path of a file, unless there are mistakes in it or around it. */
function soundValue(files: ContentFiles, file: string, path: JsonPath): unknown {
  const place = path.map((step) => `${step}.`).join('');
  const broken = files.broken.get(file) ?? [];
  const isBroken = broken.some(
    (mistake) => `${mistake}.`.startsWith(place) || place.startsWith(`${mistake}.`),
  );
  return isBroken ? undefined : valueAtPath(files.parsed.get(file)?.value, path);
}
