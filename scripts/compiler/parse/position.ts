import type { Location } from '../diagnostics/diagnostic.ts';

/** The place of an offset in a text, in lines and columns counted from 1. */
export function locationOf(
  file: string,
  text: string,
  offset: number,
  length: number,
  path: readonly (string | number)[] = [],
): Location {
  const start = Math.min(Math.max(offset, 0), text.length);
  const starts = lineStarts(text);
  const line = lineAt(starts, start);
  const lineEnd = text.indexOf('\n', start);
  const lastOnLine = lineEnd === -1 ? text.length : lineEnd;
  return {
    file,
    line: line + 1,
    column: start - (starts[line] ?? 0) + 1,
    length: Math.max(1, Math.min(length, lastOnLine - start)),
    path: path.join('.'),
  };
}

/** Of a file with many mistakes every one is looked up: its lines are counted once. */
let counted: { readonly text: string; readonly starts: readonly number[] } | undefined;

/** Where the lines of a text start, in their order. */
function lineStarts(text: string): readonly number[] {
  if (counted?.text === text) return counted.starts;
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) {
    starts.push(index + 1);
  }
  counted = { text, starts };
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
