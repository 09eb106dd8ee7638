import { filedKinds } from '../../schema/collections.ts';
import { textPlaces } from '../../schema/id-sources.ts';
import { valueAtPath } from '../../schema/json-path.ts';
import type { FileChange } from '../../src/desk/store/api.ts';
import type { EntryQuestion, PlanAnswer, PlanBody, QuestionsAnswer } from '../../src/desk/store/plan-api.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../compiler/validate/content-files.ts';
import { validFiles } from '../compiler/validate/validate-files.ts';
import { PlainError } from '../failure.ts';
import type { Messages } from '../messages/messages.ts';
import type { ChangePlan } from '../operator/data-folder/edit-folder.ts';
import { isHidden, withChanges } from '../operator/data-folder/save-changes.ts';
import { setValues } from '../operator/json-edit/edit-json.ts';
import {
  entryFolder,
  isFiled,
  isNamed,
  isOneOf,
  NEW_KINDS,
  type NewKind,
  REMOVABLE_KINDS,
  RENAMABLE_KINDS,
  type RenamableKind,
} from '../operator/scaffold/kinds.ts';
import { makeId } from '../operator/scaffold/name-questions.ts';
import { findQuestions, planNew } from '../operator/scaffold/new-entry.ts';
import { addressAfter, planRemove } from '../operator/scaffold/plan-remove.ts';
import { type Answers, findAnswerProblem, type Question } from '../operator/scaffold/questions.ts';
import { addressNamed, movedAddress, planRename } from '../operator/scaffold/rename-entry.ts';
import { lockPath } from '../operator/translations/translations.ts';
import { planDuplicate } from './duplicate-entry.ts';
import { findErrors, isReadable, withoutKnown } from './plan-errors.ts';

type NewBody = Extract<PlanBody, { readonly action: 'new' }>;

/** The texts that are the names of entries. */
const NAME_FIELDS = ['name', 'title'];

/** Texts of new entries that are asked for at once, besides the name. */
const KNOWN_TEXTS: { readonly [Kind in NewKind]?: readonly string[] } = {
  package: ['idealFor'],
  day: ['description'],
  destination: ['location', 'description'],
};

const decoder = new TextDecoder();

/** The questions about a new entry of a kind; none of a kind that cannot be made, or of a language without a code. */
export function describeQuestions(
  sources: readonly SourceFile[],
  kind: string,
  id: string,
  messages: Messages,
): QuestionsAnswer {
  const none = { asksName: false, texts: [], questions: [] };
  if (!isReadable(visible(sources))) return { ...none, isBlocked: true };
  if (!isOneOf(NEW_KINDS, kind) || !isAnswerable(kind, id)) return none;
  const questions = findQuestions(validFiles(visible(sources)), kind, id || undefined, messages);
  return {
    asksName: !isNamed(kind) && kind !== 'language',
    texts: KNOWN_TEXTS[kind] ?? [],
    questions: questions.map(describeQuestion),
  };
}

/** The questions about a language follow from its code. */
function isAnswerable(kind: NewKind, id = ''): boolean {
  return kind !== 'language' || /^[a-z]{2,3}$/.test(id);
}

/** A question as the desk's page asks it. */
export function describeQuestion({
  option,
  text,
  choices,
  isList = false,
  fallback,
}: Question): EntryQuestion {
  return {
    option,
    text,
    isList,
    isNeeded: fallback === undefined,
    ...(choices && { choices }),
    ...(typeof fallback === 'string' && { fallback }),
  };
}

/**
 * Works out what making, renaming or removing an entry changes; nothing is changed yet.
 *
 * @param sources with the records of translations
 */
