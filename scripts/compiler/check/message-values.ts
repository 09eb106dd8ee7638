import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type * as z from 'zod';
import type { Localized, Messages } from '../../messages/messages.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/did-you-mean.ts';
import { invalidMessage, missingArgument, unknownArgument } from '../diagnostics/texts.ts';
import { argumentNames, isMessage, parseMessage } from '../parse/message.ts';
import { remembered } from '../remembered.ts';
import { metaOf } from '../validate/schema-walk.ts';

/**
 * Holds the values that a text uses against those that its place gives.
 *
 * @param locate where the text stands; asked only if something is wrong, since looking it up takes time
 */
export function checkMessage(locate: () => Location, text: string, schema: z.ZodType): readonly Diagnostic[] {
  const expected = expectedArguments(schema);
  if (!isMessage(text)) return neededArguments(schema).map((name) => missingArgument(locate(), name));
  const found = tryArgumentNames(text);
  if (!found.ok) return [invalidMessage(locate(), found.reason)];
  const { names } = found;
  const unknown = [...names].filter((name) => !expected.includes(name));
  const missing = neededArguments(schema).filter((name) => !names.has(name));
  // A value under almost the right name is one mistake, not two.
  const meant = unknown.map((name) => nearest(name, missing));
  return [
    ...unknown.map((name) => unknownArgument(locate(), name, expected)),
    ...missing.filter((name) => !meant.includes(name)).map((name) => missingArgument(locate(), name)),
  ];
}

/** The names of the values that a place gives; many texts share a schema. */
const expectedArguments = remembered((schema: z.ZodType): readonly string[] =>
  Object.keys(metaOf(schema)?.arguments ?? {}),
);

/** Those of them that no text may do without. */
export const neededArguments = remembered((schema: z.ZodType): readonly string[] => {
  const { optional = [] } = metaOf(schema) ?? {};
  return expectedArguments(schema).filter((name) => !optional.includes(name));
});

type NamesResult =
  | { readonly ok: true; readonly names: ReadonlySet<string> }
  | { readonly ok: false; readonly reason: Localized };

function tryArgumentNames(text: string): NamesResult {
  try {
    const elements = parseMessage(text);
    return isSupported(elements)
      ? { ok: true, names: argumentNames(elements) }
      : { ok: false, reason: ({ texts }) => texts.unsupported };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message } = error;
    const reason: Localized = ({ texts }) =>
      isKnown(texts.brackets, message) ? texts.brackets[message] : texts.otherBrackets;
    return { ok: false, reason };
  }
}

/** Whether it is known what the parser means. */
function isKnown(
  known: Messages['texts']['brackets'],
  reason: string,
): reason is keyof Messages['texts']['brackets'] {
  return Object.hasOwn(known, reason);
}

/** Values, numbers without a style, plurals without offset and selections; nothing in the data needs more. */
function isSupported(elements: readonly MessageFormatElement[]): boolean {
  return elements.every((element) => {
    if (element.type === TYPE.date || element.type === TYPE.time || element.type === TYPE.tag) return false;
    if (element.type === TYPE.number && element.style) return false;
    if (element.type === TYPE.plural && (element.offset !== 0 || element.pluralType === 'ordinal'))
      return false;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return true;
    return Object.values(element.options).every(({ value }) => isSupported(value));
  });
}
