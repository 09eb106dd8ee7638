/** Something in the world is not as needed: told in one plain sentence, without a stack trace. */
export class Failure extends Error {
  override readonly name = 'Failure';

  /** Turns an error of the system into a plain sentence; anything else is passed on as it is. */
  static from(error: unknown, what: string): unknown {
    if (error instanceof Failure || !isSystemError(error)) return error;
    return new Failure(`${what}: ${SENTENCES[error.code] ?? `the system says ${error.code}`}.`);
  }
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  EBUSY: 'another program has it open',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a folder was expected, but there is a file',
  EISDIR: 'a file was expected, but there is a folder',
  EADDRINUSE: 'the port is already in use',
};

function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
