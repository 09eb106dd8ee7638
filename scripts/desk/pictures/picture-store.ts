import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../../schema/memoize.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';

/** Replaces the content of a picture in steps, which contain only text. */
const REFERENCE = /^picture:([0-9a-f]{40})$/;

export function isReference(text: string | undefined): text is string {
  return text !== undefined && REFERENCE.test(text);
}

/** True if the content of a file is text. */
export function isTextFile(path: string): boolean {
  return /\.(?:json|md)$/.test(path);
}

const decoder = new TextDecoder();

/** The reference to the content of a picture: by the name that git would give it, so that git can find it as well. */
const pictureReference = memoize((bytes: Uint8Array): string => {
  const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return blobReference(hash);
});

export function blobReference(blob: string): string {
  return `picture:${blob}`;
}

/** The text of a file, or the reference to the content of any other. */
export function describeContent({ path, bytes }: SourceFile): string {
  return isTextFile(path) ? decoder.decode(bytes) : pictureReference(bytes);
}

/** Pictures that are not saved yet, or were removed: outside of the data folder, by their contents. */
export class PictureStore {
  readonly #folder: string;
  readonly #dataFolder: string;
  readonly #read = new Map<string, Uint8Array>();

  constructor(folder: string, dataFolder: string) {
    this.#folder = folder;
    this.#dataFolder = dataFolder;
  }

  /** @returns the reference to the picture */
  put(bytes: Uint8Array): string {
    const reference = pictureReference(bytes);
    const file = this.#fileOf(reference);
    if (!existsSync(file)) {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(`${file}.new`, bytes, { flush: true });
      renameSync(`${file}.new`, file);
    }
    return reference;
  }

  /** The picture, from the store or an earlier version of the data folder; undefined if it is gone, or for other texts. */
  get(reference: string): Uint8Array | undefined {
    if (!isReference(reference)) return undefined;
    const known = this.#read.get(reference) ?? this.#load(reference);
    if (known) this.#read.set(reference, known);
    return known;
  }

  #load(reference: string): Uint8Array | undefined {
    const file = this.#fileOf(reference);
    if (existsSync(file)) return readFileSync(file);
    const { status, stdout } = spawnSync('git', ['cat-file', 'blob', blobName(reference)], {
      cwd: this.#dataFolder,
      maxBuffer: 512_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (status !== 0 || stdout.length === 0) return undefined;
    this.put(stdout);
    return stdout;
  }

  #fileOf(reference: string): string {
    return join(this.#folder, blobName(reference));
  }
}

function blobName(reference: string): string {
  return REFERENCE.exec(reference)?.[1] ?? '';
}
