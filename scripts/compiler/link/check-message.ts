import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type * as z from 'zod';
import { contentMeta } from '../../../schema/primitives.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { invalidMessage, missingArgument, unknownArgument } from '../diagnostics/texts.ts';
import { unwrap } from '../validate/schema-walk.ts';

/** Whether a text is a message with values; a text without curly brackets stands as it is written. */
export function isMessage(text: string): boolean {
  return text.includes('{') || text.includes('}');
}

/**
 * The parsed parts of a message.
 *
 * @throws SyntaxError if its brackets do not fit
 */
export function parseMessage(text: string): readonly MessageFormatElement[] {
  return parse(text, { ignoreTag: true });
}

/** The names of the values that a message takes. */
export function argumentNames(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) {
        for (const name of argumentNames(option.value)) names.add(name);
      }
    }
  }
  return names;
}

/**
 * Holds the values that a text uses against those that its place gives.
 *
 * @param locate where the text stands; asked only if something is wrong, since looking it up takes time
 */
export function checkMessage(locate: () => Location, text: string, schema: z.ZodType): readonly Diagnostic[] {
  const expected = Object.keys(contentMeta.get(unwrap(schema))?.arguments ?? {});
  if (!isMessage(text)) return expected.map((name) => missingArgument(locate(), name));
  const found = tryArgumentNames(text);
  if (typeof found === 'string') return [invalidMessage(locate(), found)];
  return [
    ...[...found]
      .filter((name) => !expected.includes(name))
      .map((name) => unknownArgument(locate(), name, expected)),
    ...expected.filter((name) => !found.has(name)).map((name) => missingArgument(locate(), name)),
  ];
}

/** What the parser's findings mean to people. */
const REASONS: Readonly<Record<string, string>> = {
  MISSING_OTHER_CLAUSE: 'the case "other" is missing',
  EMPTY_ARGUMENT: 'there is no name in the brackets',
  MALFORMED_ARGUMENT: 'a name may hold letters, digits and _ only',
  INVALID_ARGUMENT_TYPE: 'only number, plural and select are known',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing bracket is missing',
  UNCLOSED_TAG: 'a tag is not closed',
};

function tryArgumentNames(text: string): ReadonlySet<string> | string {
  try {
    const elements = parseMessage(text);
    return isSupported(elements) ? argumentNames(elements) : 'dates, times and offsets are not supported';
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return REASONS[error.message] ?? 'a bracket is missing or too many';
  }
}

/** Values, numbers, plurals without offset and selections; nothing in the data needs more. */
function isSupported(elements: readonly MessageFormatElement[]): boolean {
  return elements.every((element) => {
    if (element.type === TYPE.date || element.type === TYPE.time || element.type === TYPE.tag) return false;
    if (element.type === TYPE.plural && (element.offset !== 0 || element.pluralType === 'ordinal'))
      return false;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return true;
    return Object.values(element.options).every(({ value }) => isSupported(value));
  });
}
