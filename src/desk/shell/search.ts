import {
  type EntryKind,
  type FolderName,
  folderCollections,
  textAreas,
} from '../../../schema/collections.ts';
import { asciiDigits } from '../../../schema/digits.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { findField } from '../fields/registry.ts';
import { describeFile, describePlace } from '../form/describe-place.ts';
import { SITE_FILE, sitePart } from '../form/site-parts.ts';
import type { Documents } from '../store/documents.ts';
import { type Entry, fileId, filesIn, listEntries, siteLanguages } from '../store/entries.ts';
import { type Json, type Path, valueAt } from '../store/operation.ts';
import { isolate, withoutIsolates } from '../words/isolate.ts';
import type { DeskWords } from '../words/words.ts';
import { fieldAddress } from './field-address.ts';
import { SCREENS } from './screen-names.ts';
import { findPlace, listFields, type SearchField, withEntry } from './search-fields.ts';

/** Something that was found. */
export interface Hit {
  readonly label: string;
  readonly address: string;
  /** Describes its place, and its value where it has one; called only for hits that are shown. */
  readonly describe: () => { readonly where: string; readonly value?: string };
}

interface Item extends Hit {
  /** In lower case, as it is searched. */
  readonly text: string;
  /** Synonyms and the hint, in lower case. */
  readonly synonyms: string;
  readonly hint: string;
  /** A penalty: deeper hits are shown later. */
  readonly depth: number;
}

/** Everything that can be found; reused until something changes. */
export interface SearchIndex {
  readonly items: readonly Item[];
  readonly groups: readonly FieldGroup[];
}

/** Fields that every entry of a kind has: found in general, and for single entries if the query names them. */
interface FieldGroup {
  readonly fields: readonly { readonly field: SearchField; readonly item: Item }[];
  readonly entries: readonly (NamedEntry & Pick<Item, 'text'>)[];
  readonly toItem: (field: SearchField, entry: NamedEntry) => Item;
}

type NamedEntry = Pick<Entry, 'id' | 'name'>;

/** Everything that can be found: screens, entries, fields, and texts in every language. */
export function makeIndex(documents: Documents, words: DeskWords): SearchIndex {
  const fields = listFields(words);
  const single = fields.filter(
    ({ of, file }) => of === undefined && (file.startsWith('texts/') || documents.has(file)),
  );
  const kinds = new Set(fields.flatMap(({ of }) => of ?? []));
  return {
    items: [
      ...SCREENS.map((screen) => item(words.screens[screen], `/${screen}`, () => ({ where: '' }))),
      ...fileItems(documents, words),
      ...single.map((field) => fieldItem(documents, field, words)),
      ...textItems(documents, words),
    ],
    groups: [...kinds].map((kind) => ({
      fields: fields
        .filter(({ of }) => of === kind)
        .map((field) => ({ field, item: fieldItem(documents, field, words) })),
      entries: findEntries(documents, kind, words).map((entry) => ({
        ...entry,
        text: foldText(entry.name),
      })),
      toItem: (field, entry) => fieldItem(documents, field, words, entry),
    })),
  };
}

function item(
  label: string,
  address: string,
  describe: Hit['describe'],
  { synonyms = '', hint = '', depth = 0 }: Partial<Pick<Item, 'depth' | 'hint' | 'synonyms'>> = {},
): Item {
  return {
    label,
    address,
    describe,
    text: foldText(label),
    synonyms: synonyms.toLowerCase(),
    hint: hint.toLowerCase(),
    depth,
  };
}

/** A text in the form used for comparison: lower case, with ASCII digits. */
function foldText(text: string): string {
  return asciiDigits(withoutIsolates(text)).toLowerCase();
}

function fileItems(documents: Documents, words: DeskWords): readonly Item[] {
  const ofFiles = [...documents.keys()]
    .filter((file) => file.endsWith('.json') && !file.startsWith('texts/') && file !== SITE_FILE)
    .map((file) => {
      const [first = ''] = file.split('/');
      const synonyms = words.searchWords[first.replace(/\.json$/, '')] ?? '';
      return item(
        describeFile(documents, file, words),
        fieldAddress(file),
        () => ({ where: words.labels[first] ?? screenName(file, words) }),
        { synonyms },
      );
    });
  const ofParts = [...idSources].flatMap(([kind, { form }]) =>
    form === 'part'
      ? listEntries(documents, kind, words).map(({ name, file, path }) =>
          item(name, fieldAddress(file, path.join('.')), () => ({
            where: describeFile(documents, file, words),
          })),
        )
      : [],
  );
  return [...ofFiles, ...ofParts];
}

/** Penalty of texts of visitors, which come after things with such a name. */
const TEXT_DEPTH = 3;

