import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import { readRegularFile } from '../../files/regular-file.ts';
import { lockPath } from './lock.ts';

/** No language has so many texts. */
const MOST_BYTES = 64_000_000;

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
