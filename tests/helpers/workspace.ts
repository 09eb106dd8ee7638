import { fileURLToPath } from 'node:url';
import type { JsonPath } from '../../schema/json-path.ts';
import { readDataFolder, type SourceFile } from '../../scripts/compiler/read/read-data-folder.ts';
import { withChanges } from '../../scripts/operator/data-folder/save-changes.ts';

type UnreadReason = NonNullable<SourceFile['unread']>;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The data folder of an operator in another place, with other languages, accommodation classes and options. */
export const secondOperatorFolder = fileURLToPath(new URL('../fixtures/second-operator', import.meta.url));

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A data folder in memory. Every change gives another one; none is ever altered. */
export class Workspace {
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #unread: ReadonlyMap<string, UnreadReason>;

  constructor(
    files: Iterable<readonly [path: string, bytes: Uint8Array]>,
    unread: ReadonlyMap<string, UnreadReason> = new Map(),
  ) {
    this.#files = new Map(files);
    this.#unread = unread;
  }

  /** The files as the compiler takes them, in the order of their paths. */
  get sources(): readonly SourceFile[] {
    return this.paths.map((path) => {
      const unread = this.#unread.get(path);
      return unread ? { path, bytes: this.bytes(path), unread } : sourceOf(path, this.bytes(path));
    });
  }

  get paths(): readonly string[] {
    return [...this.#files.keys()].toSorted();
  }

  /** Bytes of a file that must exist. */
  bytes(path: string): Uint8Array {
    const bytes = this.#files.get(path);
    if (!bytes) throw new Error(`The workspace has no file "${path}".`);
    return bytes;
  }

  /** Text of a file that must exist. */
  text(path: string): string {
    return decoder.decode(this.bytes(path));
  }

  /** Value of a JSON file that must exist. */
  json(path: string): Json {
    return JSON.parse(this.text(path));
  }

  withBytes(path: string, bytes: Uint8Array): Workspace {
    return new Workspace([...this.#files, [path, bytes]], this.#unread);
  }

  /** With something in the place of a file that is not one, or was not read. */
  withUnread(path: string, unread: UnreadReason): Workspace {
    return new Workspace(
      [...this.#files, [path, new Uint8Array()]],
      new Map([...this.#unread, [path, unread]]),
    );
  }

  /** With the changes of a command, by the paths of files. */
  withChanges(changes: Parameters<typeof withChanges>[1]): Workspace {
    return new Workspace(withChanges(this.sources, changes).map(({ path, bytes }) => [path, bytes]));
  }

  withText(path: string, text: string): Workspace {
    return this.withBytes(path, encoder.encode(text));
  }

  /** With a file that holds a JSON value, a property a line. */
  withFile(path: string, value: Json): Workspace {
    return this.withText(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  without(path: string): Workspace {
    this.bytes(path);
    return new Workspace(
      [...this.#files].filter(([other]) => other !== path),
      this.#unread,
    );
  }

  /** With the value of a JSON file changed, and the whole file formatted again. */
  edit(path: string, change: (value: Json) => Json): Workspace {
    return this.withFile(path, change(this.json(path)));
  }

  /** With one value inside a JSON file replaced or added. */
  set(path: string, at: JsonPath, value: Json): Workspace {
    return this.edit(path, (root) => setAt(root, at, value));
  }

  /** With one property or list entry of a JSON file gone. */
  unset(path: string, at: JsonPath): Workspace {
    return this.edit(path, (root) => setAt(root, at, undefined));
  }

  /** With a piece of a file's text, which must occur exactly once, replaced; all else stays as it was. */
  replace(path: string, search: string, replacement: string): Workspace {
    const pieces = this.text(path).split(search);
    if (pieces.length !== 2) {
      throw new Error(`"${search}" occurs ${pieces.length - 1} times in "${path}", not once.`);
    }
    return this.withText(path, pieces.join(replacement));
  }
}

const given = new WeakMap<Uint8Array, SourceFile>();

/** The same object for the same file: the compiler does not parse again what it was given before. */
function sourceOf(path: string, bytes: Uint8Array): SourceFile {
  const known = given.get(bytes);
  if (known?.path === path) return known;
  const source = { path, bytes };
  given.set(bytes, source);
  return source;
}

let second: Workspace | undefined;

/** The second operator's data folder. */
export function secondOperator(): Workspace {
  second ??= workspaceOf(secondOperatorFolder);
  return second;
}

/** The files of a data folder as they are now. */
export function workspaceOf(folder: string): Workspace {
  return new Workspace(readDataFolder(folder).map(({ path, bytes }) => [path, bytes]));
}

/** A JSON value with the value at a path replaced; undefined removes it. */
export function setAt(root: Json, [step, ...rest]: JsonPath, value: Json | undefined): Json {
  if (step === undefined) {
    if (value === undefined) throw new Error('The whole value cannot be removed.');
    return value;
  }
  if (isList(root)) return setInList(root, Number(step), rest, value);
  if (!isRecord(root)) throw new Error(`There is no "${step}" in ${JSON.stringify(root)}.`);
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(root).filter(([key]) => key !== String(step)));
  }
  return { ...root, [step]: setAt(root[step] ?? {}, rest, value) };
}

export function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON files but the redirects, which new and renamed entries leave behind. */
export function contentTexts(workspace: Workspace): Readonly<Record<string, string>> {
  const paths = workspace.paths.filter((path) => path.endsWith('.json') && path !== 'redirects.json');
  return Object.fromEntries(paths.map((path) => [path, workspace.text(path)]));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function setInList(list: readonly Json[], index: number, rest: JsonPath, value: Json | undefined): Json {
  if (rest.length === 0 && value === undefined) return list.toSpliced(index, 1);
  return list.toSpliced(index, 1, setAt(list[index] ?? {}, rest, value));
}
