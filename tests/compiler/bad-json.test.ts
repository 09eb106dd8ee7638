import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES, parseJson } from '../../scripts/compiler/parse/parse-json.ts';
import { languages } from '../../scripts/messages/messages.ts';
import { newFindings } from '../helpers/findings.ts';
import { secondOperator } from '../helpers/workspace.ts';

const encoder = new TextEncoder();

function bytesOf(content: string | readonly number[]): Uint8Array {
  return typeof content === 'string' ? encoder.encode(content) : Uint8Array.from(content);
}

function refusals(content: string | readonly number[]): readonly string[] {
  return parseJson({ path: 'home.json', bytes: bytesOf(content) }).diagnostics.map(
    ({ code, at }) => `${at.line}:${at.column} ${code}`,
  );
}

/** Classes of files that are no JSON, or JSON that cannot be meant; each with the place that is named. */
const BAD: readonly (readonly [name: string, content: string | readonly number[], expected: string])[] = [
  ['an empty file', '', '1:1 syntax.empty'],
  ['nothing but blanks', ' \n\t\n', '1:1 syntax.empty'],
  ['a byte order mark', '\uFEFF{}', '1:1 syntax.byte-order-mark'],
  ['nothing but a byte order mark', '\uFEFF', '1:1 syntax.byte-order-mark'],
  ['a byte that is no UTF-8', [0x7b, 0x0a, 0x22, 0xff, 0x22, 0x7d], '2:2 syntax.encoding'],
  ['a character cut in half', [0x7b, 0x22, 0xc3, 0x22, 0x7d], '1:3 syntax.encoding'],
  ['a character written too long', [0x22, 0xc0, 0xaf, 0x22], '1:2 syntax.encoding'],
  ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22], '1:2 syntax.encoding'],
  ['UTF-16 with its mark', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], '1:1 syntax.encoding'],
  ['UTF-16 without mark', [0x7b, 0x00, 0x7d, 0x00], '1:2 syntax.malformed'],
  ['NUL outside a text', '{\n\u0000}', '2:1 syntax.malformed'],
  ['NUL inside a text', '{ "a": "b\u0000c" }', '1:8 syntax.malformed'],
  ['a tab inside a text', '{ "a": "b\tc" }', '1:8 syntax.malformed'],
  ['a line break inside a text', '{ "a": "b\nc" }', '1:8 syntax.malformed'],
  ['NaN', '{ "a": NaN }', '1:8 syntax.malformed'],
  ['Infinity', '{ "a": -Infinity }', '1:8 syntax.malformed'],
  ['a word of another language', '{ "a": True }', '1:8 syntax.malformed'],
  ['a comment to the end of the line', '{ "a": 1 // one\n}', '1:10 syntax.malformed'],
  ['a comment in the middle', '{ "a": /* one */ 1 }', '1:8 syntax.malformed'],
  ['a trailing comma in an entry', '{ "a": 1,\n}', '1:9 syntax.malformed'],
  ['a trailing comma in a list', '{ "a": [1,] }', '1:10 syntax.malformed'],
  ['two commas in a row', '{ "a": [1,,2] }', '1:11 syntax.malformed'],
  ['a missing comma', '{ "a": 1\n  "b": 2 }', '1:8 syntax.malformed'],
  ['a missing colon', '{ "a" 1 }', '1:7 syntax.malformed'],
  ['a missing value', '{ "a": }', '1:8 syntax.malformed'],
  ['a name without quotes', '{ a: 1 }', '1:3 syntax.malformed'],
  ['single quotes', "{ 'a': 1 }", '1:3 syntax.malformed'],
  ['an unfinished text', '{ "a": "b }', '1:8 syntax.malformed'],
  ['an unfinished entry', '{ "a": 1', '1:8 syntax.malformed'],
  ['an unfinished list', '{ "a": [1', '1:9 syntax.malformed'],
  ['the wrong closing bracket', '{ "a": [1} }', '1:10 syntax.malformed'],
  ['something after the end', '{ "a": 1 }\n{ "b": 2 }', '2:1 syntax.malformed'],
  ['a bad escape', '{ "a": "\\x" }', '1:8 syntax.malformed'],
  ['an unfinished escape', '{ "a": "\\u12" }', '1:8 syntax.malformed'],
  ['half a character', '{\n "a": "\\uD800" }', '2:7 syntax.half-character'],
  ['half a character, the second half', '{ "a": "x\\uDC00x" }', '1:8 syntax.half-character'],
  ['half a character in a name', '{ "\\uDEAD": 1 }', '1:3 syntax.half-character'],
  ['a number with a leading zero', '{ "a": 012 }', '1:8 syntax.malformed'],
  ['a number with a leading plus', '{ "a": +1 }', '1:8 syntax.malformed'],
  ['a number without digits before the point', '{ "a": .5 }', '1:8 syntax.malformed'],
  ['a number without digits behind the point', '{ "a": 1. }', '1:8 syntax.malformed'],
  ['a number in hexadecimal', '{ "a": 0x1F }', '1:9 syntax.malformed'],
  ['a number too large to be kept', '{ "a": 123456789012345678901234567890 }', '1:8 syntax.number-too-large'],
  ['a number beyond all bounds', '{ "a": [\n1e999] }', '2:1 syntax.number-too-large'],
  ['a name twice', '{ "a": 1,\n  "a": 2 }', '2:3 syntax.duplicate-key'],
  ['a name twice, written differently', '{ "a": 1,\n  "\\u0061": 2 }', '2:3 syntax.duplicate-key'],
  ['lists nested too deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, '1:101 syntax.depth'],
  ['lists nested too deeply and never closed', '['.repeat(100_000), '1:101 syntax.depth'],
  ['entries nested too deeply', '{"a":\n'.repeat(5000), '101:1 syntax.depth'],
  ['a file too large to be read', ' '.repeat(MAX_BYTES + 1), '1:1 syntax.too-large'],
];

