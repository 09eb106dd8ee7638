import { describe, expect, it } from 'vitest';
import { explainSyntaxError } from '../../../scripts/compiler/parse/syntax-error.ts';
import { renderJson } from '../../../scripts/report/render-json.ts';

/** What is said of a text that is no JSON, and where: line, column and length of what is marked. */
function explained(text: string): { readonly place: string; readonly message: string } {
  const finding = explainSyntaxError('home.json', text);
  const { diagnostics } = JSON.parse(renderJson([finding])) as {
    readonly diagnostics: readonly { readonly message: string }[];
  };
  const { line, column, length } = finding.at;
  return { place: `${line}:${column}+${length}`, message: diagnostics[0]?.message ?? '' };
}

const SEPARATORS = 'Numbers are written without separators for thousands.';
const NEITHER = 'This is neither a text, a number, true, false nor null.';
const QUOTES = 'Only straight double quotes may stand around a text.';
const NO_MEANING = 'This word has no meaning here.';
const OUTSIDE = 'This stands outside the quotes of a text.';
const COMMA = 'A comma is missing here.';

const CASES: readonly (readonly [name: string, text: string, place: string, message: string])[] = [
  ['points between thousands', '{\n  "a": 3.150.000\n}', '2:8+9', SEPARATORS],
  ['commas between thousands', '{\n  "a": 3,150,000\n}', '2:8+9', SEPARATORS],
  ['a separated number at the start of a line', '[\n3.150.000\n]', '2:1+9', SEPARATORS],
  ['a separated number that ends the file', '{ "a": 3.150.000', '1:8+9', SEPARATORS],
  ['a separated number where none may stand', '[1 3.150.000]', '1:4+9', SEPARATORS],
  ['a fault before two numbers of a list', '{ "a": tru, "b": [1,100] }', '1:8+3', NEITHER],
  ['a fault behind two numbers of a list', '{ "b": [1,100], "a": tru }', '1:22+3', NEITHER],
  [
    'a bracket that is never closed',
    '{\n"a":\n{}\n',
    '3:2+1',
    'The file ends here, but the { of line 1 is not closed.',
  ],
  [
    'a list that is never closed',
    '{ "a": {},\n"b": [1,\n2',
    '3:1+1',
    'The file ends here, but the [ of line 2 is not closed.',
  ],
  [
    'a bracket in a text, which opens nothing',
    '{\n"a": "["\n',
    '2:8+1',
    'The file ends here, but the { of line 1 is not closed.',
  ],
  ['a text that is never closed', '"abc', '1:1+4', 'A text is not closed.'],
  ['a comma before the end of a list', '[1,\n]', '1:3+1', 'Nothing follows this comma.'],
  ['a comma before the end of an entry', '{ "a": 1, }', '1:9+1', 'Nothing follows this comma.'],
  ['a comma that nothing stands before', '[,]', '1:2+1', 'A value is expected here.'],
  [
    '} where ] is asked for',
    '{ "a": [1\n} }',
    '2:1+1',
    '"}" closes what was opened otherwise: line 1 asks for "]".',
  ],
  [
    '] where } is asked for',
    '{\n"a": 1\n] }',
    '3:1+1',
    '"]" closes what was opened otherwise: line 1 asks for "}".',
  ],
  ['a value left out', '{ "a": }', '1:8+1', 'A value is expected here.'],
  ['a bracket too many', '{ "a": 1 } }', '1:12+1', 'The content has already ended before this.'],
  ['single quotes', "{ 'a': 1 }", '1:3+3', QUOTES],
  ['curly quotes', '{ "a": “b” }', '1:8+3', QUOTES],
  ['a curly quote at the end only', '{ "a": b” }', '1:8+2', QUOTES],
  ['an apostrophe within a word', '{ "a": l’eau }', '1:8+5', NEITHER],
  ['NaN', '{ "a": NaN }', '1:8+3', NO_MEANING],
  ['the minus of -Infinity', '{ "a": -Infinity }', '1:8+1', NEITHER],
  ['a word with a sign', '{ "a": +Infinity }', '1:8+9', NO_MEANING],
  ['a word of another language', '{ "a": True }', '1:8+4', NO_MEANING],
  ['a word that only ends like one of those', '{ "a": piano }', '1:8+5', NEITHER],
  ['a word that only starts like one of those', '{ "a": yesterday }', '1:8+9', NEITHER],
  ['a word behind a text', '{ "a": "b" c }', '1:12+1', OUTSIDE],
  ['a digit behind a text', '{ "a": "b" 5 }', '1:12+1', OUTSIDE],
  ['a mark behind a text', '{ "a": "b" ;c }', '1:12+2', NEITHER],
  ['a comma left out between lines', '{ "a": 1\n  "b": 2 }', '1:8+1', COMMA],
  ['a comment', '{ "a": 1 // one\n}', '1:10+6', 'Comments are not allowed.'],
];

describe('explainSyntaxError', () => {
  it.each(CASES)('explains %s', (_name, text, place, message) => {
    expect(explained(text)).toEqual({ place, message });
  });
});
