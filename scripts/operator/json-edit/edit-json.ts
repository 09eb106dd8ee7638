import { applyEdits, findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { findSchema } from '../../../schema/file-roles.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { knownKeys, schemasAt } from '../../../schema/schema-walk.ts';

/*
 * Changes JSON files in place: what is not changed keeps its bytes. jsonc-parser finds the places; its own `modify` is
 * not used, because it lays out the neighbours of a new value again and damages lists whose last item is removed.
 */

/** A new value at a path. */
interface JsonEdit {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Wider values take several lines. */
const MAX_WIDTH = 110;

/** Keys of an object in the order of the schema: a new key is added in its place. */
type KeyOrder = (parent: JsonPath) => readonly string[];

/**
 * Sets values: those that exist are replaced, others are added, by the order of keys where one is given. What takes
 * several lines does so afterwards.
 */
export function setValues(text: string, edits: readonly JsonEdit[], order?: KeyOrder): string {
  const tree = parseTree(text);
  const replaced = edits.flatMap(({ path, value }) => {
    const node = findNode(tree, path);
    return node ? [{ offset: node.offset, length: node.length, content: layOutLike(text, node, value) }] : [];
  });
  const added = edits.filter(({ path }) => !findNode(tree, path));
  return added.reduce(
    (current, { path, value }) => addValue(current, path, value, order),
    applyEdits(text, replaced),
  );
}

/**
 * Adds an item to a list, which is made if there is none. The item takes one line where it fits, unless the item
 * beside it takes several and would fit on one.
 *
 * @param index position of the new item; without one it comes last
 */
export function insertItem(
  text: string,
  list: JsonPath,
  value: unknown,
  { index, order }: { readonly index?: number; readonly order?: KeyOrder } = {},
): string {
  const node = findNode(parseTree(text), list);
  if (!node) return insertItem(setValues(text, [{ path: list, value: [] }], order), list, value);
  const items = node.children ?? [];
  const position = Math.min(index ?? items.length, items.length);
  const neighbour = items[Math.max(0, position - 1)];
  const isSpread =
    neighbour && isSeveralLines(text, neighbour) && fits(getNodeValue(neighbour), findLead(text, neighbour));
  return insertPart(text, node, position, (lead) =>
    layOut(value, lead, findIndent(text), isSpread ? 0 : MAX_WIDTH),
  );
}

/** Moves an item of a list to another position; what is between the items stays. */
export function moveItem(text: string, list: JsonPath, from: number, to: number): string {
  const items = findNode(parseTree(text), list)?.children ?? [];
  const texts = items.map((item) => nodeText(text, item));
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, ...texts.slice(from, from + 1));
  return applyEdits(
    text,
    items.map(({ offset, length }, index) => ({ offset, length, content: moved[index] ?? '' })),
  );
}

/** Removes the property or list item at a path. */
export function removeValue(text: string, path: JsonPath): string {
  const value = findNode(parseTree(text), path);
  const own = typeof path.at(-1) === 'number' ? value : value?.parent;
  const around = own?.parent;
  if (!own || !around?.children) return text;
  const position = around.children.indexOf(own);
  const before = around.children[position - 1];
  const after = around.children[position + 1];
  const [start, end] = after
    ? [own.offset, after.offset]
    : before
      ? [nodeEnd(before), nodeEnd(own)]
      : [around.offset + 1, nodeEnd(around) - 1];
  return text.slice(0, start) + text.slice(end);
}

/** A property, and its new key. */
interface KeyRename {
  readonly path: JsonPath;
  readonly key: string;
}

/** Replaces keys of properties; their values and places stay. */
export function renameKeys(text: string, renames: readonly KeyRename[]): string {
  const tree = parseTree(text);
  const edits = renames.flatMap(({ path, key }) => {
    const node = findNode(tree, path)?.parent?.children?.[0];
    return node ? [{ offset: node.offset, length: node.length, content: JSON.stringify(key) }] : [];
  });
  return applyEdits(text, edits);
}

/** Adds a property, and the objects and lists around it that do not exist. */
function addValue(text: string, path: JsonPath, value: unknown, order: KeyOrder | undefined): string {
  const tree = parseTree(text);
  const depth = path.findIndex((_, length) => !findNode(tree, path.slice(0, length + 1)));
  const parentPath = path.slice(0, depth);
  const parent = findNode(tree, parentPath);
  const key = path[depth];
  if (!parent || key === undefined) return text;
  const whole = path
    .slice(depth + 1)
    .reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);
  const write = (lead: string) => layOut(whole, lead, findIndent(text), MAX_WIDTH);
  if (parent.type === 'array') return insertPart(text, parent, parent.children?.length ?? 0, write);
  if (parent.type !== 'object') return text;
  const keys = (parent.children ?? []).map((property) => String(property.children?.[0]?.value));
  const position = positionOfKey(String(key), keys, order?.(parentPath) ?? []);
  return insertPart(text, parent, position, (lead) => `${JSON.stringify(key)}: ${write(lead)}`);
}

