import type * as z from 'zod';
import { type EntryKind, type TextArea, textAreas } from '../../../schema/collections.ts';
import { idSources, textPlaces } from '../../../schema/id-sources.ts';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import { childSchemas, findReferences, readDefinition, schemasAt } from '../../../schema/schema-walk.ts';
import {
  type DataFile,
  dataFiles,
  type EntryName,
  foldersNamedAfter,
  lostEntries,
  orphans,
  textPaths,
} from '../../compiler/link/data-files.ts';
import { collectKnownIds } from '../../compiler/link/known-ids.ts';
import { moveChoices } from '../../compiler/link/link-itineraries.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { DataChanges } from '../data-folder/save-changes.ts';
import { removeValue, renameKeys, setValues } from '../json-edit/edit-json.ts';
import { placesInList } from './kinds.ts';

/**
 * Kinds whose references stay, for the check to report: without its phone or channel, an address would silently lead to
 * somebody else.
 */
const IRREPLACEABLE: readonly EntryKind[] = ['phone', 'channel'];

/**
 * Removes an entry from the data: its files, references in lists and records, its texts, and list entries that are
 * empty without it. A reference that cannot go stays, for the check to report.
 *
 * @returns the changes, and all entries that are gone
 */
export function removeEntry(files: ContentFiles, first: EntryName) {
  const changes = new Map<string, string | undefined>();
  const gone: EntryName[] = [];
  const pending = [first];
  for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
    gone.push(entry);
    for (const folder of foldersNamedAfter(entry.kind)) {
      const path = `${folder}/${entry.id}.json`;
      if (files.parsed.has(path)) changes.set(path, undefined);
    }
    for (const data of dataFiles(files)) {
      const { path, text } = data.file;
      if (changes.has(path) && changes.get(path) === undefined) continue;
      const before = changes.get(path) ?? text;
      const after = withoutEntry(data, before, entry);
      if (after === before) continue;
      changes.set(path, after);
      const lost = lostEntries(path, JSON.parse(before), after && JSON.parse(after));
      pending.push(...lost.filter(({ kind, id }) => !gone.some((one) => one.kind === kind && one.id === id)));
    }
  }
  gone.push(...orphanTexts(files, changes));
  for (const { language, area, file } of files.texts) {
    const isOfLanguage = gone.some(({ kind, id }) => kind === 'language' && id === language);
    const after = isOfLanguage ? undefined : withoutTexts(file.text, area, gone);
    if (after !== file.text) changes.set(file.path, after);
  }
  for (const { file } of files.entries.glossary) {
    const present = changes.has(file.path) ? changes.get(file.path) : file.text;
    const after = present === undefined ? undefined : withoutAccepted(present, file, gone);
    if (after !== file.text) changes.set(file.path, after);
  }
  return { changes, gone };
}

/** Texts to which only removed files refer, such as those of a day's activities. */
function orphanTexts(files: ContentFiles, changes: DataChanges): readonly EntryName[] {
  const referred = (isGone: boolean): readonly EntryName[] =>
    dataFiles(files)
      .filter(({ file }) => (changes.has(file.path) && changes.get(file.path) === undefined) === isGone)
      .flatMap(({ file, schema }) => {
        const text = changes.get(file.path);
        return findReferences(schema, text === undefined ? file.value : JSON.parse(text));
      })
      .filter(({ kind }) => idSources.get(kind)?.form === 'texts');
  const known = collectKnownIds(files);
  return orphans(referred(true), referred(false)).filter(({ kind, id }) => known[kind]?.includes(id));
}

/** The key of a text of one of these entries, such as `packages.reef-walk.name`. */
export function isTextKey(key: string, gone: readonly EntryName[]): boolean {
  return textPlaces.some(({ area, path, kind }) =>
    gone.some(
      (entry) => entry.kind === kind && `${key}.`.startsWith(`${[area, ...path, entry.id].join('.')}.`),
    ),
  );
}

/** A file without an entry and the references to it; undefined if the file goes, too. */
function withoutEntry(data: DataFile, text: string, { kind, id }: EntryName): string | undefined {
  let current = text;
  const stuck = new Set<string>();
  for (;;) {
    const value: unknown = JSON.parse(current);
    const own = placesInList(data.file.path, value, kind, id);
    const found = findReferences(data.schema, value).filter(
      (reference) => reference.kind === kind && reference.id === id && !stuck.has(reference.path.join('.')),
    );
    // From the end, so that positions before it stay.
    const place = own.at(-1) ?? found.at(-1)?.path;
    if (place === undefined) return current;
    const isKept = own.length === 0 && IRREPLACEABLE.includes(kind);
    const removal = own.length > 0 ? place : isKept ? undefined : smallestRemoval(data, current, place);
    if (removal === undefined) stuck.add(place.join('.'));
    else if (removal.length === 0) return undefined;
    else {
      const [list, index] = [removal.slice(0, -1), removal.at(-1)];
      current = removeValue(current, removal);
      if (typeof index === 'number')
        current = withMovedPaths(current, list, (step) => stepInList(step, index));
      else if (data.file.path.startsWith('itineraries/')) current = withMovedChoices(current, list, index);
      if (own.length > 0) current = withoutEmpty(current, data.schema, list);
    }
  }
}