export async function planEntry(
  sources: readonly SourceFile[],
  asked: PlanBody,
  messages: Messages,
): Promise<PlanAnswer> {
  const body = withId(sources, asked);
  const refuse = (...problems: readonly string[]): PlanAnswer => ({
    problems,
    reasons: {},
    files: [],
    notes: [],
  });
  if (!isReadable(visible(sources))) return { ...refuse(messages.failures.fixFirst), isBlocked: true };
  const reasons = body.action === 'new' ? findEntryReasons(sources, body, messages) : {};
  if (Object.keys(reasons).length > 0) return { ...refuse(), reasons };
  try {
    const { changes, notes } = await planChanges(sources, body, messages);
    const shown = new Map([...changes].filter(([path]) => !isHidden(path)));
    const before = findErrors(visible(sources));
    const errors = withoutKnown(findErrors(withChanges(visible(sources), shown)), before);
    if (errors.length > 0) {
      const refused = refuse(
        ...errors.map((error) => `${error.at.file}: ${error.explain(messages).message}`),
      );
      // The mistake is in the entry itself, and is removed with it.
      const isOwn = errors.every(({ code }) => before.some((known) => known.code === code));
      return isOwn ? { ...refused, isBlocked: true } : refused;
    }
    const texts = new Map(sources.map(({ path, bytes }) => [path, decoder.decode(bytes)]));
    const file = openedFile(body);
    return {
      problems: [],
      reasons: {},
      files: [...changes].flatMap(([path, after]) => describeFile(path, texts.get(path), after)),
      notes: body.action === 'new' ? [] : notes.map((note) => note(messages, true)),
      ...(file !== undefined && { opens: file }),
      ...describeLead(sources, body),
    };
  } catch (error) {
    if (error instanceof PlainError) return refuse(error.messageIn(messages));
    throw error;
  }
}

/** An entry without a short name has one made from its name. */
function withId(sources: readonly SourceFile[], body: PlanBody) {
  if (body.action === 'new' && body.texts?.name) return { id: makeId(body.texts.name), ...body };
  if (body.action !== 'duplicate') return body;
  const language = validFiles(visible(sources)).single.site?.value.fallbackLanguage ?? '';
  const name = body.names?.[language] ?? '';
  return { ...body, to: body.to ?? makeId(name) };
}

type WithId = ReturnType<typeof withId>;

/** The new address for a removed or renamed page, if it should lead on. */
function describeLead(sources: readonly SourceFile[], body: WithId): Pick<PlanAnswer, 'leadsTo'> {
  const { kind } = body;
  const files = validFiles(visible(sources));
  const leadsTo =
    body.action === 'remove' && isOneOf(REMOVABLE_KINDS, kind)
      ? addressAfter(files, { kind, id: body.id })
      : body.action === 'rename' && isOneOf(filedKinds, kind)
        ? movedAddress(files, kind, renameOf(files, kind, body))?.to
        : undefined;
  return leadsTo === undefined ? {} : { leadsTo };
}

/** The new short name is the last part of the address as well, also where an entry states its own. */
function renameOf(
  files: ContentFiles,
  kind: RenamableKind,
  { id, to }: { readonly id: string; readonly to: string },
) {
  const path = isFiled(kind) ? addressNamed(files, kind, id, to) : undefined;
  return { from: id, to, ...(path !== undefined && { path }) };
}

function planChanges(
  sources: readonly SourceFile[],
  body: WithId,
  messages: Messages,
): ChangePlan | Promise<ChangePlan> {
  const files = validFiles(visible(sources));
  const readLock = (language: string): string | undefined => {
    const lock = sources.find(({ path }) => path === lockPath(language));
    return lock && decoder.decode(lock.bytes);
  };
  const { kind } = body;
  // A price list is not an entry: nothing refers to it.
  if (body.action === 'remove' && kind === 'prices')
    return { changes: new Map([[`prices/${body.id}.json`, undefined]]), notes: [] };
  if (body.action === 'new' && isOneOf(NEW_KINDS, kind)) return planNamed(files, { ...body, kind }, messages);
  if (body.action === 'duplicate' && isOneOf(filedKinds, kind))
    return planDuplicate(files, { kind, from: body.id, to: body.to, names: body.names });
  if (body.action === 'rename' && isOneOf(RENAMABLE_KINDS, kind))
    return planRename(files, { kind, ...renameOf(files, kind, body), isLed: body.isLed }, readLock);
  if (body.action === 'remove' && isOneOf(REMOVABLE_KINDS, kind))
    return planRemove(files, { kind, id: body.id, isLed: body.isLed }, readLock);
  return { changes: new Map(), notes: [] };
}

/**
 * Plans a new entry with texts in the language that texts are translated from. Those of other languages are left to be
 * translated once there is something to translate.
 */
