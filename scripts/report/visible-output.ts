import { isColoured } from './paint.ts';

/**
 * Control characters besides tabs and line ends, with the rest of a colour's sequence; characters that turn the
 * direction of what follows.
 */
const CONTROLS = /\p{Cc}\[(?:1|22?|3\d)m|(?!\t|\r?\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Escapes characters that would hide, move or recolour what is printed around them, as JSON does: `\u202e`. JSON with
 * escapes means the same.
 *
 * @param keepsColours leaves the sequences that `paint` writes
 */
export function escapeControls(text: string, keepsColours = false): string {
  return text.replace(CONTROLS, (found) => {
    if (keepsColours && found.startsWith('\u001B[')) return found;
    return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}${found.slice(1)}`;
  });
}

/** Escapes control characters in everything that commands print: names and texts of the data may hold any. */
export function escapeOutput(): void {
  for (const level of ['log', 'error'] as const) {
    const print = console[level].bind(console);
    console[level] = (...values: readonly unknown[]) =>
      print(
        ...values.map((value) => (typeof value === 'string' ? escapeControls(value, isColoured()) : value)),
      );
  }
}
