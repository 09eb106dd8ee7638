/** The escape of a surrogate; files that hold none as such are not searched for halves of characters. */
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/;

/** The replacement of a character that could not be read, as such or by its number. */
export const LOST_CHARACTER = /\uFFFD|\\u[fF]{3}[dD]/;

/** A key that programs take for something else, as such or by numbers of its characters. */
export const RESERVED_KEY = '__proto__';

/**
 * True if valid JSON is surely without oddities: no key twice or reserved, no inexact number, no half or lost character,
 * not nested too deeply. A parser that gives their places takes several times as long.
 *
 * @param value what the text says
 */
export function isPlain(text: string, value: unknown, maxDepth: number): boolean {
  // Of a key that is given twice, only one is left in the value.
  if (HALF_CHARACTER.test(text) || LOST_CHARACTER.test(text)) return false;
  return countKeys(value, maxDepth) === countWrittenKeys(text);
}

/** True if a number is not read exactly as it is written. */
export function isInexact(value: number): boolean {
  return !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value));
}

/** Texts of JSON that a colon follows; read by leaps, since a pattern runs out of memory in a text of millions. */
function countWrittenKeys(text: string): number {
  let count = 0;
  let end = 0;
  for (let start = text.indexOf('"'); start !== -1; start = text.indexOf('"', end)) {
    end = endOfText(text, start);
    if (text[endOfBlank(text, end)] === ':') count += 1;
  }
  return count;
}

/** The end of blanks; in valid JSON no other character is as small as spaces, tabs and ends of lines. */
function endOfBlank(text: string, start: number): number {
  let end = start;
  while (text.charCodeAt(end) <= SPACE) end += 1;
  return end;
}

const SPACE = ' '.charCodeAt(0);

/** The end of a text of valid JSON: behind the next quotation mark that is not escaped. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charAt(before - 1) === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

/** The keys of all objects in a value; NaN where it is nested too deeply, or holds a reserved key or an inexact number. */
function countKeys(value: unknown, depth: number): number {
  if (typeof value === 'number') return isInexact(value) ? Number.NaN : 0;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Number.NaN;
  if (Object.hasOwn(value, RESERVED_KEY)) return Number.NaN;
  const items = Object.values(value);
  let count = Array.isArray(value) ? 0 : items.length;
  for (const item of items) count += countKeys(item, depth - 1);
  return count;
}
