import * as fc from 'fast-check';

/** The values that a message takes, by name. */
export interface MessageValues {
  readonly numbers: readonly string[];
  readonly texts: readonly string[];
}

/** Characters that mean something in messages, in generated code or to Unicode, and some that do not. */
const character = fc.constantFrom(
  ...'ab 01#`$\\"/<>|,:=é√',
  '\t',
  '\n',
  '\r',
  '\u00a0',
  '\u2028',
  '\u{1f30b}',
);

/** Apostrophes, and brackets between them, which are then no brackets; the limit of nesting counts them all the same. */
const quoted = fc.constantFrom("''", "a'b", "'{}'", "'}'", "$'{'a'}'");

/** `#` is the number that is counted in a plural, and a mark like any other outside of it. */
const literal = fc.oneof(
  fc.string({ unit: character, minLength: 1, maxLength: 6 }),
  fc.constant('#'),
  quoted,
);

const pluralCategory = fc.constantFrom('zero', 'one', 'two', 'few', 'many');
const exactCase = fc.integer({ min: -2, max: 12 }).map((count) => `=${count}`);

/** Words that a text value and the case of a selection may both be. */
const word = fc.constantFrom('boat', 'Boot', 'two', '2', 'é');

/** A message of the kinds that the data may hold: values, numbers, plurals, selections, each within each. */
export function icuMessage({ numbers, texts }: MessageValues): fc.Arbitrary<string> {
  const names = [...numbers, ...texts];
  const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
    message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
    part: fc.oneof(
      // The check refuses brackets that are nested more than 20 deep.
      { depthSize: 'small', maxDepth: 6, withCrossShrink: true },
      literal,
      fc.constantFrom(...names).map((name) => `{${name}}`),
      ...(numbers.length > 0
        ? [
            fc.constantFrom(...numbers).map((name) => `{${name}, number}`),
            casesOf('plural', numbers, fc.oneof(pluralCategory, exactCase), tie('message')),
          ]
        : []),
      casesOf('select', names, word, tie('message')),
    ),
  }));
  // Every value is used, as the check asks.
  return message.map((text) => [text, ...names.map((name) => `{${name}}`)].join(' '));
}

function casesOf(
  kind: 'plural' | 'select',
  names: readonly string[],
  selector: fc.Arbitrary<string>,
  message: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const own = fc.uniqueArray(fc.tuple(selector, message), { maxLength: 3, selector: ([name]) => name });
  return fc.tuple(fc.constantFrom(...names), own, message).map(([name, cases, other]) => {
    const written = [...cases, ['other', other] as const].map(([each, text]) => `${each} {${text}}`);
    return `{${name}, ${kind}, ${written.join(' ')}}`;
  });
}

/** Values for such a message: counts that languages tell apart, and any other numbers and texts. */
export function messageValues({
  numbers,
  texts,
}: MessageValues): fc.Arbitrary<Readonly<Record<string, number | string>>> {
  const count = fc.oneof(
    fc.integer({ min: -2, max: 25 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  const text = fc.oneof(word, fc.string({ unit: character }));
  return fc.record(
    Object.fromEntries<fc.Arbitrary<number | string>>([
      ...numbers.map((name) => [name, count] as const),
      ...texts.map((name) => [name, text] as const),
    ]),
  );
}
