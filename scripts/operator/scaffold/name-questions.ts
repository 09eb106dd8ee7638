import type * as z from 'zod';
import { isDeviceName } from '../../../schema/device-name.ts';
import { readDefinition } from '../../../schema/schema-walk.ts';
import { checkMessage } from '../../compiler/check/message-values.ts';
import { wholeFile } from '../../compiler/diagnostics/diagnostic.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import { collectKnownIds } from '../../compiler/link/known-ids.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import type { NamedKind } from './kinds.ts';
import { type Answers, type Question, refuseBySchema } from './questions.ts';
import { entryTextsSchema, todoTexts } from './scaffold.ts';

/** The texts of an entry that an answer fills; entries of other kinds have one text, their name. */
const FIELDS: { readonly [Kind in NamedKind]?: Readonly<Record<string, readonly string[]>> } = {
  ownPage: { name: ['name', 'title'] },
  question: { name: ['question'], answer: ['answer'] },
};

/** Longer ids are cut between words. */
const MAX_ID = 32;

/**
 * The questions for the name of a new entry in every language of the site, the fallback language first. The name in that
 * language is required if the entry has no id yet.
 */
export function nameQuestions(
  files: ContentFiles,
  kind: NamedKind,
  id: string | undefined,
  { questions: words }: Messages['entries'],
): readonly Question[] {
  const { languages, fallbackLanguage } = invariant(files.single.site, 'site').value;
  const schema = entryTextsSchema(kind);
  const taken = collectKnownIds(files)[kind] ?? [];
  const isFirst = (code: string): boolean => code === fallbackLanguage;
  return languages
    .toSorted((left, right) => Number(isFirst(right.code)) - Number(isFirst(left.code)))
    .flatMap(({ code, name: language }) =>
      Object.entries(FIELDS[kind] ?? { name: [] }).map(([part, fields]): Question => {
        const isNeeded = id === undefined && part === 'name' && isFirst(code);
        const asked = part === 'answer' ? words.answer(language) : words.nameIn(kind, language);
        const question = { option: `${part}-${code}`, text: isNeeded ? asked : words.orLater(asked) };
        const refuse = (answer: string) => refuseText(answer, schema, fields);
        if (!isNeeded) return { ...question, fallback: '', refuse };
        return { ...question, refuse: (answer) => refuse(answer) ?? refuseName(answer, kind, taken) };
      }),
    );
}

/** The id of an entry, from its name in the fallback language. */
export function makeEntryId(files: ContentFiles, answers: Answers): string {
  const { fallbackLanguage } = invariant(files.single.site, 'site').value;
  return makeShortId(answers[`name-${fallbackLanguage}`] ?? '');
}

/** Letters that are not made of a plain one and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Makes an id from a name: small letters, digits and single hyphens; empty if the name has none of them. */
export function makeId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mn}|['’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** An id as addresses have it: `blue-reef` for blueReef. */
export function kebabCase(id: string): string {
  return id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

function makeShortId(name: string): string {
  const id = makeId(name);
  return new RegExp(`^.{1,${MAX_ID}}(?=-|$)`).exec(id)?.[0] ?? id.slice(0, MAX_ID);
}

/** The texts of a new entry that answers give in a language; undefined if they give none. */
export function namedTexts(kind: NamedKind, answers: Answers, code: string): unknown {
  const parts = Object.entries(FIELDS[kind] ?? {}).flatMap(([part, fields]) => {
    const text = answers[`${part}-${code}`];
    return text ? fields.map((field) => [field, text]) : [];
  });
  if (!FIELDS[kind]) return answers[`name-${code}`] || undefined;
  return parts.length === 0 ? undefined : { ...Object(todoTexts(kind)), ...Object.fromEntries(parts) };
}

function refuseName(name: string, kind: NamedKind, taken: readonly string[]): Localized | undefined {
  const id = makeShortId(name);
  if (isDeviceName(id)) return ({ entries }) => entries.deviceName(id);
  if (id === '') return ({ entries }) => entries.noIdInName(kind, name);
  return taken.includes(id) ? ({ entries }) => entries.taken(kind, id) : undefined;
}

function refuseText(text: string, schema: z.ZodType, fields: readonly string[]): Localized | undefined {
  const [field = ''] = fields;
  const own = readDefinition(schema).shape?.[field] ?? schema;
  const refused = text === '' ? undefined : refuseBySchema(own, text);
  if (refused) return refused;
  const [finding] = checkMessage(() => wholeFile(''), text, own);
  return finding && ((messages) => finding.explain(messages).message);
}
