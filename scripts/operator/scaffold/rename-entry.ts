import type * as z from 'zod';
import { type FiledKind, folderCollections } from '../../../schema/collections.ts';
import { normalize } from '../../../schema/composed.ts';
import { RESERVED_TIER_IDS } from '../../../schema/groups.ts';
import { renameInTexts, renameTextKey, textPlaces } from '../../../schema/id-sources.ts';
import { renameInPath } from '../../../schema/json-path.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import { UsageError } from '../../command-line.ts';
import { dataFiles, foldersNamedAfter } from '../../compiler/link/data-files.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import type { DataChanges } from '../data-folder/save-changes.ts';
import { renameKeys, setValues } from '../json-edit/edit-json.ts';
import { editLocks } from '../translations/translations.ts';
import { entryFolder, isFiled, placesInList, type RenamableKind, requireKnownId } from './kinds.ts';
import { refuseId } from './new-entry.ts';
import { REDIRECTS_FILE, redirectNote, withRedirect } from './redirect.ts';

/** An entry that gets another id, and perhaps another address. */
export interface Rename {
  readonly kind: RenamableKind;
  readonly from: string;
  readonly to: string;
  /** A new address, for entries that state their own; none: it stays. Others have theirs from their id. */
  readonly path?: string | undefined;
  /** False: the old address of its page leads nowhere, such as that of a page that was never on the website. */
  readonly isLed?: boolean | undefined;
}

/**
 * Plans a rename.
 *
 * @param readLock returns the text of a language’s translation lock
 * @throws UsageError if there is no such entry, or the new id is taken or none
 */
export function planRename(
  files: ContentFiles,
  rename: Rename,
  readLock: (language: string) => string | undefined,
): ChangePlan {
  const { kind, to, isLed = true } = rename;
  refuseRename(files, rename);
  const { languages } = invariant(files.single.site, 'site').value;
  const locks = editLocks(languages, readLock, (lock) => renamedLock(lock, rename));
  const changes = new Map([...renameEntry(files, rename), ...locks]);
  const moved = isFiled(kind) ? movedAddress(files, kind, rename) : undefined;
  if (moved && isFiled(kind)) {
    const file = `${entryFolder(kind)}/${to}.json`;
    const entry = changes.get(file);
    const field = findPage(kind)?.field;
    if (field !== undefined && entry !== undefined) {
      changes.set(file, setValues(entry, [{ path: [field], value: moved.to }]));
    }
    if (isLed || files.single.redirects)
      changes.set(REDIRECTS_FILE, withRedirect(files, moved.from, moved.to, isLed));
  }
  const textArea = textPlaces.find((place) => place.kind === kind)?.area;
  return {
    changes,
    notes: [
      ...(moved && isLed ? [redirectNote(moved)] : []),
      ...(textArea === undefined ? [] : [({ entries }: Messages) => entries.textsStay(textArea)]),
    ],
  };
}

function refuseRename(files: ContentFiles, { kind, from, to, path }: Rename): void {
  requireKnownId(files, kind, from);
  refuseId(files, kind, to);
  if (kind === 'tier' && RESERVED_TIER_IDS.includes(to))
    throw new UsageError(({ entries }) => entries.reserved(to));
  const hasOwn = isFiled(kind) && findPage(kind)?.field !== undefined;
  if (path !== undefined && !hasOwn) throw new UsageError(({ entries }) => entries.noOwnAddress);
}

/** The page type of the entries of a kind, if they have pages. */
function findPage(kind: FiledKind) {
  return folderCollections.get(entryFolder(kind))?.page;
}

/** The address of an entry that states its own, with a new short name as its last part; undefined for other entries. */
export function addressNamed(
  files: ContentFiles,
  kind: FiledKind,
  id: string,
  to: string,
): string | undefined {
  const page = findPage(kind);
  const entry = files.entries[entryFolder(kind)].find((one) => one.id === id);
  if (page?.field === undefined || !entry) return undefined;
  const { pages } = invariant(files.single.site, 'site').value;
  return page.href(pages, { id, data: entry.value }).replace(/[^/]+\/?$/, to);
}

/** The address of an entry before and after it is renamed; undefined if it has none, or keeps it. */
export function movedAddress(
  files: ContentFiles,
  kind: FiledKind,
  { from, to, path }: Pick<Rename, 'from' | 'to' | 'path'>,
): { readonly from: string; readonly to: string } | undefined {
  const page = findPage(kind);
  const entry = files.entries[entryFolder(kind)].find(({ id }) => id === from);
  if (!page || !entry) return undefined;
  const { pages } = invariant(files.single.site, 'site').value;
  const before = page.href(pages, { id: from, data: entry.value });
  const after =
    page.field === undefined ? page.href(pages, { id: to, data: entry.value }) : normalize(path ?? before);
  return after === before ? undefined : { from: before, to: after };
}

