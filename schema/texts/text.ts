import * as z from 'zod';
import type { EntryKind } from '../collections.ts';
import { META_LENGTHS } from '../limits.ts';
import { type ArgumentType, contentMeta, idSchema, nonBlankString, schemaLink } from '../primitives.ts';
import { rule } from '../rules.ts';

/** The arguments of a message by name. */
export type MessageArguments = Readonly<Record<string, ArgumentType>>;

declare const messageArguments: unique symbol;
declare const entryTexts: unique symbol;

/** A text without arguments. */
type TextSchema = z.ZodType<string, string>;

/** An ICU message whose arguments the type checker knows. */
export type MessageSchema<Arguments extends MessageArguments> = TextSchema & {
  readonly [messageArguments]: Arguments;
};

/** A file that holds texts by the ids of entries; the type checker knows the texts of an entry. */
export type EntryTextsSchema<Entry extends z.ZodType> = z.ZodType & { readonly [entryTexts]: Entry };

/** A text without arguments. */
export function text(description: string): TextSchema {
  return nonBlankString.meta({ description }).register(contentMeta, { arguments: {} });
}

/** A text in the operator's own words, without a default in the software. */
export function ownText(description: string): TextSchema {
  return nonBlankString.meta({ description }).register(contentMeta, { arguments: {}, isOwn: true });
}

/** A name, which may be the same in several languages. */
export function nameText(description: string): TextSchema {
  return nonBlankString.meta({ description }).register(contentMeta, { arguments: {}, isName: true });
}

/**
 * An ICU message that takes exactly the arguments given.
 *
 * @param optional arguments that a text may leave out, since only some languages need them
 */
export function message<const Arguments extends MessageArguments>(
  description: string,
  args: Arguments,
  optional: readonly (keyof Arguments & string)[] = [],
): MessageSchema<Arguments> {
  const schema = nonBlankString
    .meta({ description })
    .register(contentMeta, { arguments: args, ...(optional.length > 0 ? { optional } : {}) });
  return schema as unknown as MessageSchema<Arguments>;
}

/** A list of texts, in order and of the same length in every language. */
export function textList(description: string): z.ZodArray<TextSchema> {
  return z.array(text(description)).meta({ description });
}

/** A list of texts that an entry may do without. */
export function optionalTextList(description: string): z.ZodArray<TextSchema> {
  return textList(description).register(contentMeta, { startsEmpty: true });
}

/** A list of texts in the operator's own words. */
export function ownTextList(description: string): z.ZodArray<TextSchema> {
  return z.array(ownText(description)).meta({ description });
}

/** Words that visitors type into the search; every language has its own, or none. */
export function keywords(description: string): z.ZodDefault<z.ZodArray<TextSchema>> {
  return searchWords(description, 'Word or words that visitors type.', 'keyword', 60);
}

/** Groups of words that mean the same to the search; every language has its own, or none. */
export function synonyms(description: string): z.ZodDefault<z.ZodArray<TextSchema>> {
  return searchWords(description, 'Words that mean the same, with commas between them.', 'synonyms', 200);
}

/** Most entries of a list of words for the search. */
const MAX_SEARCH_WORDS = 50;

function searchWords(
  description: string,
  item: string,
  name: 'keyword' | 'synonyms',
  most: number,
): z.ZodDefault<z.ZodArray<TextSchema>> {
  const words = nonBlankString
    .refine((value) => Array.from(value).length <= most, rule(name))
    .meta({ description: item, maxLength: most })
    .register(contentMeta, { arguments: {}, isName: true });
  const list = z.array(words).max(MAX_SEARCH_WORDS).meta({ description });
  return list
    .register(contentMeta, { isOwnList: true, ...(name === 'synonyms' && { hasGroups: true }) })
    .default([]);
}

/** The texts of all entries of a kind, by their ids. */
type TextsById<Entry extends z.ZodType> = z.ZodDefault<z.ZodRecord<typeof idSchema, Entry>>;

/** A part of a file that holds the texts of all entries of a kind, by their ids; optional if there are no entries. */
export function byId<Entry extends z.ZodType>(kind: EntryKind, entry: Entry): TextsById<Entry> {
  return z.record(idSchema, entry).register(contentMeta, { textsOf: kind }).default({});
}

/** Texts by id of entries that need no text while there is only one of them. */
export function byIdOfSeveral<Entry extends z.ZodType>(kind: EntryKind, entry: Entry): TextsById<Entry> {
  return z.record(idSchema, entry).register(contentMeta, { textsOf: kind, ofSeveral: true }).default({});
}

/** A file that holds the texts of all entries of a kind, by their ids, and nothing else. */
export function textsById<Entry extends z.ZodType>(
  kind: EntryKind,
  title: string,
  entry: Entry,
): EntryTextsSchema<Entry> {
  const schema = z.strictObject(textsFileShape).catchall(entry).meta({ title });
  return schema.register(contentMeta, { textsOf: kind }) as unknown as EntryTextsSchema<Entry>;
}

const META_TITLE = `Title in search results, up to ${META_LENGTHS.title} characters.`;
const META_DESCRIPTION = `Description in search results, up to ${META_LENGTHS.description} characters.`;

/** Title and description of a page for search engines and shared links. */
export const metaTextsSchema = z.strictObject({
  title: text(META_TITLE),
  description: text(META_DESCRIPTION),
});

/** Title and description in the operator's own words. */
export const ownMetaTextsSchema = z.strictObject({
  title: ownText(META_TITLE),
  description: ownText(META_DESCRIPTION),
});

/** The keys of a texts file that are not texts. */
export const textsFileShape = { $schema: schemaLink };

/** The beginning of a text that still has to be written. */
export const TODO_MARK = 'TODO:';

/** True if a text still has to be written. */
export function isTodo(written: string): boolean {
  return written.startsWith(TODO_MARK);
}
