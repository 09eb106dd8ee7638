import { createHash } from 'node:crypto';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { Failure } from '../../failure.ts';

/**
 * Which source texts a language was translated from: their hashes, by key. Kept beside the texts in a file
 * that is committed but hidden, since nobody edits it by hand and the compiler does not read it.
 */
export type TranslationLock = ReadonlyMap<string, string>;

/** Where the lock of a language lies in the data folder. */
export function lockPath(language: string): string {
  return `texts/${language}/.translated.json`;
}

/** What the lock keeps of a source text. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * Reads the lock of a language; a missing one is empty.
 *
 * @throws Failure if it is damaged: taking it as empty would forget what is stale
 */
export function parseLock(language: string, text: string | undefined): TranslationLock {
  const entries = text === undefined ? [] : entriesOf(text);
  if (entries) return new Map(entries);
  throw new Failure(({ translations }) => translations.lockUnreadable(lockPath(language)));
}

function entriesOf(text: string): readonly (readonly [string, string])[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.entries(value).map(([key, hash]) => [key, String(hash)]);
  } catch {
    return undefined;
  }
}

/** A lock as text: a line a key, in the order of the keys, so that two people’s changes merge. */
export function renderLock(lock: TranslationLock): string {
  const lines = [...lock]
    .toSorted(([left], [right]) => compareText(left, right))
    .map(([key, hash]) => `  ${JSON.stringify(key)}: ${JSON.stringify(hash)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