/**
 * Gives an entry another id: in its file’s name or its list, in all that refers to it, and in the keys of its texts.
 * Files keep their layout, so that renaming back gives the same bytes.
 */
function renameEntry(files: ContentFiles, rename: Rename): DataChanges {
  const { kind, from, to } = rename;
  const places = textPlaces.filter((place) => place.kind === kind);
  const movePlace = placeMover(files, rename);
  const data = dataFiles(files).map(({ file, schema }) => {
    const own = placesInList(file.path, file.value, kind, from).map((path) => ({
      path: [...path, 'id'],
      value: to,
    }));
    return [file.path, setValues(withReferences(file, schema, rename, movePlace), own)] as const;
  });
  const texts = files.texts.flatMap(({ area, file }) => {
    const keys = places
      .filter((place) => place.area === area)
      .map(({ path }) => ({ path: [...path, from], key: to }));
    return keys.length > 0 ? [[file.path, renameKeys(file.text, keys)] as const] : [];
  });
  const changed = new Map(
    [...data, ...texts].filter(([path, text]) => files.parsed.get(path)?.text !== text),
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

/** A place in a file of the data, as notes write it. */
interface Place {
  readonly file: string;
  readonly path: string;
}

/** Notes of a file on values. */
interface Notes {
  readonly unconfirmed?: Readonly<Record<string, string>>;
  readonly acknowledged?: readonly Partial<Place>[];
  /** Of a glossary: doubts about translations, by the keys of their texts. */
  readonly accepted?: Readonly<Record<string, string>>;
}

/** Finds the place of a value after an entry was renamed. */
function placeMover(files: ContentFiles, rename: Rename): (place: Place) => Place {
  const { kind, from, to } = rename;
  const schemas = new Map(dataFiles(files).map(({ file, schema }) => [file.path, { file, schema }]));
  const renamedFiles = new Map(
    foldersNamedAfter(kind).map((folder) => [`${folder}/${from}.json`, `${folder}/${to}.json`]),
  );
  return ({ file, path }) => {
    const known = schemas.get(file);
    const keys = known ? findOwn(known.file, known.schema, rename).filter(({ isKey }) => isKey) : [];
    const inData = keys.reduce((now, key) => renameInPath(now, key.path, to), path);
    return { file: renamedFiles.get(file) ?? file, path: renameInTexts(file, inData, rename) };
  };
}

/** The references of a file to an entry. */
function findOwn({ value }: ParsedFile, schema: z.ZodType, { kind, from }: Rename) {
  return findReferences(schema, value).filter(
    (reference) => reference.kind === kind && reference.id === from,
  );
}

function withReferences(
  file: ParsedFile,
  schema: z.ZodType,
  rename: Rename,
  movePlace: (place: Place) => Place,
): string {
  const { to } = rename;
  const found = findOwn(file, schema, rename);
  const keys = found.filter(({ isKey }) => isKey).map(({ path }) => ({ path, key: to }));
  const values = found.filter(({ isKey }) => !isKey).map(({ path }) => ({ path, value: to }));
  const { unconfirmed = {}, acknowledged = [], accepted = {} }: Notes = Object(file.value);
  const notes = Object.keys(unconfirmed).flatMap((path) => {
    const moved = movePlace({ file: file.path, path });
    return moved.path === path ? [] : [{ path: ['unconfirmed', path], key: moved.path }];
  });
  const doubts = Object.keys(accepted).flatMap((key) => {
    const moved = renameTextKey(key, rename);
    return moved === key ? [] : [{ path: ['accepted', key], key: moved }];
  });
  const warnings = acknowledged.flatMap((note, index) => {
    const moved = movePlace({ file: file.path, path: '', ...note });
    return (['file', 'path'] as const).flatMap((key) =>
      note[key] === undefined || note[key] === moved[key]
        ? []
        : [{ path: ['acknowledged', index, key], value: moved[key] }],
    );
  });
  return renameKeys(setValues(file.text, [...values, ...warnings]), [...keys, ...notes, ...doubts]);
}

/** The keys of a lock with those of an entry’s texts renamed. */
function renamedLock(lock: ReadonlyMap<string, string>, rename: Rename): ReadonlyMap<string, string> {
  return new Map([...lock].map(([key, hash]) => [renameTextKey(key, rename), hash]));
}
