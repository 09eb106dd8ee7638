import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type * as z from 'zod';
import { MAX_MESSAGE_DEPTH } from '../../../schema/limits.ts';
import { memoize } from '../../../schema/memoize.ts';
import { readMeta } from '../../../schema/schema-walk.ts';
import type { ByLanguage } from '../../messages/messages.ts';
import { formatPlaceholders } from '../../messages/writing.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { findNearest } from '../diagnostics/did-you-mean.ts';
import { finding } from '../diagnostics/finding.ts';
import { argumentNames, isMessage, parseMessage } from '../parse/message.ts';

const invalidMessage = finding('text.invalid-message', 'error', {
  en: ({ reason }: { reason: BracketReason }) => [
    `The curly brackets of this text cannot be understood (${reasons[reason].en}).`,
    'Write values as {name}; close every bracket that is opened.',
  ],
  id: ({ reason }) => [
    `Kurung kurawal dalam teks ini tidak bisa dimengerti (${reasons[reason].id}).`,
    'Tulis nilai seperti {name}; tutup setiap kurung yang dibuka.',
  ],
});

/** Mistakes in curly brackets, by the names of the parser of messages. */
const reasons = {
  MISSING_OTHER_CLAUSE: { en: 'the case "other" is missing', id: 'bagian "other" belum ada' },
  EMPTY_ARGUMENT: { en: 'there is no name in the brackets', id: 'di dalam kurung tidak ada nama' },
  MALFORMED_ARGUMENT: {
    en: 'a name may contain only letters, digits and _',
    id: 'nama hanya boleh memuat huruf, angka, dan _',
  },
  INVALID_ARGUMENT_TYPE: {
    en: 'only number, plural and select are possible',
    id: 'hanya number, plural dan select yang dikenal',
  },
  EXPECT_ARGUMENT_CLOSING_BRACE: { en: 'a closing bracket is missing', id: 'kurung penutup kurang' },
  UNCLOSED_TAG: { en: 'a tag is not closed', id: 'sebuah tag belum ditutup' },
  TOO_DEEP: {
    en: `they are nested more than ${MAX_MESSAGE_DEPTH} deep`,
    id: `bersarang lebih dari ${MAX_MESSAGE_DEPTH} tingkat`,
  },
  other: { en: 'a bracket is missing or too many', id: 'ada kurung yang kurang atau berlebih' },
  unsupported: {
    en: 'dates, times, offsets and styles of numbers are not supported',
    id: 'tanggal, jam, offset, dan gaya angka tidak didukung',
  },
} satisfies Readonly<Record<string, ByLanguage<string>>>;

type BracketReason = keyof typeof reasons;

const unknownArgument = finding('text.unknown-argument', 'error', {
  en: ({ name, known }: { name: string; known: readonly string[] }) => [
    `The value {${name}} is not known in this text.`,
    known.length === 0
      ? 'This text takes no values: remove the curly brackets.'
      : `Use ${formatPlaceholders(known)}.`,
  ],
  id: ({ name, known }) => [
    `Nilai {${name}} tidak dikenal dalam teks ini.`,
    known.length === 0
      ? 'Teks ini tidak memakai nilai: hapus kurung kurawalnya.'
      : `Pakai ${formatPlaceholders(known)}.`,
  ],
});

const missingArgument = finding('text.missing-argument', 'error', {
  en: ({ name }: { name: string }) => [
    `The value {${name}} does not appear in this text.`,
    `Put {${name}} where the value belongs.`,
  ],
  id: ({ name }) => [
    `Nilai {${name}} tidak ada dalam teks ini.`,
    `Tulis {${name}} di tempat nilai itu seharusnya muncul.`,
  ],
});

