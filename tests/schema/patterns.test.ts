import { Project, SyntaxKind } from 'ts-morph';
import { expect, it } from 'vitest';
import { currencySymbol, parseAmount } from '../../schema/amount.ts';
import { clockTimeSchema, timeRangeSchema } from '../../schema/clock.ts';
import { claimedLengths } from '../../scripts/compiler/check/durations.ts';
import { jsonSchemas } from '../../scripts/editor/json-schemas.ts';
import { codeBelow } from '../helpers/source-code.ts';

/** Short texts first, so that exponential time fails the test rather than stops it. */
const LENGTHS = [24, 28, 32, 36, 40, 20_000];
const MAX_MILLISECONDS = 50;

/** Characters, at least one of which is in each character class of most patterns. */
const CHARACTERS = ['a', '1', '0', ' ', '-', '.', ',', '"', '{', '(', '@'];

/** Starts that patterns ask for before they repeat anything. */
const STARTS = [
  '',
  '+1',
  '"',
  '/',
  '/*',
  'url(',
  '{choice,',
  'one',
  '1',
  '1.',
  '0.',
  'en-u',
  '@fontsource/a',
];

interface Pattern {
  readonly place: string;
  readonly matches: (text: string) => unknown;
}

/** The patterns that are written in a folder, each used as its flags say. */
function literalsBelow(folder: string): readonly Pattern[] {
  const project = new Project({ useInMemoryFileSystem: true });
  return codeBelow(folder)
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap(({ path, text }) =>
      project
        .createSourceFile(path, text)
        .getDescendantsOfKind(SyntaxKind.RegularExpressionLiteral)
        .map((literal) => {
          const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal.getText()) ?? [];
          return toPattern(`${path}:${literal.getStartLineNumber()}`, source, flags);
        }),
    );
}

function toPattern(place: string, source: string, flags: string): Pattern {
  const pattern = new RegExp(source, flags);
  const isGlobal = flags.includes('g');
  return {
    place: `${place} /${source}/${flags}`,
    matches: (text) => (isGlobal ? text.replace(pattern, '') : pattern.test(text)),
  };
}

/** The patterns of the schemas, those that are put together or belong to zod included. */
const inSchemas = [
  ...new Set(
    jsonSchemas().flatMap(({ content }) =>
      [...content.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, json = '""']) =>
        String(JSON.parse(json)),
      ),
    ),
  ),
].map((source) => toPattern('schema/json', source, 'u'));

/** Functions that match with patterns which are put together. */
const composed: readonly Pattern[] = [
  { place: 'claimedLengths', matches: (text) => claimedLengths(text, ['en-GB', 'id-ID']) },
  { place: 'clockTimeSchema', matches: (text) => clockTimeSchema.safeParse(text) },
  { place: 'timeRangeSchema', matches: (text) => timeRangeSchema.safeParse(text) },
  { place: 'currencySymbol', matches: currencySymbol },
  { place: 'parseAmount', matches: (text) => parseAmount(text) },
];

const patterns = [
  ...[
    'schema',
    ...['check', 'parse', 'validate', 'link'].map((stage) => `scripts/compiler/${stage}`),
  ].flatMap(literalsBelow),
  ...inSchemas,
  ...composed,
];

const UNITS = [...CHARACTERS, ...STARTS.filter((start) => start.length > 1), '{a}', '1,', 'a-', "a'"];

/** Texts that repeat a unit after a start, the short ones first. */
const TEXTS = LENGTHS.flatMap((length) =>
  STARTS.flatMap((start) => UNITS.map((unit) => `${start}${unit.repeat(length / unit.length)}\u0001`)),
);

/** The first text that is too slow in each of four tries; undefined if there is none. */
function findSlow({ matches }: Pattern): string | undefined {
  const isSlow = (text: string) => {
    const start = performance.now();
    matches(text);
    return performance.now() - start > MAX_MILLISECONDS;
  };
  return TEXTS.find((text) => isSlow(text) && isSlow(text) && isSlow(text) && isSlow(text));
}

it('Patterns that meet the data are found.', () => {
  expect(patterns.length).toBeGreaterThan(80);
});

it.each(patterns)('a pattern that meets the data takes time in proportion to the text: $place', (pattern) => {
  expect(findSlow(pattern)?.slice(0, 60)).toBeUndefined();
});
