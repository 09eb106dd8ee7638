import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { malformed } from '../diagnostics/syntax.ts';
import { locationOf } from './position.ts';

type Explanation = readonly [message: string, hint: string];

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  InvalidSymbol: [
    'This is neither a text, a number, true, false nor null.',
    'Put texts between double quotes: "like this".',
  ],
  InvalidNumberFormat: [
    'This number is not written as JSON wants it.',
    'Write digits only, with a point for decimals: 4.8 or 3150000.',
  ],
  PropertyNameExpected: [
    'A name in double quotes is expected here.',
    'If the line before ends with a comma and nothing follows, remove that comma.',
  ],
  ValueExpected: [
    'A value is expected here.',
    'If a comma stands before a closing bracket, remove that comma.',
  ],
  ColonExpected: ['A colon is missing here.', 'Write a colon between the name and its value.'],
  CommaExpected: ['A comma is missing here.', 'Put a comma after this value.'],
  CloseBraceExpected: [
    'A closing bracket } is missing.',
    'Add } where the entry that was opened with { ends.',
  ],
  CloseBracketExpected: [
    'A closing bracket ] is missing.',
    'Add ] where the list that was opened with [ ends.',
  ],
  EndOfFileExpected: [
    'The content has already ended before this.',
    'Remove what stands after the last closing bracket.',
  ],
  InvalidCommentToken: ['Comments are not allowed.', 'Remove the comment.'],
  UnexpectedEndOfComment: ['Comments are not allowed.', 'Remove the comment.'],
  UnexpectedEndOfString: [
    'A text is not closed.',
    'Put a double quote at the end of the text, on the same line.',
  ],
  UnexpectedEndOfNumber: ['The number breaks off.', 'Complete the number.'],
  InvalidUnicode: ['The character after \\u is not complete.', 'Write four digits after \\u.'],
  InvalidEscapeCharacter: [
    'A backslash may only stand before certain letters.',
    'Remove the backslash, or write it twice.',
  ],
  InvalidCharacter: [
    'An invisible control character stands here.',
    'Delete it and type the text again; a line break inside a text is written \\n.',
  ],
};

const UNKNOWN: Explanation = [
  'The file cannot be read as JSON.',
  'Compare it with the last version that worked.',
];

const CUT_OFF: Explanation = [
  'The file breaks off here: something that was opened is not closed.',
  'Restore the end of the file, with its closing brackets.',
];
const SEPARATORS: Explanation = [
  'Numbers are written without separators for thousands.',
  'Write digits only, such as 3150000.',
];
const GROUPED_NUMBER = /(?<![\d."])\d{1,3}(?:[.,]\d{3})+(?![\d"])/g;

/** The first thing that keeps a text from being JSON, where it is and how to mend it. */
export function explainSyntaxError(path: string, text: string): Diagnostic {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors.toSorted((left, right) => left.offset - right.offset)[0];
  if (!first) return malformed(locationOf(path, text, 0, 1), ...UNKNOWN);
  const grouped = groupedNumberAt(text, first.offset);
  if (grouped) return malformed(locationOf(path, text, grouped.index, grouped[0].length), ...SEPARATORS);
  const end = text.trimEnd().length;
  if (first.offset >= end) return malformed(locationOf(path, text, end - 1, 1), ...CUT_OFF);
  const code = printParseErrorCode(first.error);
  const offset = code === 'CommaExpected' ? endOfPrevious(text, first.offset) : first.offset;
  return malformed(locationOf(path, text, offset, first.length), ...(EXPLANATIONS[code] ?? UNKNOWN));
}

/** A number with separators such as 3.150.000 or 3,150,000 that an offset lies in. */
function groupedNumberAt(text: string, offset: number): RegExpExecArray | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  const line = text.slice(start, lineEnd === -1 ? text.length : lineEnd);
  for (const match of line.matchAll(GROUPED_NUMBER)) {
    match.index += start;
    if (match.index <= offset && offset <= match.index + match[0].length) return match;
  }
  return undefined;
}

/** A missing comma is missing behind the value before, not where the next one starts. */
function endOfPrevious(text: string, offset: number): number {
  return Math.max(0, text.slice(0, offset).trimEnd().length - 1);
}
