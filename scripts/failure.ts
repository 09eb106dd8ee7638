import { type Localized, type Messages, usualMessages } from './messages/messages.ts';

/** Something that is said to whoever runs a command: in plain sentences, in their language, without a stack trace. */
export abstract class PlainError extends Error {
  readonly #sentence: Localized;

  constructor(sentence: Localized) {
    super(sentence(usualMessages));
    this.#sentence = sentence;
  }

  /** What is said, in a language. */
  messageIn(messages: Messages): string {
    return this.#sentence(messages);
  }
}

/** Something in the world is not as needed. Exit code 1. */
export class Failure extends PlainError {
  override readonly name = 'Failure';

  /** Turns an error of the system into a plain sentence; anything else is passed on as it is. */
  static from(error: unknown, what: Localized): unknown {
    if (error instanceof Failure || !isSystemError(error)) return error;
    const { code } = error;
    return new Failure((messages) => messages.failures.because(what(messages), reasonOf(code)(messages)));
  }
}

function reasonOf(code: string): Localized {
  return ({ failures: { system, systemSays } }) => (isKnown(system, code) ? system[code] : systemSays(code));
}

function isKnown(
  known: Messages['failures']['system'],
  code: string,
): code is keyof Messages['failures']['system'] {
  return Object.hasOwn(known, code);
}

/** What of the system's errors says something of the world rather than of the program: disks and rights. */
const OF_THE_WORLD = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE', 'ENFILE', 'EIO']);

/** Whether an error is a full disk or the like, which no program can help. */
export function isOfTheWorld(error: unknown): boolean {
  return isSystemError(error) && OF_THE_WORLD.has(error.code);
}

/** Tells if the system refused something, such as to write a file. */
export function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
