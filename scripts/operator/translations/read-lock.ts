import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import { lockPath } from './lock.ts';

/**
 * The text of a language’s lock in a data folder; undefined if there is none.
 *
 * @throws Failure if it cannot be read
 */
export function readLock(folder: string, language: string): string | undefined {
  const path = join(folder, lockPath(language));
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnreadable(path));
  }
}
