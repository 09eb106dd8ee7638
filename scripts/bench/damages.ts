import { type Node, parseTree } from 'jsonc-parser';

/** How a file was damaged. */
export type DamageKind =
  | 'removed'
  | 'renamed'
  | 'retyped'
  | 'emptied'
  | 'duplicated'
  | 'cut off'
  | 'character lost';

/** A file with one piece of damage, and the lines in which a finding names the right place. */
export interface Damage {
  readonly kind: DamageKind;
  readonly text: string;
  /** What was damaged, for people. */
  readonly what: string;
  /** Counted from 1, in the damaged text. */
  readonly lines: readonly [first: number, last: number];
}

/** A property with its key, or an entry of a list. */
interface Place {
  readonly whole: Node;
  readonly key: Node | undefined;
  readonly value: Node;
  readonly parent: Node;
  readonly name: string;
}

/** Every key and value of a file in turn removed, renamed, retyped, emptied and doubled; the file cut off and gnawed at. */
export function* damagesOf(text: string): Generator<Damage> {
  const tree = parseTree(text);
  if (!tree) return;
  for (const place of placesOf(tree, '')) {
    if (place.name === '$schema') continue;
    yield* damagesOfPlace(text, place);
  }
  yield* brokenTexts(text);
}

function* placesOf(node: Node, name: string): Generator<Place> {
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, property] = child.type === 'property' ? (child.children ?? []) : [];
    const value = property ?? child;
    const own = key ? String(key.value) : String(index);
    const path = name === '' ? own : `${name}.${own}`;
    yield { whole: child, key, value, parent: node, name: path };
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
  { whole, parent, name }: Place,
  [from, to]: readonly [number, number],
  instead: string,
): Damage {
  const after = text.slice(0, from) + instead + text.slice(to);
  const growth = after.length - text.length;
  // What is missing can only be told where it was expected: at what holds it.
  const place = kind === 'removed' || kind === 'renamed' ? parent : whole;
  const lines = [lineAt(after, place.offset), lineAt(after, place.offset + place.length + growth)] as const;
  return { kind, text: after, what: name, lines };
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

/** The file cut off at a tenth, two tenths …; and without one of the characters that hold JSON together. */
function* brokenTexts(text: string): Generator<Damage> {
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const kept = text.slice(0, Math.floor((text.trimEnd().length * tenth) / 10));
    const end = lineAt(kept, kept.trimEnd().length);
    yield { kind: 'cut off', text: kept, what: `after ${kept.length} characters`, lines: [end, end] };
  }
  const marks = [...text.matchAll(/[{}[\]":,]/g)];
  const step = Math.max(1, Math.floor(marks.length / 40));
  for (let index = 0; index < marks.length; index += step) {
    const { 0: mark, index: offset = 0 } = marks[index] ?? { 0: '', index: 0 };
    const line = lineAt(text, offset);
    const gnawed = text.slice(0, offset) + text.slice(offset + 1);
    // A bracket that is lost may be missed only where the file ends.
    const last = /[{}[\]]/.test(mark) ? lineAt(gnawed, gnawed.length) : line + 1;
    yield {
      kind: 'character lost',
      text: gnawed,
      what: `${mark} of line ${line}`,
      lines: [Math.max(1, line - 1), last],
    };
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
