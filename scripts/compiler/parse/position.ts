import type { Location } from '../diagnostics/diagnostic.ts';

/** The places in the text of a file. Its lines are counted once, and only if a place is asked for. */
export class Places {
  #starts: readonly number[] | undefined;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  /** The place of an offset, in lines and columns counted from 1. */
  at(offset: number, length: number, path: readonly (string | number)[] = []): Location {
    this.#starts ??= lineStarts(this.text);
    const start = Math.min(Math.max(offset, 0), this.text.length);
    const line = lineAt(this.#starts, start);
    const lineStart = this.#starts[line] ?? 0;
    const lineEnd = (this.#starts[line + 1] ?? this.text.length + 1) - 1;
    return {
      file: this.file,
      line: line + 1,
      column: start - lineStart + 1,
      length: Math.max(1, Math.min(length, lineEnd - start)),
      path: path.join('.'),
    };
  }
}

/** The offsets at which the lines of a text start. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) {
    starts.push(index + 1);
  }
  return starts;
}

/** The last line, counted from 0, that starts at an offset or before it. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