/** A file without the list or record at a path, where that is empty and may be left out. */
function withoutEmpty(text: string, schema: z.ZodType, path: JsonPath): string {
  const value = valueAtPath(JSON.parse(text), path);
  const [around] = schemasAt(schema, path.slice(0, -1));
  const own = around && childSchemas(readDefinition(around), path.at(-1) ?? '');
  const isNeedless =
    Object.keys(Object(value)).length === 0 && own?.every((one) => one.safeParse(undefined).success);
  return path.length > 0 && isNeedless ? removeValue(text, path) : text;
}

/** The position of a list's entry after another was removed; undefined for that one. */
function stepInList(step: string, gone: number): string | undefined {
  if (Number(step) === gone) return undefined;
  return Number(step) < gone ? step : String(Number(step) - 1);
}

/** A file whose plan has lost a choice for a day: the later choices for that day move up. */
function withMovedChoices(text: string, plan: JsonPath, gone = ''): string {
  const left = Object.keys(Object(valueAtPath(JSON.parse(text), plan)));
  const moves = moveChoices(left, gone);
  const renames = [...moves].map(([from, key]) => ({ path: [...plan, from], key }));
  return withMovedPaths(renameKeys(text, renames), plan, (step) =>
    step === gone ? undefined : (moves.get(step) ?? step),
  );
}

/** Adapts the paths under `unconfirmed` and `acknowledged` to a list or plan that has lost an entry. */
function withMovedPaths(
  text: string,
  list: JsonPath,
  moveStep: (step: string) => string | undefined,
): string {
  const start = `${list.join('.')}.`;
  const movedPath = (path: string): string | undefined => {
    const [step = '', ...rest] = path.startsWith(start) ? path.slice(start.length).split('.') : [];
    if (step === '') return path;
    const moved = moveStep(step);
    return moved === undefined ? undefined : [...list, moved, ...rest].join('.');
  };
  const { unconfirmed = {}, acknowledged = [] } = JSON.parse(text);
  const keys = Object.keys(unconfirmed).map((key) => ({ path: ['unconfirmed', key], now: movedPath(key) }));
  const paths = Object.entries<{ readonly path: string }>(acknowledged).map(([index, { path }]) => ({
    path: ['acknowledged', Number(index)],
    now: movedPath(path),
  }));
  const moved = setValues(
    renameKeys(
      text,
      keys.flatMap(({ path, now }) => (now === undefined ? [] : [{ path, key: now }])),
    ),
    paths.flatMap(({ path, now }) => (now === undefined ? [] : [{ path: [...path, 'path'], value: now }])),
  );
  // From the end, so that positions before stay.
  return [...keys, ...paths]
    .toReversed()
    .filter(({ now }) => now === undefined)
    .reduce((current, { path }) => removeValue(current, path), moved);
}

/**
 * The smallest removable part of a file around a reference: the reference itself, else the list entry that holds it; outside
 * of lists the whole file, if nothing refers to it. A list that must not be empty is not removed, since a missing list
 * could mean "all". Undefined if nothing can be removed.
 */
function smallestRemoval({ schema, isLoose }: DataFile, text: string, place: JsonPath): JsonPath | undefined {
  const around = place.map((_, index) => place.slice(0, index + 1)).toReversed();
  const inList = around.find((path) => typeof path.at(-1) === 'number');
  const found = [place, ...(inList ? [inList] : [])].find((path) => isValid(schema, removeValue(text, path)));
  return found ?? (isLoose && !inList ? [] : undefined);
}

function isValid(schema: z.ZodType, text: string): boolean {
  return schema.safeParse(JSON.parse(text)).success;
}

function withoutTexts(text: string, area: TextArea, gone: readonly EntryName[]): string | undefined {
  const value: unknown = JSON.parse(text);
  const after = textPaths(area, gone)
    .filter((path) => valueAtPath(value, path) !== undefined)
    .reduce(
      (current, path) => withoutEmpty(removeValue(current, path), textAreas[area], path.slice(0, -1)),
      text,
    );
  const isEmpty = after !== text && Object.keys(JSON.parse(after)).every((key) => key === '$schema');
  return isEmpty ? undefined : after;
}

/** Doubts about translations are accepted by the keys of their texts. */
function withoutAccepted(text: string, { value }: ParsedFile, gone: readonly EntryName[]): string {
  return Object.keys(Object(valueAtPath(value, ['accepted'])))
    .filter((key) => isTextKey(key, gone))
    .reduce((current, key) => removeValue(current, ['accepted', key]), text);
}
