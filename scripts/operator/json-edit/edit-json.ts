import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type ModificationOptions,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser';
import type { JsonPath } from '../../compiler/parse/parsed-file.ts';

/** A new value at a path. */
interface JsonEdit {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Wider entries of lists take several lines. */
const MAX_WIDTH = 110;

/** Which of the keys of an object stand before a new one. */
type KeyOrder = (parent: JsonPath) => readonly string[];

/**
 * The text of a JSON file with values changed in place: everything else keeps its place and its layout.
 * Values that are not there yet are added, in the order given where one is.
 */
export function setValues(text: string, edits: readonly JsonEdit[], order?: KeyOrder): string {
  const tree = parseTree(text);
  const present = edits.flatMap(({ path, value }) => {
    const node = tree && findNodeAtLocation(tree, mutable(path));
    return node ? [{ offset: node.offset, length: node.length, content: writeInline(value) }] : [];
  });
  const absent = edits.filter(({ path }) => !tree || !findNodeAtLocation(tree, mutable(path)));
  return absent.reduce((current, edit) => addValue(current, edit, order), applyEdits(text, present));
}

/**
 * The text of a JSON file with a new entry at the end of a list, which is made where there is none. The entry takes one
 * line where it fits, unless the entry before it takes several and would fit on one.
 */
export function appendValue(text: string, list: JsonPath, value: unknown, order?: KeyOrder): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, mutable(list));
  if (!node) return appendValue(setValues(text, [{ path: list, value: [] }], order), list, value);
  const last = node.children?.at(-1);
  const unit = indentOf(text);
  const [, eol = '\n', indent = ''] = /(\r?\n)([ \t]*)[^\n]*$/.exec(text.slice(0, node.offset)) ?? [];
  if (!last) {
    const lead = `${eol}${indent}${unit}`;
    const content = `[${lead}${layOut(value, lead, unit, MAX_WIDTH)}${eol}${indent}]`;
    return applyEdits(text, [{ offset: node.offset, length: node.length, content }]);
  }
  const [lead = ' '] = /\r?\n[ \t]*$/.exec(text.slice(0, last.offset)) ?? [];
  const isSpread = text.slice(last.offset, endOf(last)).includes('\n') && fits(getNodeValue(last), lead);
  const content = `,${lead}${layOut(value, lead, unit, isSpread ? 0 : MAX_WIDTH)}`;
  return applyEdits(text, [{ offset: endOf(last), length: 0, content }]);
}

/** A value on one line if that is no wider, else its parts on lines of their own. @param lead of each line around it */
function layOut(value: unknown, lead: string, unit: string, width: number): string {
  if (typeof value !== 'object' || value === null || fits(value, lead, width)) return onOneLine(value);
  const inner = `${lead}${unit}`;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${isList ? '' : `${JSON.stringify(key)}: `}${layOut(part, inner, unit, width)}`,
  );
  return `${isList ? '[' : '{'}${inner}${parts.join(`,${inner}`)}${lead}${isList ? ']' : '}'}`;
}

function fits(value: unknown, lead: string, width = MAX_WIDTH): boolean {
  return lead.length + onOneLine(value).length <= width;
}

/** A value as files write short ones: `{ "id": "x", "list": [1, 2] }`. */
function onOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\[\n\s*/g, '[')
    .replace(/\n\s*\]/g, ']')
    .replace(/\n\s*/g, ' ');
}

/** The text of a JSON file without the property or list entry at a path; all else stays as it is written. */
export function removeValue(text: string, path: JsonPath): string {
  const tree = parseTree(text);
  const value = tree && findNodeAtLocation(tree, mutable(path));
  const own = typeof path.at(-1) === 'number' ? value : value?.parent;
  const around = own?.parent;
  if (!own || !around?.children) return text;
  const position = around.children.indexOf(own);
  const before = around.children[position - 1];
  const after = around.children[position + 1];
  const [start, end] = after
    ? [own.offset, after.offset]
    : before
      ? [endOf(before), endOf(own)]
      : [around.offset + 1, endOf(around) - 1];
  return text.slice(0, start) + text.slice(end);
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** The text of a JSON file with keys of properties replaced; their values and places stay. */
export function renameKeys(text: string, renames: readonly KeyRename[]): string {
  const tree = parseTree(text);
  const edits = renames.flatMap(({ path, key }) => {
    const node = tree && findNodeAtLocation(tree, mutable(path))?.parent?.children?.[0];
    return node ? [{ offset: node.offset, length: node.length, content: JSON.stringify(key) }] : [];
  });
  return applyEdits(text, edits);
}

/** A property, and the key that it gets. */
interface KeyRename {
  readonly path: JsonPath;
  readonly key: string;
}

function addValue(text: string, { path, value }: JsonEdit, order: KeyOrder | undefined): string {
  const tree = parseTree(text);
  const parent = tree && findNodeAtLocation(tree, mutable(path.slice(0, -1)));
  const last = parent?.type === 'object' ? parent.children?.at(-1) : undefined;
  const isOneLine = parent && !text.slice(parent.offset, endOf(parent)).includes('\n');
  if (last && isOneLine && !order) {
    const property = `, ${JSON.stringify(path.at(-1))}: ${writeInline(value)}`;
    return text.slice(0, endOf(last)) + property + text.slice(endOf(last));
  }
  const options: ModificationOptions = { ...layoutOf(text) };
  if (order) {
    options.getInsertionIndex = (properties) => insertionIndex(properties, text, path, order);
  }
  return applyEdits(text, modify(text, mutable(path), value, options));
}

/** Behind the last property that stands before the new one in the given order. */
function insertionIndex(
  properties: readonly string[],
  text: string,
  path: JsonPath,
  order: KeyOrder,
): number {
  const tree = parseTree(text);
  const depth = path.findIndex(
    (_, length) => !tree || !findNodeAtLocation(tree, mutable(path.slice(0, length + 1))),
  );
  const keys = order(path.slice(0, depth));
  const own = keys.indexOf(String(path[depth]));
  if (own === -1) return properties.length;
  const before = properties.findLastIndex((property) => keys.indexOf(property) < own);
  return before + 1;
}

/** A value on one line, with the blanks that people write. */
function writeInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).map(([key, own]) => `${JSON.stringify(key)}: ${writeInline(own)}`);
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`;
}

/** New lines are indented like the first indented one. */
function indentOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

function layoutOf(text: string): ModificationOptions {
  const indent = indentOf(text);
  return {
    formattingOptions: {
      insertSpaces: !indent.startsWith('\t'),
      tabSize: indent.length,
      eol: text.includes('\r\n') ? '\r\n' : '\n',
    },
  };
}

function mutable(path: JsonPath): JSONPath {
  return [...path];
}
