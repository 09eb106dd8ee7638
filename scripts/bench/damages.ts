import { findNodeAtOffset, type Node, parseTree, visit } from 'jsonc-parser';
import { everywhere, type Localized, type Messages } from '../messages/messages.ts';
import { createRandom } from '../random.ts';

/** How a file was damaged. */
export type DamageKind = keyof Messages['damage']['kinds'];

/** A file with one piece of damage, and the lines in which a finding names the right place. */
export interface Damage {
  readonly kind: DamageKind;
  readonly text: string;
  /** What was damaged: a path, or a place in the text. */
  readonly what: Localized;
  /** The path, if it is one. */
  readonly path: readonly string[];
  /** Whether only something is missing, or is called otherwise: where a file may do without. */
  readonly isLack: boolean;
  /** Counted from 1, in the damaged text. */
  readonly lines: readonly [first: number, last: number];
}

/** A property with its key, or an entry of a list. */
interface Place {
  readonly whole: Node;
  readonly key: Node | undefined;
  readonly value: Node;
  readonly parent: Node;
  readonly path: readonly string[];
}

/** Every key and value of a file in turn removed, renamed, retyped, emptied and doubled; the file cut off and with characters missing. */
export function* damagesOf(text: string): Generator<Damage> {
  const tree = parseTree(text);
  if (!tree) return;
  for (const place of placesOf(tree, [])) {
    if (place.path.at(-1) === '$schema') continue;
    yield* damagesOfPlace(text, place);
  }
  yield* brokenTexts(text);
}

function* placesOf(node: Node, above: readonly string[]): Generator<Place> {
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, property] = child.type === 'property' ? (child.children ?? []) : [];
    const value = property ?? child;
    const path = [...above, key ? String(key.value) : String(index)];
    yield { whole: child, key, value, parent: node, path };
    yield* placesOf(value, path);
  }
}

function* damagesOfPlace(text: string, place: Place): Generator<Damage> {
  const { whole, key, value } = place;
  const source = text.slice(whole.offset, whole.offset + whole.length);
  yield damaged('removed', text, place, removal(text, whole), '');
  if (key) {
    const renamed = JSON.stringify(`${String(key.value)}Xyz`);
    yield damaged('renamed', text, place, [key.offset, key.offset + key.length], renamed);
    yield damaged('duplicated', text, place, [whole.offset, whole.offset], `${source}, `);
  }
  yield damaged('retyped', text, place, [value.offset, value.offset + value.length], otherKind(value));
  const empty = emptyOf(value);
  const isEmpty = text.slice(value.offset, value.offset + value.length) === empty;
  if (!isEmpty) yield damaged('emptied', text, place, [value.offset, value.offset + value.length], empty);
}

function damaged(
  kind: DamageKind,
  text: string,
  { whole, parent, path }: Place,
  [from, to]: readonly [number, number],
  instead: string,
): Damage {
  const after = text.slice(0, from) + instead + text.slice(to);
  const growth = after.length - text.length;
  // What is missing can only be told where it was expected: at what holds it.
  const place = kind === 'removed' || kind === 'renamed' ? parent : whole;
  const lines = [lineAt(after, place.offset), lineAt(after, place.offset + place.length + growth)] as const;
  const isLack = kind === 'removed' || kind === 'renamed' || instead === '[]' || instead === '{}';
  return { kind, text: after, what: everywhere(path.join('.')), path, isLack, lines };
}

/** A property or entry with the comma that belongs to it. */
function removal(text: string, { offset, length }: Node): readonly [number, number] {
  const behind = /^\s*,\s*/.exec(text.slice(offset + length));
  if (behind) return [offset, offset + length + behind[0].length];
  const before = /,\s*$/.exec(text.slice(0, offset));
  return [offset - (before?.[0].length ?? 0), offset + length];
}

function otherKind({ type }: Node): string {
  if (type === 'string') return '[12345]';
  return type === 'object' || type === 'array' ? '"text"' : '{ "text": "text" }';
}

function emptyOf({ type }: Node): string {
  if (type === 'string') return '""';
  if (type === 'array') return '[]';
  return type === 'object' ? '{}' : 'null';
}

/** The file cut off; without one of the characters that hold JSON together; without a piece of its middle. */
function* brokenTexts(text: string): Generator<Damage> {
  const length = text.trimEnd().length;
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const kept = text.slice(0, Math.floor((length * tenth) / 10));
    const end = lineAt(kept, kept.trimEnd().length);
    yield broken('cut off', kept, ({ damage }) => damage.places.after(kept.length), [end, end]);
  }
  const marks = marksOf(text);
  for (const offset of marks) {
    const line = lineAt(text, offset);
    const shortened = text.slice(0, offset) + text.slice(offset + 1);
    // A bracket that is lost may be missed only where the file ends.
    const last = /[{}[\]]/.test(text[offset] ?? '') ? lineAt(shortened, shortened.length) : line + 1;
    const lines = [Math.max(1, line - 1), last] as const;
    const mark = text[offset] ?? '';
    yield broken('character lost', shortened, ({ damage }) => damage.places.mark(mark, line), lines);
  }
  const random = createRandom(length);
  for (let piece = 0; piece < PIECES; piece += 1) {
    const from = Math.floor(random() * length);
    const to = Math.min(length, from + 1 + Math.floor(random() * LONGEST_PIECE));
    // Within a text, a piece less makes another text.
    if (marks.some((offset) => offset >= from && offset < to)) yield withoutPiece(text, from, to);
  }
}

const PIECES = 10;
const LONGEST_PIECE = 60;

/** Brackets, commas, colons and quotes, as far as they are not part of a text. */
function marksOf(text: string): readonly number[] {
  const marks: number[] = [];
  const single = (offset: number): void => {
    marks.push(offset);
  };
  const quotes = (offset: number, length: number): void => {
    if (text[offset] === '"') marks.push(offset, offset + length - 1);
  };
  visit(text, {
    onObjectBegin: single,
    onObjectEnd: single,
    onArrayBegin: single,
    onArrayEnd: single,
    onSeparator: (_mark, offset) => single(offset),
    onObjectProperty: (_key, offset, length) => quotes(offset, length),
    onLiteralValue: (_value, offset, length) => quotes(offset, length),
  });
  return marks;
}

/** What is lost may leave brackets or quotes open: then only what comes later shows it. */
function withoutPiece(text: string, from: number, to: number): Damage {
  const kept = text.slice(0, from) + text.slice(to);
  const isWhole = isJson(kept);
  // What is missing then is reported where what holds it begins.
  const first = isWhole ? lineAt(text, holderOf(text, from, to)) : lineAt(text, from) - 1;
  const lines = [Math.max(1, first), lineAt(kept, kept.length)] as const;
  return broken('piece lost', kept, ({ damage }) => damage.places.piece(from, to), lines, isWhole);
}

/** Where the innermost list or group begins that holds a piece of the text. */
function holderOf(text: string, from: number, to: number): number {
  const tree = parseTree(text);
  let node = tree && findNodeAtOffset(tree, from, true);
  while (node && (!node.children || node.type === 'property' || node.offset + node.length < to))
    node = node.parent;
  return node?.offset ?? 0;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function broken(
  kind: DamageKind,
  text: string,
  what: Localized,
  lines: Damage['lines'],
  isLack = false,
): Damage {
  return { kind, text, what, path: [], isLack, lines };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
