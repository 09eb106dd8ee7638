import type * as z from 'zod';
import {
  type EntryKind,
  type FolderName,
  fileCollections,
  folderCollections,
  textAreas,
} from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { HIDDEN_KEYS, readSchema, type SchemaNode } from '../form/schema-node.ts';
import { isObject, isSame, type Json, type Path, valueAt } from '../store/operation.ts';
import { findHint, findLabelKey, findTextLabel } from '../words/labels.ts';
import type { DeskWords } from '../words/words.ts';

/** In paths any key of a record, in files any name. */
const ANY = '*';

/** A field of the forms, wherever it occurs. */
export interface SearchField {
  readonly file: string;
  /** With 0 for any position of a list and `*` for any key. */
  readonly path: Path;
  readonly node: SchemaNode;
  readonly label: string;
  /** The labels of the fields around it, from the outside in. */
  readonly parents: readonly string[];
  /** Other words that mean the field. */
  readonly synonyms: string;
  /** The sentence that explains it. */
  readonly hint: string;
  /** The entries that each have such a field; undefined if it exists once. */
  readonly of?: EntryKind | FolderName | undefined;
}

/** All fields of all forms in the words of the desk, once each: those of entries are not repeated for each entry. */
export function listFields(words: DeskWords): readonly SearchField[] {
  const singles = [...fileCollections].flatMap(([name, { data }]) => fieldsIn(data, `${name}.json`, words));
  const entries = [...folderCollections].flatMap(([folder, { data, kind }]) =>
    fieldsIn(data, `${folder}/${ANY}.json`, words).map((field) => ({ ...field, of: kind ?? folder })),
  );
  const texts = Object.entries(textAreas).flatMap(([area, schema]) =>
    fieldsIn(schema, `texts/${ANY}/${area}.json`, words).map((field) => ({
      ...field,
      of: textPlaces.find((place) => place.area === area && isBelow(field.path, place.path))?.kind,
    })),
  );
  return [...singles, ...entries, ...texts];
}

function isBelow(path: Path, parent: Path): boolean {
  return path[parent.length] === ANY && isSame(path.slice(0, parent.length), [...parent]);
}

/** The fields of a schema; a field that several branches have is one. */
function fieldsIn(schema: z.ZodType, file: string, words: DeskWords): readonly SearchField[] {
  const found = new Map<string, SearchField>();
  const isText = file.startsWith('texts/');
  const walk = (own: z.ZodType, path: Path, parents: readonly string[]): void => {
    const node = readSchema(own);
    const isItem = path.length === 0 || path.at(-1) === ANY || path.at(-1) === 0;
    // Groups of texts are headings, not fields.
    const isField = !isItem && !(isText && (node.type === 'object' || node.type === 'record'));
    const label = isItem ? '' : findTextLabel(words, file, path);
    const key = path.join('.');
    if (isField && !found.has(key)) {
      const synonyms = words.searchWords[findLabelKey(words.labels, file, path) ?? ''] ?? '';
      const hint = findHint(words, node.description, label) ?? '';
      found.set(key, { file, path, node, label, parents, synonyms, hint });
    }
    const around = isItem ? parents : [...parents, label];
    for (const [name, child] of Object.entries(node.shape ?? {}))
      if (!HIDDEN_KEYS.has(name)) walk(child, [...path, name], around);
    const others = node.valueType ?? node.catchall;
    if (others && readSchema(others).type !== 'never') walk(others, [...path, ANY], around);
    if (node.element) walk(node.element, [...path, 0], around);
    for (const option of node.options) walk(option, path, parents);
  };
  walk(schema, [], []);
  return [...found.values()];
}

/** The place of a field in a document: in the first item or under the first key; its parent if it is absent. */
export function findPlace(document: Json | undefined, path: Path): Path {
  const place: (string | number)[] = [];
  for (const step of path) {
    const value = valueAt(document, place);
    const key =
      step === ANY && isObject(value) ? Object.keys(value).find((name) => name !== '$schema') : step;
    const isMissing = value === undefined || (Array.isArray(value) && value.length === 0);
    if (key === undefined || key === ANY || (isMissing && place.length > 0)) break;
    place.push(key);
  }
  return place;
}

/** A path with an entry's id for `*`. */
export function withEntry(path: Path, id: string): Path {
  const at = path.indexOf(ANY);
  return path.map((step, index) => (index === at ? id : step));
}
