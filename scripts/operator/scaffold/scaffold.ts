import type * as z from 'zod';
import { type EntryKind, type FolderName, textAreas } from '../../../schema/collections.ts';
import { canBeHeldBack } from '../../../schema/held-back.ts';
import { type TextPlace, textPlaces } from '../../../schema/id-sources.ts';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import { knownKeys, readDefinition, readMeta, schemasAt, unwrap } from '../../../schema/schema-walk.ts';
import { TODO_MARK } from '../../../schema/texts/text.ts';
import { neededArguments } from '../../compiler/check/message-values.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import { keyOrder, setValues } from '../json-edit/edit-json.ts';
import { schemaLinkLike } from './kinds.ts';
import type { Answers, Question } from './questions.ts';

/** A kind of entry that can be made: the questions about a new one, and its files. */
export interface NewKindDefinition {
  readonly questions: (
    files: ContentFiles,
    id: string | undefined,
    words: Messages['entries'],
  ) => readonly Question[];
  readonly make: (
    files: ContentFiles,
    id: string,
    answers: Answers,
    words: Messages['entries'],
  ) => ChangePlan;
}

/** A new entry’s file; it links its schema as its neighbours do, and is held back if entries of its folder can be. */
export function entryFile(
  files: ContentFiles,
  folder: FolderName,
  id: string,
  value: object,
): readonly [path: string, content: string] {
  const neighbour = files.entries[folder][0]?.file.value;
  const $schema = valueAtPath(neighbour, ['$schema']);
  const content = typeof $schema === 'string' ? { $schema, ...value } : value;
  const path = `${folder}/${id}.json`;
  return [path, heldBack(folder, path, jsonFile(content))];
}

/** The text of a file that is held back until its entry is finished, if entries of its folder can be. */
export function heldBack(folder: FolderName, path: string, text: string): string {
  return canBeHeldBack(folder) ? setValues(text, [{ path: ['draft'], value: true }], keyOrder(path)) : text;
}

/**
 * The files of texts with those of a new entry: in every language that has such a file, in all if none has, and where
 * some of the texts are known.
 *
 * @param texts those that are still to be written
 * @param known those of a language, by its code; undefined if none is known
 */
export function withTexts(
  files: ContentFiles,
  kind: EntryKind,
  id: string,
  texts: unknown = todoTexts(kind),
  known: (code: string) => unknown = () => undefined,
): readonly (readonly [path: string, content: string])[] {
  const { area, path } = textPlace(kind);
  const present = files.texts.filter((file) => file.area === area);
  const [like = files.texts[0]] = present;
  const order = (parent: JsonPath): readonly string[] => knownKeys(schemasAt(textAreas[area], parent));
  return invariant(files.single.site, 'site').value.languages.flatMap(({ code }) => {
    const file = present.find(({ language }) => language === code)?.file;
    const value = known(code) ?? texts;
    if (file) return [[file.path, setValues(file.text, [{ path: [...path, id], value }], order)] as const];
    if (present.length > 0 && known(code) === undefined) return [];
    const $schema = like && schemaLinkLike(like.file, like.area, area);
    const inPlace = path.reduceRight<object>((inner, key) => ({ [key]: inner }), { [id]: value });
    return [[`texts/${code}/${area}.json`, jsonFile({ ...($schema && { $schema }), ...inPlace })] as const];
  });
}

/** The text of a new JSON file. */
export function jsonFile(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The position behind all others. */
export function nextOrder(entries: readonly { readonly value: { readonly order: number } }[]): number {
  return Math.max(0, ...entries.map(({ value }) => value.order)) + 1;
}

/** The place where the texts of the entries of a kind are. */
function textPlace(kind: EntryKind): TextPlace {
  const place = textPlaces.find((one) => one.kind === kind);
  if (!place) throw new Error(`Entries of the kind "${kind}" have no texts.`);
  return place;
}

/** The schema of the texts of one entry of a kind. */
export function entryTextsSchema(kind: EntryKind): z.ZodType {
  const { area, path } = textPlace(kind);
  const [schema] = schemasAt(textAreas[area], [...path, '']);
  if (!schema) throw new Error(`The texts of "${area}" are not by entry.`);
  return schema;
}

/** The texts of an entry of a kind, all of them still to be written: each says what it is for. */
export function todoTexts(kind: EntryKind): unknown {
  return todoValue(entryTextsSchema(kind));
}

function todoValue(schema: z.ZodType): unknown {
  const { shape, element } = readDefinition(schema);
  if (element) return readMeta(schema)?.startsEmpty ? [] : [todoValue(element)];
  if (!shape) return todoText(unwrap(schema));
  // A list of words that a language may have is empty at first: a text in it would be one of the words.
  const needed = Object.entries(shape).filter(([, child]) => !readMeta(child)?.isOwnList);
  return Object.fromEntries(needed.map(([key, child]) => [key, todoValue(child)]));
}

function todoText(schema: z.ZodType): string {
  const values = neededArguments(schema).map((name) => ` {${name}}`);
  return `${TODO_MARK} ${schema.description ?? ''}${values.join('')}`.trim();
}