async function planNamed(
  files: ContentFiles,
  { kind, id, texts = {}, names = {}, answers }: Omit<NewBody, 'kind'> & { readonly kind: NewKind },
  messages: Messages,
): Promise<ChangePlan> {
  const fallbackLanguage = files.single.site?.value.fallbackLanguage ?? '';
  const plan = await planNew(files, { kind, id, given: answers }, { messages, ask: undefined });
  if (kind === 'language') return plan;
  if (isNamed(kind)) {
    const named = [...plan.changes].filter(
      ([file]) => !isTextOfOther(file, fallbackLanguage) || isAnswered(file, answers),
    );
    return { ...plan, changes: new Map(named) };
  }
  const place = textPlaces.find((one) => one.kind === kind);
  const file = `texts/${fallbackLanguage}/${place?.area}.json`;
  const content = plan.changes.get(file);
  if (!place || id === undefined || content === undefined) return plan;
  const own = [...plan.changes].filter(([changed]) => !isTextOfOther(changed, fallbackLanguage));
  const path = [...place.path, id];
  const known: object = Object(valueAtPath(JSON.parse(content), path));
  const edits = Object.entries(texts).flatMap(([key, value]) => {
    const field = key === 'name' ? NAME_FIELDS.find((name) => name in known) : key;
    return field !== undefined && field in known && value !== '' ? [{ path: [...path, field], value }] : [];
  });
  const others = Object.entries(names).flatMap(([language, name]) => {
    const other = plan.changes.get(`texts/${language}/${place.area}.json`);
    const text = files.texts.find((one) => one.language === language && one.area === place.area)?.file.text;
    if (language === fallbackLanguage || name === '' || other === undefined || text === undefined) return [];
    const field = NAME_FIELDS.find((one) => one in known) ?? 'name';
    return [
      [
        `texts/${language}/${place.area}.json`,
        setValues(text, [{ path, value: { [field]: name } }]),
      ] as const,
    ];
  });
  return { ...plan, changes: new Map([...own, [file, setValues(content, edits)], ...others]) };
}

/** True if an answer gives a text in the language of a file of texts. */
function isAnswered(file: string, answers: Answers): boolean {
  const [, language = ''] = file.split('/');
  return Object.entries(answers).some(([option, answer]) => option.endsWith(`-${language}`) && answer !== '');
}

function isTextOfOther(file: string, language: string): boolean {
  return file.startsWith('texts/') && !file.startsWith(`texts/${language}/`);
}

function findEntryReasons(
  sources: readonly SourceFile[],
  { kind, id, answers }: NewBody,
  messages: Messages,
): Readonly<Record<string, string>> {
  if (!isOneOf(NEW_KINDS, kind) || !isAnswerable(kind, id)) return {};
  return findReasons(findQuestions(validFiles(visible(sources)), kind, id, messages), answers, messages);
}

/** Why answers are not possible, by the options of their questions. */
export function findReasons(
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
  messages: Messages,
): Readonly<Record<string, string>> {
  const reasons = questions.flatMap((question) => {
    const { option, fallback } = question;
    const answer = answers[option]?.trim() ?? (fallback === undefined ? '' : undefined);
    const reason =
      answer === undefined
        ? undefined
        : findAnswerProblem(question, answer, answers, { messages, ask: undefined });
    return reason === undefined ? [] : [[option, reason] as const];
  });
  return Object.fromEntries(reasons);
}

/** The file to open after the change; undefined if the entry is not a file. */
function openedFile(body: WithId): string | undefined {
  const { kind } = body;
  const id = 'to' in body ? body.to : body.id;
  if (body.action === 'remove' || id === undefined) return undefined;
  return isOneOf(REMOVABLE_KINDS, kind) && isFiled(kind) ? `${entryFolder(kind)}/${id}.json` : undefined;
}

function describeFile(
  file: string,
  before: string | undefined,
  after: string | undefined,
): readonly FileChange[] {
  if (before === after) return [];
  return [{ file, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

function visible(sources: readonly SourceFile[]): readonly SourceFile[] {
  return sources.filter(({ path }) => !isHidden(path));
}
