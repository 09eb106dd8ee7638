import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from '../failure.ts';

/**
 * Reads a file that the operator names.
 *
 * @throws Failure if it cannot be read
 */
export function readNamedFile(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnreadable(path));
  }
}

/**
 * Writes a file that the operator names.
 *
 * @throws Failure if it cannot be written
 */
export function writeNamedFile(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnwritable(path));
  }
}
