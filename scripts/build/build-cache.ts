import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isEnvironmentError } from '../failure.ts';

/** The files of an entry by their names. */
export type CachedFiles = Readonly<Record<string, Uint8Array>>;

/** The text of a file of an entry. */
export function decode(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

/** Days after which unused entries are removed; pictures take longest to make. */
const DAYS_BY_KIND: Readonly<Record<string, number>> = { pictures: 30 };
const OTHER_DAYS = 3;
const DAY_MS = 24 * 3_600_000;

const HASH_LENGTH = 32;
const INDEX_LENGTH = 4;

/**
 * Caches what builds make, each entry in a file of its own, named by what it was made of. An entry is checked by the
 * hash of its content when it is used. The folder may be deleted at any time and shared by several builds.
 */
export class BuildCache {
  readonly #folder: string;
  readonly #onDamage: (path: string) => void;

  /** @param onDamage called with every entry that is damaged, before it is made again */
  constructor(folder: string, onDamage: (path: string) => void = () => {}) {
    this.#folder = folder;
    this.#onDamage = onDamage;
  }

  /**
   * Returns what was made of the same inputs before, else what is made now.
   *
   * @param kind such as `pages`; names a folder of the cache
   * @param inputs everything that the files follow from; written as JSON
   */
  async cached(
    kind: string,
    inputs: unknown,
    make: () => CachedFiles | Promise<CachedFiles>,
  ): Promise<CachedFiles> {
    const path = this.#path(kind, hashInputs(inputs));
    const known = this.#read(path);
    if (known) return known;
    const files = await make();
    ignoreDiskErrors(() => replaceFile(path, encodeEntry(files)));
    return files;
  }

  /** The same for a value that JSON can hold. */
  async cachedValue<Value>(kind: string, inputs: unknown, make: () => Promise<Value>): Promise<Value> {
    const { value } = await this.cached(kind, inputs, async () => ({
      value: Buffer.from(JSON.stringify(await make())),
    }));
    return JSON.parse(decode(value)) as Value;
  }

  /** Returns the path of a file with this content, for libraries that take no bytes. */
  fileWith(content: Uint8Array | string, ending: string): string {
    const bytes = Buffer.from(content);
    const path = this.#path('files', hashContent(bytes) + ending);
    if (!readIfThere(path)?.equals(bytes)) replaceFile(path, bytes);
    ignoreDiskErrors(() => markUsed(path));
    return path;
  }

  /** Removes what was not used for days. */
  sweep(now = Date.now()): void {
    for (const kind of listNames(this.#folder)) {
      const oldest = now - (DAYS_BY_KIND[kind] ?? OTHER_DAYS) * DAY_MS;
      for (const part of listNames(join(this.#folder, kind))) {
        const folder = join(this.#folder, kind, part);
        for (const path of listNames(folder).map((name) => join(folder, name))) {
          const found = statSync(path, { throwIfNoEntry: false });
          if (found && found.mtimeMs < oldest) rmSync(path, { force: true, recursive: true });
        }
      }
    }
  }

  #read(path: string): CachedFiles | undefined {
    const bytes = readIfThere(path);
    if (!bytes) return undefined;
    const files = decodeEntry(bytes);
    if (files) ignoreDiskErrors(() => markUsed(path));
    else this.#onDamage(path);
    return files;
  }

  #path(kind: string, name: string): string {
    return join(this.#folder, kind, name.slice(0, 2), name.slice(2));
  }
}

/** The hash of a content, which serves as its name. */
export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 40);
}

/** The hash of inputs, which serves as the name of their results. */
export function hashInputs(inputs: unknown): string {
  // JSON would write a map as an empty object.
  return hashContent(
    JSON.stringify(inputs, (_, value: unknown) => (value instanceof Map ? [...value] : value)),
  );
}

/** Makes the names of temporary files unique within the process. */
let written = 0;

/** Replaces a file atomically, by renaming a temporary one. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  written += 1;
  const temporary = `${path}.${process.pid}-${written}`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Does work on the cache, which a build can do without: on a full or read-only disk it is left undone. */
export function ignoreDiskErrors(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isEnvironmentError(error) && !isGone(error)) throw error;
  }
}

/** The bytes of an entry: the hash of all that follows, the length of the index, the index (JSON), the files. */
function encodeEntry(files: CachedFiles): Uint8Array {
  const index = Buffer.from(
    JSON.stringify(Object.entries(files).map(([name, { length }]) => [name, length])),
  );
  const length = Buffer.alloc(INDEX_LENGTH);
  length.writeUInt32LE(index.length);
  const body = Buffer.concat([length, index, ...Object.values(files)]);
  return Buffer.concat([createHash('sha256').update(body).digest(), body]);
}

/** The files of an entry; undefined if its bytes are damaged. */
function decodeEntry(bytes: Buffer): CachedFiles | undefined {
  const body = bytes.subarray(HASH_LENGTH);
  if (!createHash('sha256').update(body).digest().equals(bytes.subarray(0, HASH_LENGTH))) return undefined;
  let end = INDEX_LENGTH + body.readUInt32LE();
  const index = JSON.parse(body.toString('utf8', INDEX_LENGTH, end)) as readonly [string, number][];
  return Object.fromEntries(
    index.map(([name, length]) => {
      end += length;
      return [name, body.subarray(end - length, end)];
    }),
  );
}

function markUsed(path: string): void {
  utimesSync(path, Date.now() / 1000, Date.now() / 1000);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Another build may sweep the cache at the same time. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
