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
  const lineStart = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', start);
  const lastOnLine = lineEnd === -1 ? text.length : lineEnd;
  return {
    file,
    line: countLines(text, lineStart),
    column: start - lineStart + 1,
    length: Math.max(1, Math.min(length, lastOnLine - start)),
    path: path.join('.'),
  };
}

function countLines(text: string, end: number): number {
  let lines = 1;
  for (let index = text.indexOf('\n'); index !== -1 && index < end; index = text.indexOf('\n', index + 1)) {
    lines += 1;
  }
  return lines;
}