const quotedArgument = finding('text.quoted-argument', 'error', {
  en: ({ name }: { name: string }) => [
    `The apostrophe right before {${name}} makes it plain text: visitors would read "{${name}}" instead of the value.`,
    `Write two apostrophes (''{${name}}), which are shown as one, or the curved one (’{${name}}); "npm run check -- --fix" doubles it.`,
  ],
  id: ({ name }) => [
    `Apostrof tepat di depan {${name}} menjadikannya teks biasa: pengunjung akan membaca "{${name}}", bukan nilainya.`,
    `Tulis dua apostrof (''{${name}}), yang tampil sebagai satu, atau yang lengkung (’{${name}}); "npm run check -- --fix" menggandakannya.`,
  ],
});

/** An apostrophe that quotes a value, unless it is doubled. */
function quoteBefore(name: string): RegExp {
  return new RegExp(`(?<!')'(?=\\{\\s*${name}\\s*[,}])`, 'g');
}

/** The text of a message with those apostrophes doubled that make plain text of its values. */
export function doubleApostrophes(text: string, schema: z.ZodType): string {
  return findQuoted(text, schema).reduce(
    (doubled, name) => doubled.replaceAll(quoteBefore(name), "''"),
    text,
  );
}

/** Values that an apostrophe right before them turns into plain text. */
function findQuoted(text: string, schema: z.ZodType): readonly string[] {
  if (!text.includes("'{")) return [];
  const before = tryArgumentNames(text);
  const names = expectedArguments(schema).filter((name) => quoteBefore(name).test(text));
  const doubled = names.reduce((changed, name) => changed.replaceAll(quoteBefore(name), "''"), text);
  const after = tryArgumentNames(doubled);
  return after.ok
    ? names.filter((name) => after.names.has(name) && !(before.ok && before.names.has(name)))
    : [];
}

/**
 * Compares the values that a text uses with those that its place provides.
 *
 * @param locate finds the place of the text; called only if something is wrong, since that takes time
 */
export function checkMessage(locate: () => Location, text: string, schema: z.ZodType): readonly Diagnostic[] {
  const quoted = findQuoted(text, schema);
  if (quoted.length > 0) return quoted.map((name) => quotedArgument(locate(), { name }));
  const expected = expectedArguments(schema);
  if (!isMessage(text)) return neededArguments(schema).map((name) => missingArgument(locate(), { name }));
  const found = tryArgumentNames(text);
  if (!found.ok) return [invalidMessage(locate(), { reason: found.reason })];
  const { names } = found;
  const unknown = [...names].filter((name) => !expected.includes(name));
  const missing = neededArguments(schema).filter((name) => !names.has(name));
  // A value under almost the right name is one mistake, not two.
  const meant = unknown.map((name) => findNearest(name, missing));
  return [
    ...unknown.map((name) => unknownArgument(locate(), { name, known: expected })),
    ...missing.filter((name) => !meant.includes(name)).map((name) => missingArgument(locate(), { name })),
  ];
}

/** The names of the values that a place provides, cached since many texts share a schema. */
const expectedArguments = memoize((schema: z.ZodType): readonly string[] =>
  Object.keys(readMeta(schema)?.arguments ?? {}),
);

/** Those of them that no text may do without. */
export const neededArguments = memoize((schema: z.ZodType): readonly string[] => {
  const { optional = [] } = readMeta(schema) ?? {};
  return expectedArguments(schema).filter((name) => !optional.includes(name));
});

type NamesResult =
  | { readonly ok: true; readonly names: ReadonlySet<string> }
  | { readonly ok: false; readonly reason: BracketReason };

function tryArgumentNames(text: string): NamesResult {
  try {
    const elements = parseMessage(text);
    return isSupported(elements)
      ? { ok: true, names: argumentNames(elements) }
      : { ok: false, reason: 'unsupported' };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message } = error;
    const reason = isBracketReason(message) ? message : 'other';
    return { ok: false, reason };
  }
}

function isBracketReason(message: string): message is BracketReason {
  return Object.hasOwn(reasons, message);
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
