import { defaultMessages, type Localized, type Messages } from './messages/messages.ts';

/** An error that is printed as plain sentences in the user's language, without a stack trace. */
export abstract class PlainError extends Error {
  readonly #sentence: Localized;

  constructor(sentence: Localized) {
    super(sentence(defaultMessages));
    this.#sentence = sentence;
  }

  /** The sentences in a language. */
  messageIn(messages: Messages): string {
    return this.#sentence(messages);
  }
}

/** A problem outside the program, such as a missing file. Exit code 1. */
export class Failure extends PlainError {
  override readonly name = 'Failure';

  /** Turns an error of the system into a plain sentence; anything else is passed on as it is. */
  static from(error: unknown, what: Localized): unknown {
    if (error instanceof Failure || !isSystemError(error)) return error;
    const { code } = error;
    return new Failure((messages) => messages.failures.because(what(messages), explainCode(code)(messages)));
  }
}

function explainCode(code: string): Localized {
  return ({ failures: { system, systemSays } }) => (isKnown(system, code) ? system[code] : systemSays(code));
}

function isKnown(
  known: Messages['failures']['system'],
  code: string,
): code is keyof Messages['failures']['system'] {
  return Object.hasOwn(known, code);
}

/** System errors about disks and permissions rather than about the program. */
const ENVIRONMENT_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE', 'ENFILE', 'EIO']);

/** True if an error is a full disk or the like, which the program cannot prevent. */
export function isEnvironmentError(error: unknown): boolean {
  return isSystemError(error) && ENVIRONMENT_CODES.has(error.code);
}

/** True if the system refused something, such as to write a file. */
function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
