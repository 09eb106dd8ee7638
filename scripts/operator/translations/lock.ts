import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { Failure } from '../../failure.ts';
import { readRegularFile } from '../../files/regular-file.ts';

/**
 * The source texts that a language was translated from: their hashes, by key. They lie beside the texts in a file that
 * is committed but hidden, since nobody edits it by hand and the compiler does not read it.
 */
export type TranslationLock = ReadonlyMap<string, string>;

/** More bytes than the lock of any language has. */
const MOST_BYTES = 64_000_000;

/** The path of a language’s lock in the data folder. */
export function lockPath(language: string): string {
  return `texts/${language}/.translated.json`;
}

/** The hash of a source text in a lock. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * The text of a language’s lock in a data folder; undefined if there is none.
 *
 * @throws Failure if it cannot be read
 */
export function readLock(folder: string, language: string): string | undefined {
  const path = join(folder, lockPath(language));
  try {
    if (!existsSync(path)) return undefined;
    const found = readRegularFile(path, MOST_BYTES);
    if (found instanceof Uint8Array) return new TextDecoder().decode(found);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnreadable(path));
  }
  throw new Failure(({ translations }) => translations.lockUnreadable(path));
}

/**
 * Reads the lock of a language; a missing one is empty.
 *
 * @throws Failure if it is damaged: taking it as empty would forget what is stale
 */
export function parseLock(language: string, text = '{}'): TranslationLock {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return new Map(Object.entries(value).map(([key, hash]) => [key, String(hash)]));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Failure(({ translations }) => translations.lockUnreadable(lockPath(language)));
}

/** A lock as text: a line for each key, in the order of the keys, so that two people’s changes merge. */
export function renderLock(lock: TranslationLock): string {
  const entries = [...lock].toSorted(([left], [right]) => compareText(left, right));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
