import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../../../schema/limits.ts';
import { type ParseResult, parseJson } from '../../../scripts/compiler/parse/parse-json.ts';
import { english } from '../../../scripts/messages/english.ts';
import { languages } from '../../../scripts/messages/messages.ts';

function parse(content: string | readonly number[]): ParseResult {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  return parseJson({ path: 'home.json', bytes });
}

/** Files that are no JSON, or JSON that cannot be meant; each with line, column and code of the finding. */
const BAD: readonly (readonly [name: string, content: string | readonly number[], expected: string])[] = [
  ['nothing but blanks', ' \n\t\n', '1:1 syntax.empty'],
  ['nothing but a byte order mark', '\uFEFF', '1:1 syntax.byte-order-mark'],
  ['a byte that is no UTF-8', [0x7b, 0x0a, 0x22, 0xff, 0x22, 0x7d], '2:2 syntax.encoding'],
  ['a character cut in half', [0x7b, 0x22, 0xc3, 0x22, 0x7d], '1:3 syntax.encoding'],
  ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22], '1:2 syntax.encoding'],
  ['UTF-16 with its mark', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], '1:1 syntax.encoding'],
  ['UTF-16 without mark', [0x7b, 0x00, 0x7d, 0x00], '1:2 syntax.malformed'],
  ['NUL outside a text', '{\n\u0000}', '2:1 syntax.malformed'],
  ['NUL inside a text', '{ "a": "b\u0000c" }', '1:8 syntax.malformed'],
  ['a line break inside a text', '{ "a": "b\nc" }', '1:8 syntax.malformed'],
  ['two commas in a row', '{ "a": [1,,2] }', '1:11 syntax.malformed'],
  ['a missing colon', '{ "a" 1 }', '1:7 syntax.malformed'],
  ['a missing value', '{ "a": }', '1:8 syntax.malformed'],
  ['a name without quotes', '{ a: 1 }', '1:3 syntax.malformed'],
  ['an unfinished text', '{ "a": "b }', '1:8 syntax.malformed'],
  ['an unfinished entry', '{ "a": 1', '1:8 syntax.malformed'],
  ['something after the end', '{ "a": 1 }\n{ "b": 2 }', '2:1 syntax.malformed'],
  ['a bad escape', '{ "a": "\\x" }', '1:8 syntax.malformed'],
  ['an unfinished escape', '{ "a": "\\u12" }', '1:8 syntax.malformed'],
  ['half a character, the second half', '{ "a": "x\\uDC00x" }', '1:8 syntax.half-character'],
  ['half a character in a name', '{ "\\uDEAD": 1 }', '1:3 syntax.half-character'],
  ['a lost character, by its number', '["merca\\ufffdto"]', '1:8 syntax.lost-character'],
  ['a number with a leading zero', '{ "a": 012 }', '1:8 syntax.malformed'],
  ['a number without digits before the point', '{ "a": .5 }', '1:8 syntax.malformed'],
  ['a number without digits behind the point', '{ "a": 1. }', '1:8 syntax.malformed'],
  ['a number in hexadecimal', '{ "a": 0x1F }', '1:9 syntax.malformed'],
  ['the first number that is not exact', '[9007199254740992]', '1:2 syntax.number-too-large'],
  ['a number beyond all bounds', '{ "a": [\n1e999] }', '2:1 syntax.number-too-large'],
  [
    'a name twice, written differently',
    '{ "b": [{ "a": { "c": 1 }, "\\u0061": 2 }] }',
    '1:28 syntax.duplicate-key',
  ],
  ['a reserved name', '{ "__pro\\u0074o__": 1 }', '1:3 syntax.reserved-key'],
  ['lists nested too deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, '1:101 syntax.depth'],
  ['lists nested too deeply and never closed', '['.repeat(100_000), '1:101 syntax.depth'],
  ['entries nested too deeply', '{"a":\n'.repeat(5000), '101:1 syntax.depth'],
  ['a file too large to be read', ' '.repeat(MAX_FILE_BYTES + 1), '1:1 syntax.too-large'],
];

