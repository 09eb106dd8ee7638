import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type * as z from 'zod';
import { contentMeta } from '../../../schema/primitives.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/did-you-mean.ts';
import type { Localized } from '../diagnostics/language.ts';
import { invalidMessage, missingArgument, unknownArgument } from '../diagnostics/texts.ts';
import { argumentNames, isMessage, parseMessage } from '../parse/message.ts';
import { unwrap } from '../validate/schema-walk.ts';

/**
 * Holds the values that a text uses against those that its place gives.
 *
 * @param locate where the text stands; asked only if something is wrong, since looking it up takes time
 */
export function checkMessage(locate: () => Location, text: string, schema: z.ZodType): readonly Diagnostic[] {
  const expected = Object.keys(contentMeta.get(unwrap(schema))?.arguments ?? {});
  if (!isMessage(text)) return expected.map((name) => missingArgument(locate(), name));
  const found = tryArgumentNames(text);
  if (!found.ok) return [invalidMessage(locate(), found.reason)];
  const { names } = found;
  const unknown = [...names].filter((name) => !expected.includes(name));
  const missing = expected.filter((name) => !names.has(name));
  // A value under almost the right name is one mistake, not two.
  const meant = unknown.map((name) => nearest(name, missing));
  return [
    ...unknown.map((name) => unknownArgument(locate(), name, expected)),
    ...missing.filter((name) => !meant.includes(name)).map((name) => missingArgument(locate(), name)),
  ];
}

/** What the parser's findings mean to people. */
const REASONS: Readonly<Record<string, Localized>> = {
  MISSING_OTHER_CLAUSE: { en: 'the case "other" is missing', id: 'bagian "other" belum ada' },
  EMPTY_ARGUMENT: { en: 'there is no name in the brackets', id: 'di dalam kurung tidak ada nama' },
  MALFORMED_ARGUMENT: {
    en: 'a name may hold letters, digits and _ only',
    id: 'nama hanya boleh memuat huruf, angka, dan _',
  },
  INVALID_ARGUMENT_TYPE: {
    en: 'only number, plural and select are known',
    id: 'hanya number, plural dan select yang dikenal',
  },
  EXPECT_ARGUMENT_CLOSING_BRACE: { en: 'a closing bracket is missing', id: 'kurung penutup kurang' },
  UNCLOSED_TAG: { en: 'a tag is not closed', id: 'sebuah tag belum ditutup' },
};

const OTHERWISE: Localized = {
  en: 'a bracket is missing or too many',
  id: 'ada kurung yang kurang atau berlebih',
};
const UNSUPPORTED: Localized = {
  en: 'dates, times and offsets are not supported',
  id: 'tanggal, jam, dan offset tidak didukung',
};

type NamesResult =
  | { readonly ok: true; readonly names: ReadonlySet<string> }
  | { readonly ok: false; readonly reason: Localized };

function tryArgumentNames(text: string): NamesResult {
  try {
    const elements = parseMessage(text);
    return isSupported(elements)
      ? { ok: true, names: argumentNames(elements) }
      : { ok: false, reason: UNSUPPORTED };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, reason: REASONS[error.message] ?? OTHERWISE };
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
