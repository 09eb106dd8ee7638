import type { EntryKind } from '../../../schema/collections.ts';
import { findSchema } from '../../../schema/file-roles.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { describeValue, shorten } from '../form/describe-place.ts';
import type { Place, SummaryContext } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { entryName, ownName } from '../store/entries.ts';
import { hasTexts, isNameOptional, itemId } from '../store/list-entries.ts';
import { isObject, type Json } from '../store/operation.ts';
import { isolate } from '../words/isolate.ts';
import { findNoun } from '../words/labels.ts';
import { findField } from './registry.ts';

interface ItemContext extends SummaryContext {
  readonly node: SchemaNode;
  /** The kind of the entries of the list; undefined if the items are no entries. */
  readonly kind: EntryKind | undefined;
  /** The kind in words, such as “a season”. */
  readonly noun: string;
}

/** The heading of an item of a list: the name that visitors see, and a short summary. */
export function nameItem(item: Json, index: number, { node, kind, noun, ...context }: ItemContext): string {
  const { fields, code } = context.words;
  const language = nameLanguage(item, kind, context);
  if (language !== undefined) return isolate(language);
  const id = kind && itemId(item);
  const { id: _, ...facts } = isObject(item) ? item : {};
  const rest = isObject(item) && id !== undefined ? facts : item;
  const summary = id !== undefined && !isObject(item) ? '' : findField(node).summarize(rest, node, context);
  const name = kind && id && hasTexts(kind) ? entryName(context.documents, kind, id, code) : '';
  const unnamed = kind === 'channel' ? (ownName(kind, item, context.words) ?? '') : '';
  const title = name ?? (kind && isNameOptional(kind) ? unnamed : fields.fresh(noun));
  return [title, summary].filter(Boolean).map(isolate).join(' · ') || fields.numbered(noun, index + 1);
}

/** A language is called by its name alone, which the data have in the language itself. */
function nameLanguage(
  item: Json,
  kind: EntryKind | undefined,
  { words }: SummaryContext,
): string | undefined {
  return kind === 'language' ? ownName(kind, item, words) : undefined;
}

/** An item of a list among others: by the name that visitors see of an entry, else by what is said of it. */
export function summarizeItem(
  item: Json,
  node: SchemaNode,
  kind: EntryKind | undefined,
  context: SummaryContext,
): string {
  const id = kind && itemId(item);
  const name =
    nameLanguage(item, kind, context) ??
    (kind && id && entryName(context.documents, kind, id, context.words.code));
  return name || findField(node).summarize(item, node, context);
}

/** An item of a list as a sentence names it: by its name or text, else by its kind and position. */
export function nameListItem(item: Json, index: number, list: Place, context: SummaryContext): string {
  const schema = findSchema(list.file);
  const [own] = schema ? schemasAt(schema, list.path) : [];
  const { element, meta } = own ? readSchema(own) : {};
  const noun = findNoun(context.words, list.file, list.path);
  if (item === '') return context.words.fields.numbered(noun, index + 1);
  if (!element) return describeValue(item, context.words);
  const id = itemId(item);
  const kind = meta?.entries;
  const isNamed =
    kind === 'language' ||
    (kind !== undefined && id !== undefined && entryName(context.documents, kind, id, '') !== undefined);
  return shorten(
    nameItem(item, index, { ...context, node: readSchema(element), kind: isNamed ? kind : undefined, noun }),
  );
}