function textItems(documents: Documents, words: DeskWords): readonly Item[] {
  return siteLanguages(documents).flatMap((language) =>
    Object.keys(textAreas).flatMap((area) => {
      const file = `texts/${language}/${area}.json`;
      return textsIn(documents.get(file)?.value).map(({ text, path }) =>
        item(
          text,
          fieldAddress(file, path.join('.')),
          () => ({ where: describePlace(documents, { file, path }, words) }),
          { depth: TEXT_DEPTH },
        ),
      );
    }),
  );
}

function textsIn(value: Json | undefined, path: Path = []): readonly { text: string; path: Path }[] {
  if (typeof value === 'string') return path.at(-1) === '$schema' ? [] : [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function findEntries(
  documents: Documents,
  kind: EntryKind | FolderName,
  words: DeskWords,
): readonly NamedEntry[] {
  const folder = [...folderCollections.keys()].find((name) => name === kind);
  if (folder === undefined) return listEntries(documents, kind as EntryKind, words);
  return filesIn(documents, folder).map((file) => ({
    id: fileId(file),
    name: describeFile(documents, file, words),
  }));
}

/** Penalty of fields that every entry has. */
const OF_ENTRIES_DEPTH = 1.5;

/** A field as it can be found: at its place, that of an entry, or on the screen that lists all entries that have it. */
function fieldItem(documents: Documents, field: SearchField, words: DeskWords, entry?: NamedEntry): Item {
  const { label, hint, synonyms, parents, node } = field;
  const isOfAll = field.of !== undefined && entry === undefined;
  const [language = ''] = siteLanguages(documents);
  const isText = field.file.startsWith('texts/');
  const file = field.file.replace('*', isText ? language : (entry?.id ?? ''));
  const path = isText && entry ? withEntry(field.path, entry.id) : field.path;
  const place = findPlace(documents.get(file)?.value, path);
  const first = node.type === 'array' ? [...path, 0] : path;
  const address = isOfAll ? screenAddress(file) : fieldAddress(file, (isText ? first : place).join('.'));
  const describe = (): ReturnType<Hit['describe']> => {
    const value = valueAt(documents.get(file)?.value, path.length === place.length ? place : path);
    const around = isOfAll
      ? words.search.inEach(words.labels[file.split('/')[0] ?? ''] ?? '')
      : (entry?.name ?? partName(documents, file, path, words));
    const where = [screenName(file, words), around, ...parents].filter(
      (name, index, all) => name !== all[index - 1],
    );
    return {
      where: where.map(isolate).join(' › '),
      ...(isOfAll || value === undefined
        ? {}
        : { value: findField(node).summarize(value, node, { words, documents }) }),
    };
  };
  const depth = parents.length + (field.of === undefined ? 0 : OF_ENTRIES_DEPTH);
  return item(label, address, describe, { synonyms, hint, depth });
}

function screenAddress(file: string): string {
  return fieldAddress(file).split('/').slice(0, 2).join('/');
}

function screenName(file: string, { screens }: DeskWords): string {
  const screen = screenAddress(file).slice(1);
  return screens[screen as keyof typeof screens] ?? '';
}

function partName(documents: Documents, file: string, path: Path, words: DeskWords): string {
  if (file === SITE_FILE) return words.settings.parts[sitePart(path)];
  if (file.startsWith('texts/')) return words.areas[file.split('/')[2]?.replace(/\.json$/, '') ?? ''] ?? '';
  return describeFile(documents, file, words);
}

/** The hits of a query, best first: those with that name, then those that begin with it, then the others. */
export function findHits({ items, groups }: SearchIndex, query: string): readonly Hit[] {
  const wanted = foldText(query.trim());
  if (wanted === '') return [];
  const parts = wanted.split(/\s+/);
  const found = [...items, ...groups.flatMap((group) => itemsOfGroup(group, parts))].flatMap((one) => {
    const rank = rankItem(one, wanted, parts);
    return rank === undefined ? [] : [{ one, rank: rank + one.depth }];
  });
  return found.toSorted((left, right) => left.rank - right.rank).map(({ one }) => one);
}

function itemsOfGroup({ fields, entries, toItem }: FieldGroup, parts: readonly string[]): readonly Item[] {
  const named = entries.filter(({ text }) => parts.some((part) => text.includes(part)));
  return fields.flatMap(({ field, item: general }) => {
    if (!parts.some((part) => general.text.includes(part))) return [general];
    const others = parts.filter((part) => !general.text.includes(part));
    // A query of only the name means the entry, one of only the label the field in general.
    const meant =
      others.length === 0 ? [] : named.filter(({ text }) => others.every((part) => text.includes(part)));
    return [
      general,
      ...meant.map((entry) => ({ ...toItem(field, entry), text: `${general.text} ${entry.text}` })),
    ];
  });
}

function rankItem(
  { text, synonyms, hint }: Item,
  wanted: string,
  parts: readonly string[],
): number | undefined {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (` ${text}`.includes(` ${wanted}`)) return 2;
  const meant = `${text} ${synonyms}`;
  if (parts.every((part) => meant.includes(part))) return 3;
  return parts.every((part) => meant.includes(part) || hint.includes(part)) ? 4 : undefined;
}
