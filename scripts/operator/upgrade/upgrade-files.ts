import { type Change, type Migration, valueAt } from '../../../schema/migrations/migration.ts';
import { currentFormat } from '../../../schema/migrations/migrations.ts';
import type { JsonPath } from '../../compiler/parse/parsed-file.ts';
import type { DataChanges } from '../data-folder/changes.ts';
import { removeValue, renameKeys, setValues } from '../json-edit/edit-json.ts';
import { lockPath, parseLock, renderLock, sourceHash } from '../translations/lock.ts';

/** A change that was made; a value that is set may be new. */
export type Done = Change & { readonly isNew?: boolean };

/** The texts of files by their paths, or of locks by their languages. */
type Texts = ReadonlyMap<string, string>;

const SITE = 'site.json';

/**
 * Brings the files of a data folder to the current format; what is not changed keeps its place and layout.
 *
 * @param texts of all files; JSON files are sound, and of others only the paths count
 * @param locks of translations: texts that are upgraded are as translated as before
 * @param steps from the format of the folder on
 */
export function upgradeFiles(
  texts: Texts,
  locks: Texts,
  steps: readonly Migration[],
): { readonly done: readonly Done[]; readonly changes: DataChanges } {
  const folder = new Folder(texts, locks);
  const done = steps.flatMap((migrate) => [...migrate(folder.values())].map((change) => folder.make(change)));
  folder.setFormat();
  return { done, changes: folder.changes() };
}

/** The files of a data folder while they are changed. */
class Folder {
  readonly #before: Texts;
  readonly #texts: Map<string, string>;
  readonly #locks: ReadonlyMap<string, Map<string, string>>;
  readonly #changedLocks = new Set<string>();

  constructor(texts: Texts, locks: Texts) {
    this.#before = texts;
    this.#texts = new Map(texts);
    this.#locks = new Map([...locks].map(([code, text]) => [code, new Map(parseLock(code, text))]));
  }

  values(): ReadonlyMap<string, unknown> {
    return new Map(
      [...this.#texts].map(([path, text]) => [path, path.endsWith('.json') ? JSON.parse(text) : undefined]),
    );
  }

  make(change: Change): Done {
    const { kind, file } = change;
    const text = this.#texts.get(file) ?? '{}';
    if (kind === 'removeFile') this.#texts.delete(file);
    if (kind === 'rename') {
      this.#texts.set(file, renameKeys(text, [change]));
      this.#moveInLock(file, change.path, [...change.path.slice(0, -1), change.key]);
    }
    if (kind === 'remove') {
      this.#texts.set(file, removeValue(text, change.path));
      this.#moveInLock(file, change.path, undefined);
    }
    if (kind !== 'set') return change;
    const old = valueAt(JSON.parse(text), change.path);
    this.#texts.set(file, setValues(text, [change]));
    this.#renewInLocks(file, change.path, old, change.value);
    return { ...change, isNew: old === undefined };
  }

  /** The format is at the start of site.json, below the schema that editors read. */
  setFormat(): void {
    const text = this.#texts.get(SITE) ?? '{}';
    const keys = ['$schema', 'format', ...Object.keys(JSON.parse(text))];
    this.#texts.set(
      SITE,
      setValues(text, [{ path: ['format'], value: currentFormat }], () => keys),
    );
  }

  changes(): DataChanges {
    const files = [...this.#before].flatMap(([path, before]) => {
      const after = this.#texts.get(path);
      return after === before ? [] : [[path, after] as const];
    });
    const locks = [...this.#changedLocks].map(
      (code) => [lockPath(code), renderLock(this.#locks.get(code) ?? new Map())] as const,
    );
    return new Map<string, string | undefined>([...files, ...locks]);
  }

  #moveInLock(file: string, from: JsonPath, to: JsonPath | undefined): void {
    const [, code = '', area] = /^texts\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    const lock = this.#locks.get(code);
    const start = [area, ...from].join('.');
    for (const [key, hash] of lock ?? []) {
      if (!`${key}.`.startsWith(`${start}.`)) continue;
      lock?.delete(key);
      if (to) lock?.set([area, ...to].join('.') + key.slice(start.length), hash);
      this.#changedLocks.add(code);
    }
  }

  /** Only the lock knows from which text a translation was made. */
  #renewInLocks(file: string, path: JsonPath, old: unknown, value: unknown): void {
    const [, area] = /^texts\/[^/]+\/([^/]+)\.json$/.exec(file) ?? [];
    if (area === undefined || typeof old !== 'string' || typeof value !== 'string') return;
    const key = [area, ...path].join('.');
    for (const [code, lock] of this.#locks) {
      if (lock.get(key) !== sourceHash(old)) continue;
      lock.set(key, sourceHash(value));
      this.#changedLocks.add(code);
    }
  }
}
