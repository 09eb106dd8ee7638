import { type EntryKind, type FolderName, folderCollections } from '../../../schema/collections.ts';
import { findOriginal } from '../../../schema/file-roles.ts';
import { idSources, textPlaces } from '../../../schema/id-sources.ts';
import { type DeskWords, languageName } from '../words/words.ts';
import type { Documents } from './documents.ts';
import { isSame, type Json, type Path, valueAt } from './operation.ts';

/** An entry that references can mean, with its name in words. */
export interface Entry {
  readonly kind: EntryKind;
  readonly id: string;
  /** In the desk's language, else in another; where it has no name, its means, number or picture file, else the id. */
  readonly name: string;
  /** The file that holds it, and where in the file. */
  readonly file: string;
  readonly path: Path;
}

/** The languages of the site, the default one first. */
export function siteLanguages(documents: Documents): readonly string[] {
  const site = documents.get('site.json')?.value;
  const first = valueAt(site, ['defaultLanguage']);
  const listed = valueAt(site, ['languages']);
  const codes = (Array.isArray(listed) ? listed : []).flatMap((language) => {
    const code = valueAt(language, ['code']);
    return typeof code === 'string' ? [code] : [];
  });
  return codes.toSorted((left, right) => Number(right === first) - Number(left === first));
}

/** The language in which the desk names entries, and in which people type them: its own, else the site's default one. */
export function shownLanguage(documents: Documents, code: string): string {
  const languages = siteLanguages(documents);
  return languages.includes(code) ? code : (languages[0] ?? code);
}

/** The language whose texts stand in for those that are missing, and from which texts are translated. */
export function fallbackLanguage(documents: Documents): string {
  const code = valueAt(documents.get('site.json')?.value, ['fallbackLanguage']);
  return typeof code === 'string' ? code : (siteLanguages(documents)[0] ?? '');
}

/** All entries of a kind, in the order of the data. */
export function listEntries(documents: Documents, kind: EntryKind, words: DeskWords): readonly Entry[] {
  return findIds(documents, kind).map(({ id, file, path }) => {
    const name =
      (kind === 'day' ? dayName(documents, id, words) : entryName(documents, kind, id, words.code)) ??
      ownName(kind, valueAt(documents.get(file)?.value, path), words) ??
      ownWord(kind, id, words);
    return { kind, id, name, file, path };
  });
}

/** The name of an entry in the desk's language; its id where it has none. */
export function nameEntry(documents: Documents, kind: EntryKind, id: string, words: DeskWords): string {
  return (
    (kind === 'day' ? dayName(documents, id, words) : entryName(documents, kind, id, words.code)) ??
    listEntries(documents, kind, words).find((entry) => entry.id === id)?.name ??
    id
  );
}

/** The field that people know an entry by while it has no name. */
const KNOWN_BY: { readonly [Kind in EntryKind]?: string } = { image: 'file', phone: 'number' };

/** The name of an entry that its texts do not have; undefined if there is none. */
export function ownName(kind: EntryKind, value: Json | undefined, words: DeskWords): string | undefined {
  const code = kind === 'language' ? valueAt(value, ['code']) : undefined;
  if (typeof code === 'string' && code !== '') return languageName(code, words);
  const name =
    kind === 'channel'
      ? channelName(valueAt(value, ['address']), words)
      : (valueAt(value, ['name']) ?? valueAt(value, [KNOWN_BY[kind] ?? '']));
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The means by which an address reaches the operator. */
function channelName(address: Json | undefined, { labels }: DeskWords): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  if (address.startsWith('mailto:')) return labels.email;
  return /^(?:tel|sms):/.test(address) ? labels.phone : labels.chat;
}

/** The fixed pages have no names in the data. */
function ownWord(kind: EntryKind, id: string, { choices }: DeskWords): string {
  return (kind === 'page' ? choices[id] : undefined) ?? id;
}

/** The ids of all entries of a kind, in the order of the data. */
export function listIds(documents: Documents, kind: EntryKind): readonly string[] {
  return findIds(documents, kind).map(({ id }) => id);
}

type FoundId = Pick<Entry, 'file' | 'id' | 'path'>;

