import { filedKinds } from '../../../schema/collections.ts';
import { isDeviceName } from '../../../schema/device-name.ts';
import { canBeHeldBack } from '../../../schema/held-back.ts';
import { idSchema } from '../../../schema/primitives.ts';
import { UsageError } from '../../command-line.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import { collectKnownIds } from '../../compiler/link/known-ids.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import type { Prompt } from '../terminal.ts';
import {
  entryFolder,
  isNamed,
  isOneOf,
  NEW_LISTED_KINDS,
  type NewKind,
  type RenamableKind,
} from './kinds.ts';
import { makeEntryId } from './name-questions.ts';
import { NEW_FILE_DEFINITIONS } from './new-files.ts';
import { listedKind } from './new-listed.ts';
import { type Conversation, collectAnswers, type Question } from './questions.ts';
import type { NewKindDefinition } from './scaffold.ts';

/** An entry to make. */
export interface NewEntry {
  readonly kind: NewKind;
  /** Undefined: made from its name; the kinds of entries without names need one. */
  readonly id: string | undefined;
  /** The values of options; missing ones are asked for at a terminal. */
  readonly given: Readonly<Record<string, string | undefined>>;
}

/**
 * Works out a new entry, which is held back until it is finished, if entries of its kind can be.
 *
 * @throws UsageError if the id is none or taken, or an option is missing or not possible
 */
export async function planNew(files: ContentFiles, entry: NewEntry, talk: Conversation): Promise<ChangePlan> {
  const { kind, id: asked, given } = entry;
  const { entries } = talk.messages;
  if (asked !== undefined) refuseId(files, kind, asked);
  else if (!isNamed(kind)) throw new UsageError((own) => own.entries.nameId(kind));
  const ask = withIntro(talk.ask, entries.intro(kind, asked));
  const questions = findQuestions(files, kind, asked, talk.messages);
  const answers = await collectAnswers(questions, given, { ...talk, ask });
  const id = asked ?? makeEntryId(files, answers);
  const { changes, notes } = findDefinition(kind).make(files, id, answers, entries);
  const folder = isOneOf(filedKinds, kind) ? entryFolder(kind) : undefined;
  if (!folder || !canBeHeldBack(folder)) return { changes, notes };
  return { changes, notes: [...notes, (own) => own.entries.next.heldBack(`${folder}/${id}.json`)] };
}

/** The questions about a new entry, in the order in which they are asked. */
export function findQuestions(
  files: ContentFiles,
  kind: NewKind,
  id: string | undefined,
  { entries }: Messages,
): readonly Question[] {
  return findDefinition(kind).questions(files, id, entries).map(withOnlyChoice);
}

/** A question with one possible answer has it already. */
function withOnlyChoice(question: Question): Question {
  const [first, ...others] = question.choices ?? [];
  return first === undefined || others.length > 0
    ? question
    : { ...question, fallback: question.fallback ?? first };
}

function findDefinition(kind: NewKind): NewKindDefinition {
  return isOneOf(NEW_LISTED_KINDS, kind) ? listedKind(kind) : NEW_FILE_DEFINITIONS[kind];
}

/** @throws UsageError if an id is none or taken */
export function refuseId(files: ContentFiles, kind: NewKind | RenamableKind, id: string): void {
  if (isDeviceName(id)) throw new UsageError(({ entries }) => entries.deviceName(id));
  if (kind === 'language') {
    const { languages } = invariant(files.single.site, 'site').value;
    if (languages.some(({ code }) => code === id))
      throw new UsageError(({ entries }) => entries.hasLanguage(id));
    if (!/^[a-z]{2,3}$/.test(id)) throw new UsageError(({ entries }) => entries.noLanguageCode(id));
    return;
  }
  if (collectKnownIds(files)[kind]?.includes(id))
    throw new UsageError(({ entries }) => entries.taken(kind, id));
  if (!idSchema.safeParse(id).success) throw new UsageError(({ entries }) => entries.noId(id));
}

/** Puts an introduction before the first question. */
export function withIntro(ask: Prompt | undefined, intro: string): Prompt | undefined {
  let before = `${intro}\n`;
  return (
    ask &&
    ((text) => {
      const whole = before + text;
      before = '';
      return ask(whole);
    })
  );
}
