import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';

/** Something that is neither a file nor a folder: never opened or followed. */
export type OtherThan = 'link' | 'pipe' | 'socket' | 'device';

/** The reason why a file was not read. */
export type UnreadReason =
  | { readonly reason: OtherThan }
  | { readonly reason: 'too-large'; readonly bytes: number; readonly limit: number };

/** Windows has neither flag: it neither follows links by surprise nor waits for pipes. */
const CAREFULLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads the bytes of a file, or the reason why not.
 *
 * @param limit of the bytes that are read
 * @throws Error of the system if there is none, or it must not be read
 */
export function readRegularFile(path: string, limit: number): Uint8Array | UnreadReason {
  const file = openSync(path, CAREFULLY);
  try {
    const found = fstatSync(file);
    const other = otherThanFile(found);
    if (other) return { reason: other };
    return found.size > limit ? { reason: 'too-large', bytes: found.size, limit } : readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Names what something in a folder is, if it is neither a file nor a folder. */
export function otherThanFile(
  entry: Pick<Stats, 'isSymbolicLink' | 'isFIFO' | 'isSocket' | 'isCharacterDevice' | 'isBlockDevice'>,
): OtherThan | undefined {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFIFO()) return 'pipe';
  if (entry.isSocket()) return 'socket';
  return entry.isCharacterDevice() || entry.isBlockDevice() ? 'device' : undefined;
}
