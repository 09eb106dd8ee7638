import { type Node, parseTree } from 'jsonc-parser';
import { composed } from '../../../schema/composed.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import { remembered } from '../remembered.ts';
import { Places } from './position.ts';

/** A step into a JSON value: a key or a position. */
export type JsonPath = readonly (string | number)[];

/** A file that is sound JSON, and where everything in it stands. */
export class ParsedFile {
  #tree: Node | undefined;
  readonly #places: Places;

  constructor(
    readonly path: string,
    readonly text: string,
    readonly value: unknown,
  ) {
    this.#places = new Places(path, text);
  }

  /** Where a value stands; if it does not exist, where the nearest value around it stands. */
  valueAt(path: JsonPath): Location {
    return this.#locate(path, (node) => node);
  }

  /** Where the key of a property stands; for anything else, where the value stands. */
  keyAt(path: JsonPath): Location {
    return this.#locate(path, (node) =>
      node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node,
    );
  }

  /** A value as it is written; undefined if there is none. */
  sourceAt(path: JsonPath): string | undefined {
    this.#tree ??= parseTree(this.text);
    const node = this.#tree && nodeAt(this.#tree, path);
    return node && this.text.slice(node.offset, node.offset + node.length);
  }

  #locate(path: JsonPath, pick: (node: Node) => Node): Location {
    this.#tree ??= parseTree(this.text);
    const tree = this.#tree;
    for (let length = path.length; tree && length >= 0; length -= 1) {
      const found = nodeAt(tree, path.slice(0, length));
      if (!found) continue;
      const node = length === path.length ? pick(found) : found;
      return this.#places.at(node.offset, node.length, path);
    }
    return this.#places.at(0, 1, path);
  }
}

/** The node at a path below another; undefined if there is none. */
function nodeAt(root: Node, path: JsonPath): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) node = node && childAt(node, step);
  return node;
}

function childAt(node: Node, step: string | number): Node | undefined {
  if (typeof step === 'number') return node.type === 'array' ? node.children?.[step] : undefined;
  return node.type === 'object' ? propertiesOf(node).get(step) : undefined;
}

/** The values of an object by their keys, made once: of an object with many mistakes every one is looked up. */
const propertiesOf = remembered((object: Node): ReadonlyMap<string, Node> => {
  const values = new Map<string, Node>();
  for (const { children: [key, value] = [] } of object.children ?? []) {
    if (!key || !value) continue;
    const name = String(key.value);
    // Of a key that stands twice the first counts. A schema may have composed it.
    for (const form of [name, composed(name)]) if (!values.has(form)) values.set(form, value);
  }
  return values;
});

/** What stands at a path of a JSON value; undefined if nothing does. */
export function valueAtPath(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Readonly<Record<string | number, unknown>>)[step];
  }
  return current;
}
