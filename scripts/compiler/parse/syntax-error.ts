import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Localized, Messages } from '../../messages/messages.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { conflictMarker, malformed } from '../diagnostics/syntax.ts';
import { Places } from './position.ts';

const GROUPED_NUMBER = /(?<![\d."])\d{1,3}(?:[.,]\d{3})+(?![\d"])/g;
/** Texts are passed over: brackets in them open nothing. */
const TEXT_OR_BRACKET = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;
/** Lines that Git writes where two people changed the same place. */
const CONFLICT_MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)[^\r\n]*/m;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

const unknown: Localized<Explanation> = ({ syntax }) => syntax.unknown;

/** A place in the text, and what is said of it. */
interface Explained {
  readonly offset: number;
  readonly length: number;
  readonly explanation: Localized<Explanation>;
}

/** The first thing that keeps a text from being JSON, where it is and how to fix it. */
export function explainSyntaxError(path: string, text: string): Diagnostic {
  const marker = CONFLICT_MARKER.exec(text);
  if (marker) return conflictMarker(new Places(path, text).at(marker.index, marker[0].length));
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  const { offset, length, explanation } = first
    ? explain(text, first)
    : { offset: 0, length: 1, explanation: unknown };
  return malformed(new Places(path, text).at(offset, length), explanation);
}

function explain(text: string, error: ParseError): Explained {
  return (
    separatedNumber(text, error.offset) ??
    atTheEnd(text, error.offset) ??
    trailingComma(text, error.offset) ??
    wrongBracket(text, error.offset) ??
    strangeWord(text, error) ??
    asRead(text, error)
  );
}

function asRead(text: string, { error, offset, length }: ParseError): Explained {
  const code = printParseErrorCode(error);
  // A missing comma is missing behind the value before, not where the next one starts.
  return {
    offset: code === 'CommaExpected' ? lastBefore(text, offset) : offset,
    length,
    explanation: ({ syntax }) => (isKnown(syntax.reader, code) ? syntax.reader[code] : syntax.unknown),
  };
}

function isKnown(
  known: Messages['syntax']['reader'],
  code: string,
): code is keyof Messages['syntax']['reader'] {
  return Object.hasOwn(known, code);
}

/** A number with separators such as 3.150.000 or 3,150,000 that an offset lies in. */
function separatedNumber(text: string, offset: number): Explained | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  for (const match of text.slice(start).matchAll(GROUPED_NUMBER)) {
    const from = start + match.index;
    const { length } = match[0];
    if (from <= offset && offset <= from + length)
      return { offset: from, length, explanation: ({ syntax }) => syntax.separatedNumber };
  }
  return undefined;
}

/** The file ends although something is open. */
function atTheEnd(text: string, offset: number): Explained | undefined {
  const end = text.trimEnd().length;
  if (offset < end) return undefined;
  const open = openBracket(text, end);
  return (
    open && {
      offset: end - 1,
      length: 1,
      explanation: ({ syntax }) => syntax.cutOff(open.bracket, open.line),
    }
  );
}

function trailingComma(text: string, offset: number): Explained | undefined {
  const last = lastBefore(text, offset);
  const isClosing = text[offset] === '}' || text[offset] === ']';
  return isClosing && text[last] === ','
    ? { offset: last, length: 1, explanation: ({ syntax }) => syntax.trailingComma }
    : undefined;
}

/** A `]` where `}` is asked for, or the other way round. */
function wrongBracket(text: string, offset: number): Explained | undefined {
  const found = text[offset];
  if (found !== '}' && found !== ']') return undefined;
  const open = openBracket(text, offset);
  const expected = open && CLOSING[open.bracket];
  if (!open || expected === undefined || expected === found) return undefined;
  const { line } = open;
  return { offset, length: 1, explanation: ({ syntax }) => syntax.mismatched(found, expected, line) };
}

/** Words and quotes that mean nothing in JSON. */
function strangeWord(text: string, { offset, length }: ParseError): Explained | undefined {
  const found = text.slice(offset, offset + length);
  if (/^['‘’“”„`]/.test(found) || /['‘’“”„`]$/.test(found))
    return { offset, length, explanation: ({ syntax }) => syntax.otherQuotes };
  if (/^[-+]?(?:NaN|Infinity|undefined|None|True|False|TRUE|FALSE|NULL|nil|yes|no)$/.test(found)) {
    return { offset, length, explanation: ({ syntax }) => syntax.notInJson };
  }
  const isBesideText = text[lastBefore(text, offset)] === '"';
  return isBesideText && /^[\p{L}\d]/u.test(found)
    ? { offset, length, explanation: ({ syntax }) => syntax.besideText }
    : undefined;
}

/** The innermost bracket that is open at an offset, and its line. */
function openBracket(
  text: string,
  end: number,
): { readonly bracket: string; readonly line: number } | undefined {
  const open: { readonly bracket: string; readonly offset: number }[] = [];
  for (const { 0: token, index } of text.slice(0, end).matchAll(TEXT_OR_BRACKET)) {
    if (token === '{' || token === '[') open.push({ bracket: token, offset: index });
    else if (token === '}' || token === ']') open.pop();
  }
  const last = open.at(-1);
  return last && { bracket: last.bracket, line: new Places('', text).at(last.offset, 1).line };
}

function lastBefore(text: string, offset: number): number {
  return Math.max(0, text.slice(0, offset).trimEnd().length - 1);
}