function findIds(documents: Documents, kind: EntryKind): readonly FoundId[] {
  const source = idSources.get(kind);
  switch (source?.form) {
    case 'folder':
      return filesIn(documents, source.folder).map((file) => ({ id: fileId(file), file, path: [] }));
    case 'part': {
      const found = valueAt(documents.get(source.file)?.value, source.path);
      return idsIn(found).flatMap(({ id, step }) =>
        source.except.includes(id) ? [] : [{ id, file: source.file, path: [...source.path, step] }],
      );
    }
    case 'texts': {
      const [language = ''] = siteLanguages(documents);
      const file = `texts/${language}/${source.area}.json`;
      const found = valueAt(documents.get(file)?.value, source.path);
      return idsIn(found).flatMap(({ id, step }) =>
        id === '$schema' ? [] : [{ id, file, path: [...source.path, step] }],
      );
    }
    case 'union':
      return source.kinds.flatMap((part) => findIds(documents, part));
    default:
      return [];
  }
}

/** The kind of the entries that a list of a file holds; undefined for other lists. */
export function listedKind(file: string, path: Path): EntryKind | undefined {
  return [...idSources].find(
    ([, source]) => source.form === 'part' && source.file === file && isSame([...source.path], [...path]),
  )?.[0];
}

/** The paths of the files of a collection, without copies by other programs, in the order of their `order` where they have one. */
export function filesIn(documents: Documents, folder: string): readonly string[] {
  const files = [...documents.keys()].filter(
    (path) =>
      path.startsWith(`${folder}/`) && path.endsWith('.json') && findOriginal(path, documents) === undefined,
  );
  const order = (file: string): number => {
    const value = valueAt(documents.get(file)?.value, ['order']);
    return typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
  };
  return files.toSorted((left, right) => order(left) - order(right) || (left < right ? -1 : 1));
}

/** The id of an entry that is a file. */
export function fileId(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
}

function idsIn(value: Json | undefined): readonly { readonly id: string; readonly step: string | number }[] {
  if (Array.isArray(value))
    return value.flatMap((item, step) => {
      const id = typeof item === 'string' ? item : (valueAt(item, ['id']) ?? valueAt(item, ['code']));
      return typeof id === 'string' ? [{ id, step }] : [];
    });
  return typeof value === 'object' && value !== null
    ? Object.keys(value).map((id) => ({ id, step: id }))
    : [];
}

/** The name of an entry in a language, else in another language of the site; undefined if it has none. */
export function entryName(
  documents: Documents,
  kind: EntryKind,
  id: string,
  language: string,
): string | undefined {
  const languages = [language, ...siteLanguages(documents)];
  const places = textPlaces.filter((place) => place.kind === kind || isPartOf(kind, place.kind));
  const names = languages.flatMap((code) =>
    places.flatMap(({ area, path }) => {
      const text = valueAt(documents.get(`texts/${code}/${area}.json`)?.value, [...path, id]);
      return nameIn(text) ?? [];
    }),
  );
  return names[0];
}

/** The name of a day; of several with the same name, that of its tour too where only one has it. */
export function dayName(documents: Documents, id: string, { code }: DeskWords): string | undefined {
  const name = entryName(documents, 'day', id, code);
  if (name === undefined) return undefined;
  const isAlone = listIds(documents, 'day').every(
    (other) => other === id || entryName(documents, 'day', other, code) !== name,
  );
  if (isAlone) return name;
  const plans = filesIn(documents, 'itineraries').filter((file) =>
    JSON.stringify(documents.get(file)?.value ?? null).includes(`"${id}"`),
  );
  const [plan] = plans;
  if (plan === undefined || plans.length > 1) return name;
  const tour = fileId(plan);
  return `${name} (${entryName(documents, 'package', tour, code) ?? tour})`;
}

/** Entries of several kinds together have the names of their own kinds. */
function isPartOf(kind: EntryKind, part: EntryKind): boolean {
  const source = idSources.get(kind);
  return source?.form === 'union' && source.kinds.includes(part);
}

/** Keys of the texts of an entry that name it, the best first. */
export const NAME_KEYS = ['name', 'title', 'label', 'question', 'role', 'text', 'alt'];

/** A text that names an entry: the text itself, or the first that says what it is. */
function nameIn(text: Json | undefined): string | undefined {
  if (typeof text === 'string') return text;
  return NAME_KEYS.map((key) => valueAt(text, [key])).find((value) => typeof value === 'string');
}

/** The collection of a file with entries; undefined for other files. */
export function fileFolder(file: string): FolderName | undefined {
  const [folder = ''] = file.split('/');
  return [...folderCollections.keys()].find((name) => name === folder);
}
