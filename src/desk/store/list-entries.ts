import { type EntryKind, type TextArea, textAreas } from '../../../schema/collections.ts';
import { type RenamedEntry, renameInTexts, renameTextKey, textPlaces } from '../../../schema/id-sources.ts';
import { renameInPath } from '../../../schema/json-path.ts';
import { schemasAt, unwrap } from '../../../schema/schema-walk.ts';
import { NOTES } from './confirm-value.ts';
import type { Documents } from './documents.ts';
import { listIds, NAME_KEYS, siteLanguages } from './entries.ts';
import { findUses, type Use } from './find-uses.ts';
import { recordFile } from './open-texts.ts';
import { isObject, isSame, type Json, type Operation, type Path, valueAt } from './operation.ts';

/** An id made from a name: small letters, digits and hyphens; empty if the name has none of them. */
export function makeId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** An id made from a name that is not one of those that are taken. */
export function proposeId(name: string, taken: readonly string[], fallback: string): string {
  const plain = makeId(name).slice(0, 40).replace(/-$/, '');
  const first = plain === '' ? fallback.toLowerCase() : plain;
  const numbered = taken.map((_, index) => `${first}-${index + 2}`);
  return [first, ...numbered].find((id) => !taken.includes(id)) ?? first;
}

/** The path of an entry's texts in the files of an area, the same in every language. */
interface EntryTextPlace {
  readonly area: string;
  readonly path: Path;
}

/** The places of an entry's texts. */
export function entryTextPlaces(kind: EntryKind, id: string): readonly EntryTextPlace[] {
  return textPlaces
    .filter((place) => place.kind === kind)
    .map(({ area, path }) => ({ area, path: [...path, id] }));
}

/** The operations that give a new entry its names, by languages. */
export function nameOperations(
  documents: Documents,
  kind: EntryKind,
  id: string,
  names: Readonly<Record<string, string>>,
): readonly Operation[] {
  return Object.entries(names).flatMap(([language, name]) => nameIn(documents, language, kind, id, name));
}

function nameIn(
  documents: Documents,
  language: string,
  kind: EntryKind,
  id: string,
  name: string,
): readonly Operation[] {
  const place = textPlaces.find((one) => one.kind === kind);
  if (!place || name === '') return [];
  const file = `texts/${language}/${place.area}.json`;
  const [schema] = schemasAt(textAreas[place.area], [...place.path, id]);
  const { shape } = (schema ? unwrap(schema).def : {}) as {
    readonly shape?: Readonly<Record<string, unknown>>;
  };
  const key = shape && NAME_KEYS.find((one) => Object.hasOwn(shape, one));
  if (shape && key === undefined) return [];
  const text = key === undefined ? name : { [key]: name };
  if (documents.has(file)) return [setAt(documents, file, [...place.path, id], text)];
  const all = [...place.path, id].reduceRight<Json>((value, step) => ({ [step]: value }), text);
  return [{ kind: 'file', file, after: `${JSON.stringify(all, null, 2)}\n` }];
}

/** The operations that take away the texts of an entry, in every language. */
export function dropTexts(documents: Documents, kind: EntryKind, id: string): readonly Operation[] {
  return moveTexts(documents, kind, id, undefined);
}

/** The operations that give an entry of a list another id: in the list, in its texts, and wherever it is referred to. */
export function renameInList(
  documents: Documents,
  place: { readonly file: string; readonly path: Path },
  renamed: RenamedEntry,
): readonly Operation[] {
  const { kind, from, to } = renamed;
  const found = findUses(documents, kind, from);
  const uses = found.flatMap(({ file, path, isKey }): readonly Operation[] => {
    if (!isKey) return [setAt(documents, file, path, to)];
    const parent = path.slice(0, -1);
    const value = valueAt(documents.get(file)?.value, parent);
    return isObject(value) ? [setAt(documents, file, parent, renameKey(value, from, to))] : [];
  });
  return [
    setAt(documents, place.file, place.path, to),
    ...uses,
    ...moveNotes(documents, found, renamed),
    ...moveTexts(documents, kind, from, to),
    ...moveTextKeys(documents, renamed),
  ];
}

/** The same object with another key in its place. */
function renameKey(value: Record<string, Json>, from: string, to: string): Json {
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key === from ? to : key, own]));
}

