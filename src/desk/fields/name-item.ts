import type { EntryKind } from '../../../schema/collections.ts';
import type { SummaryContext } from '../form/field.ts';
import type { SchemaNode } from '../form/schema-node.ts';
import { entryName } from '../store/entries.ts';
import { hasTexts, isNameOptional, itemId } from '../store/list-entries.ts';
import { isObject, type Json } from '../store/operation.ts';
import { findField } from './registry.ts';

interface ItemContext extends SummaryContext {
  readonly node: SchemaNode;
  /** The kind of the entries of the list; undefined where the items are no entries. */
  readonly kind: EntryKind | undefined;
  /** The kind in words, such as “a season”. */
  readonly noun: string;
}

/** The heading of an item of a list: the name that visitors see of an entry, and what is said of it in short. */
export function nameItem(item: Json, index: number, { node, kind, noun, ...context }: ItemContext): string {
  const { fields, code } = context.words;
  const id = kind && itemId(item);
  const { id: _, ...facts } = isObject(item) ? item : {};
  const rest = isObject(item) && id !== undefined ? facts : item;
  const summary = id !== undefined && !isObject(item) ? '' : findField(node).summarize(rest, node, context);
  const name = kind && id && hasTexts(kind) ? entryName(context.documents, kind, id, code) : '';
  const title = name ?? (kind && isNameOptional(kind) ? '' : fields.fresh(noun));
  return [title, summary].filter(Boolean).join(' · ') || fields.numbered(noun, index + 1);
}