describe('parseJson', () => {
  it.each(BAD)(
    'refuses %s with a place, in plain sentences of every language',
    (_name, content, expected) => {
      const { diagnostics } = parse(content);
      expect(diagnostics.map(({ code, at }) => `${at.line}:${at.column} ${code}`)).toEqual([expected]);
      for (const messages of Object.values(languages)) {
        for (const { message, hint } of diagnostics.map((finding) => finding.explain(messages))) {
          expect(message).toMatch(/^.{10,200}\.$/su);
          expect(hint).toMatch(/[.!?]$/);
          expect(`${message} ${hint}`).not.toMatch(/undefined|NaN|\[object|unexpected token|position/i);
        }
      }
    },
  );

  it.each([
    ['names that objects have by themselves', '{ "constructor": 2, "toString": 3, "hasOwnProperty": 4 }'],
    ['pairs of surrogates, and NUL as an escape', '{ "a": "\\uD83D\\uDC33", "b": "\\u0000" }'],
    [
      'numbers with exponents, and the largest exact ones',
      '[1e3, -0, 0.1E-2, 9007199254740991, -9007199254740991]',
    ],
    ['Windows line breaks', '{\r\n"a": 1\r\n}\r\n'],
    ['a hundred brackets in brackets', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['a single value', '42'],
    ['the greatest size', `"${'x'.repeat(MAX_FILE_BYTES - 2)}"`],
  ])('reads a file with %s', (_name, content) => {
    expect(parse(content).diagnostics).toEqual([]);
    expect(parse(content).file?.value).toEqual(JSON.parse(content));
  });

  it('gives the last value of a duplicate key, but no file with a value that cannot be represented exactly', () => {
    expect(parse('{ "a": 1, "a": 2 }').file?.value).toEqual({ a: 2 });
    expect(parse('{ "a": 12345678901234567890 }').file).toBeUndefined();
    expect(parse('{ "a": "\\ud800" }').file).toBeUndefined();
  });

  it.each([
    ['{ "rows": [{ "price": 1, "price": 2 }] }', 'rows.0.price+7'],
    ['{ "rows": [{ "\\ud800": 1 }] }', 'rows.0.\ud800+8'],
    ['{ "rows": ["\\ud800"] }', 'rows.0+8'],
    ['{ "rows": [12345678901234567890] }', 'rows.0+20'],
  ])('marks the fault of %s with its path and length: %s', (text, expected) => {
    expect(parse(text).diagnostics.map(({ at }) => `${at.path}+${at.length}`)).toEqual([expected]);
  });
});

const SEPARATORS = 'Numbers are written without separators for thousands.';
const NEITHER = 'This is neither a text, a number, true, false nor null.';
const QUOTES = 'Texts must be in straight double quotes.';
const NO_MEANING = 'This word is not valid here.';
const OUTSIDE = 'This is outside the quotes of a text.';
const LINE_1 = 'The file ends here, but the { of line 1 is not closed.';

// The usual mistakes are golden cases; these are their neighbours.
it.each([
  ['[\n3.150.000\n]', '2:1+9', SEPARATORS],
  ['{ "a": 3.150.000', '1:8+9', SEPARATORS],
  ['[1 3.150.000]', '1:4+9', SEPARATORS],
  ['{ "a": tru, "b": [1,100] }', '1:8+3', NEITHER],
  ['{ "b": [1,100], "a": tru }', '1:22+3', NEITHER],
  ['{\n"a":\n{}\n', '3:2+1', LINE_1],
  ['{ "a": {},\n"b": [1,\n2', '3:1+1', 'The file ends here, but the [ of line 2 is not closed.'],
  ['{\n"a": "["\n', '2:8+1', LINE_1],
  ['"abc', '1:1+4', 'A text is not closed.'],
  ['[,]', '1:2+1', 'A value is expected here.'],
  ['{ "a": [1\n} }', '2:1+1', '"}" does not match the bracket that was opened on line 1: that needs "]".'],
  ['{\n"a": 1\n] }', '3:1+1', '"]" does not match the bracket that was opened on line 1: that needs "}".'],
  ['{ "a": b” }', '1:8+2', QUOTES],
  ['{ "a": l’eau }', '1:8+5', NEITHER],
  ['{ "a": -Infinity }', '1:8+1', NEITHER],
  ['{ "a": +Infinity }', '1:8+9', NO_MEANING],
  ['{ "a": True }', '1:8+4', NO_MEANING],
  ['{ "a": piano }', '1:8+5', NEITHER],
  ['{ "a": yesterday }', '1:8+9', NEITHER],
  ['{ "a": "b" c }', '1:12+1', OUTSIDE],
  ['{ "a": "b" 5 }', '1:12+1', OUTSIDE],
  ['{ "a": "b" ;c }', '1:12+2', NEITHER],
])('of %j is said at %s: %s', (text, place, message) => {
  const [finding] = parse(text).diagnostics;
  const { line = 0, column = 0, length = 0 } = finding?.at ?? {};
  expect([`${line}:${column}+${length}`, finding?.explain(english).message]).toEqual([place, message]);
});

/** Characters of JSON and of mistakes in it. */
const SIGNS = [...'{}[],:"\'\\/+-.0123456789eEntrufals \t\n\r\u0000\u00a0\u2028\uFEFF#é😀'];

/** JSON with pieces cut out, put in and doubled. */
const damaged = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(4), fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 3 })), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([text, cuts]) =>
    cuts.reduce((current, [at, length, put]) => {
      const place = at % (current.length + 1);
      return current.slice(0, place) + put + current.slice(place + length);
    }, text),
  );

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('any damaged file that is no JSON is refused in one sentence, at a place that it has', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      if (isJson(text)) return;
      const { file, diagnostics } = parse(text);
      expect(file).toBeUndefined();
      expect(diagnostics).toHaveLength(1);
      const lines = text.split('\n');
      for (const { at, message } of diagnostics) {
        expect(at.line).toBeLessThanOrEqual(lines.length);
        expect(at.column).toBeLessThanOrEqual((lines[at.line - 1]?.length ?? 0) + 1);
        expect(message).not.toMatch(/undefined|NaN|unexpected token/i);
      }
    }),
    { numRuns: 2000 },
  );
});