describe('a file', () => {
  it.each(BAD)('is refused with a place: %s', (_name, content, expected) => {
    expect(refusals(content)).toEqual([expected]);
  });

  it.each(BAD)('is refused in plain sentences: %s', (_name, content) => {
    for (const finding of parseJson({ path: 'home.json', bytes: bytesOf(content) }).diagnostics) {
      for (const { message, hint } of Object.values(languages).map((messages) => finding.explain(messages))) {
        expect(message).toMatch(/^.{10,200}\.$/su);
        expect(hint).toMatch(/[.!?]$/);
        expect(`${message} ${hint}`).not.toMatch(/undefined|NaN|\[object|unexpected token|position/i);
      }
    }
  });

  it.each(BAD)('brings down nothing else: %s', (_name, content) => {
    const findings = newFindings(secondOperator().withBytes('home.json', bytesOf(content)));
    expect(findings.map(({ at }) => at.file).filter((file) => file !== 'home.json')).toEqual([]);
    expect(findings).not.toEqual([]);
  });

  it.each([
    ['names that objects have by themselves', '{ "constructor": 2, "toString": 3, "hasOwnProperty": 4 }'],
    ['pairs of surrogates', '{ "a": "\\uD83D\\uDC33" }'],
    ['NUL as an escape', '{ "a": "\\u0000" }'],
    ['numbers with exponents', '{ "a": [1e3, -0, 0.1E-2] }'],
    ['Windows line breaks', '{\r\n"a": 1\r\n}\r\n'],
    ['a hundred brackets in brackets', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['a single value', '42'],
  ])('is read: %s', (_name, content) => {
    expect(refusals(content)).toEqual([]);
  });
});

/** Signs of which JSON and its mistakes are made. */
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

describe('any damaged file', () => {
  it('is refused where it is no JSON, in one sentence, at a place that it has', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const { file, diagnostics } = parseJson({ path: 'home.json', bytes: encoder.encode(text) });
        if (isJson(text)) return;
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
});