/** Behind the last key that precedes the new one in the order; at the end where the order does not know it. */
function positionOfKey(key: string, keys: readonly string[], order: readonly string[]): number {
  const rank = order.indexOf(key);
  return rank === -1 ? keys.length : keys.findLastIndex((other) => order.indexOf(other) < rank) + 1;
}

/**
 * Inserts an item or property into a list or object, separated as its neighbours are.
 *
 * @param write returns the text of the part, given what precedes its lines: line break and indentation
 */
function insertPart(text: string, around: Node, position: number, write: (lead: string) => string): string {
  const parts = around.children ?? [];
  const before = parts[position - 1];
  const after = parts[position];
  const lead = findLead(text, after ?? before);
  if (after) return splice(text, after.offset, 0, `${write(lead)},${lead}`);
  if (before) return splice(text, nodeEnd(before), 0, `,${lead}${write(lead)}`);
  const [open, close] = around.type === 'array' ? ['[', ']'] : ['{', '}'];
  const outer = findLineLead(text, around.offset);
  const inner = `${outer}${findIndent(text)}`;
  return splice(text, around.offset, around.length, `${open}${inner}${write(inner)}${outer}${close}`);
}

/** The separator between a comma and the part behind it: a line break and its indentation, or a blank. */
function findLead(text: string, part: Node | undefined): string {
  return (part && /\r?\n[ \t]*$/.exec(text.slice(0, part.offset))?.[0]) ?? ' ';
}

/** The line break and indentation of the line that an offset is in. */
function findLineLead(text: string, offset: number): string {
  const [, eol = text.includes('\r\n') ? '\r\n' : '\n', indent = ''] =
    /(\r?\n)([ \t]*)[^\n]*$/.exec(text.slice(0, offset)) ?? [];
  return eol + indent;
}

/** A value on one line where it fits, else its parts on lines of their own. @param lead of the lines around it */
function layOut(value: unknown, lead: string, unit: string, width: number): string {
  if (typeof value !== 'object' || value === null || fits(value, lead, width)) return onOneLine(value);
  if (Object.keys(value).length === 0) return onOneLine(value);
  const inner = `${lead}${unit}`;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${isList ? '' : `${JSON.stringify(key)}: `}${layOut(part, inner, unit, width)}`,
  );
  return `${isList ? '[' : '{'}${inner}${parts.join(`,${inner}`)}${lead}${isList ? ']' : '}'}`;
}

/** A value laid out as the one that it replaces. */
function layOutLike(text: string, node: Node, value: unknown): string {
  if (!isSeveralLines(text, node)) return onOneLine(value);
  const lead = findLineLead(text, node.offset);
  return layOut(value, lead, findIndent(text), fits(getNodeValue(node), lead) ? 0 : MAX_WIDTH);
}

function fits(value: unknown, lead: string, width = MAX_WIDTH): boolean {
  return lead.length + onOneLine(value).length <= width;
}

/** A value on one line: `{ "id": "x", "list": [1, 2] }`. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).map(([key, own]) => `${JSON.stringify(key)}: ${onOneLine(own)}`);
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`;
}

/** The indentation of a level: that of the first indented line. */
function findIndent(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

function isSeveralLines(text: string, node: Node): boolean {
  return nodeText(text, node).includes('\n');
}

function nodeText(text: string, node: Node): string {
  return text.slice(node.offset, nodeEnd(node));
}

function nodeEnd({ offset, length }: Node): number {
  return offset + length;
}

function splice(text: string, offset: number, length: number, content: string): string {
  return applyEdits(text, [{ offset, length, content }]);
}

function findNode(tree: Node | undefined, path: JsonPath): Node | undefined {
  return tree && findNodeAtLocation(tree, [...path]);
}

/** The keys of objects in a file of the data folder, in the order of its schema. */
export function keyOrder(file: string): (parent: JsonPath) => readonly string[] {
  const schema = findSchema(file);
  return (parent) => (schema ? knownKeys(schemasAt(schema, parent)) : []);
}