/** Moves records of translations and accepted texts of glossaries along with the keys of their texts. */
function moveTextKeys(documents: Documents, renamed: RenamedEntry): readonly Operation[] {
  const places = siteLanguages(documents).flatMap((language) => [
    { file: recordFile(language), path: [] },
    { file: `glossary/${language}.json`, path: ['accepted'] },
  ]);
  return places.flatMap(({ file, path }) => {
    const noted = valueAt(documents.get(file)?.value, path);
    return Object.entries(isObject(noted) ? noted : {}).flatMap(([key, note]) => {
      const moved = renameTextKey(key, renamed);
      if (moved === key) return [];
      return [
        setAt(documents, file, [...path, key], undefined),
        setAt(documents, file, [...path, moved], note),
      ];
    });
  });
}

/** Notes on values follow keys that are renamed, also those of warnings in another file. */
function moveNotes(documents: Documents, uses: readonly Use[], renamed: RenamedEntry): readonly Operation[] {
  const keys = uses.filter(({ isKey }) => isKey);
  const move = (file: string, path: string): string => {
    const own = keys.filter((key) => key.file === file);
    const inData = own.reduce((now, key) => renameInPath(now, key.path, renamed.to), path);
    return renameInTexts(file, inData, renamed);
  };
  return [...documents.values()].flatMap(({ path: file, value }) => {
    const [notes, accepted] = [valueAt(value, [NOTES]), valueAt(value, ['acknowledged'])];
    const pending = Object.entries(isObject(notes) ? notes : {});
    const moved = Object.fromEntries(pending.map(([path, note]) => [move(file, path), note]));
    return [
      ...(pending.every(([path]) => move(file, path) === path)
        ? []
        : [setAt(documents, file, [NOTES], moved)]),
      ...(Array.isArray(accepted) ? accepted : []).flatMap((item, index) => {
        const [path, of = file] = ['path', 'file'].map((key) => valueAt(item, [key]));
        if (typeof path !== 'string' || typeof of !== 'string' || move(of, path) === path) return [];
        return [setAt(documents, file, ['acknowledged', index, 'path'], move(of, path))];
      }),
    ];
  });
}

function moveTexts(
  documents: Documents,
  kind: EntryKind,
  from: string,
  to: string | undefined,
): readonly Operation[] {
  return siteLanguages(documents).flatMap((language) =>
    entryTextPlaces(kind, from).flatMap(({ area, path }) => {
      const file = `texts/${language}/${area}.json`;
      const text = valueAt(documents.get(file)?.value, path);
      if (text === undefined) return [];
      const removal = setAt(documents, file, path, undefined);
      return to === undefined
        ? [removal]
        : [removal, setAt(documents, file, [...path.slice(0, -1), to], text)];
    }),
  );
}

function setAt(documents: Documents, file: string, path: Path, after: Json | undefined): Operation {
  const before = valueAt(documents.get(file)?.value, path);
  return {
    kind: 'set',
    file,
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

/** The id of an item of a list of entries: the item itself, or its `id` or `code`; undefined for other items. */
export function itemId(item: Json | undefined): string | undefined {
  const id = isObject(item) ? (item.id ?? item.code) : item;
  return typeof id === 'string' ? id : undefined;
}

/** The keys of the texts at a place, in any language, and those of entries that have no texts there yet. */
export function listTextIds(documents: Documents, area: TextArea, path: Path): readonly string[] {
  const kind = textPlaces.find((place) => place.area === area && isSame([...place.path], [...path]))?.kind;
  const written = siteLanguages(documents).flatMap((language) => {
    const value = valueAt(documents.get(`texts/${language}/${area}.json`)?.value, path);
    return isObject(value) ? Object.keys(value) : [];
  });
  return [...new Set([...written, ...(kind ? listIds(documents, kind) : [])])];
}

/** True if visitors read a text of each entry of a kind. */
export function hasTexts(kind: EntryKind): boolean {
  return textPlaces.some((place) => place.kind === kind);
}

/** True if a single entry of a kind needs no name. */
export function isNameOptional(kind: EntryKind): boolean {
  return textPlaces.some((place) => place.kind === kind && place.ofSeveral);
}
