import type * as z from 'zod';
import type { TourPackage } from '../../../schema/package.ts';
import { durationSchema } from '../../../schema/package.ts';
import { readPoint } from '../../../schema/point.ts';
import { UsageError } from '../../command-line.ts';
import { didYouMean } from '../../compiler/diagnostics/phrases.ts';
import { explainRule } from '../../compiler/validate/rules.ts';
import { type Localized, type Messages, untranslated } from '../../messages/messages.ts';
import type { Prompt } from '../terminal.ts';

/** Answers by the options of their questions. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** A question about a new entry. */
export interface Question {
  /** The option that answers it on the command line. */
  readonly option: string;
  readonly text: string;
  /** The possible answers; none: any. */
  readonly choices?: readonly string[];
  /** Several answers, with commas between them. */
  readonly isList?: boolean;
  /** The answer if there is none, which may follow from those before; without one there must be. */
  readonly fallback?: string | ((before: Answers) => string);
  /** The reason why an answer is not possible after those before; undefined if it is. */
  readonly refuse?: (answer: string, before: Answers) => Localized | undefined;
  /** Decides from the answers before if a person is asked; by default always. */
  readonly isAsked?: (before: Answers) => boolean;
}

/** The language and the means of asking an operator. */
export interface Conversation {
  readonly messages: Messages;
  /** Undefined without a terminal. */
  readonly ask: Prompt | undefined;
}

/**
 * The answers to questions: from the options, else from the person at the terminal, who is asked until the answer is
 * possible, else the usual ones.
 *
 * @throws UsageError, before anything is asked, that names all options whose answer is missing or not possible
 */
export async function collectAnswers(
  questions: readonly Question[],
  given: Answers,
  talk: Conversation,
): Promise<Readonly<Record<string, string>>> {
  refuseOptions(questions, given, talk);
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const { option, isAsked } = question;
    const fallback = typeof question.fallback === 'function' ? question.fallback(answers) : question.fallback;
    const ask = isAsked?.(answers) === false ? undefined : talk.ask;
    answers[option] =
      given[option]?.trim() ??
      (ask ? await askFor(question, fallback, answers, { ...talk, ask }) : (fallback ?? ''));
  }
  return answers;
}

/** The ids of an answer that is a list, each once. */
export function idsIn(answer: string | undefined): readonly string[] {
  return [...new Set(splitList(answer))];
}

/** The parts of a list of answers; none of an empty one. */
export function splitList(answer: string | undefined): readonly string[] {
  return (answer ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function refuseOptions(questions: readonly Question[], given: Answers, talk: Conversation): void {
  const options = questions.map(({ option }) => option);
  const stray = Object.keys(given).filter(
    (option) => given[option] !== undefined && !options.includes(option),
  );
  const wrong = questions.flatMap((question) => {
    const answer = given[question.option]?.trim();
    const reason = answer === undefined ? undefined : findAnswerProblem(question, answer, given, talk);
    return reason === undefined ? [] : [`--${question.option}: ${reason}\n  ${described(question, talk)}`];
  });
  const lines = [...stray.map((option) => talk.messages.entries.notAsked(option, options)), ...wrong];
  if (lines.length > 0) throw new UsageError(untranslated(lines.join('\n')));
  const missing = questions.filter(
    ({ option, fallback }) => given[option] === undefined && fallback === undefined,
  );
  if (talk.ask || missing.length === 0) return;
  const needed = missing.map((question) => `  --${question.option}: ${described(question, talk)}`);
  throw new UsageError(({ entries }) => [entries.missing, ...needed].join('\n'));
}

async function askFor(
  question: Question,
  fallback: string | undefined,
  before: Answers,
  talk: Conversation & { readonly ask: Prompt },
): Promise<string> {
  const usual = fallback === undefined ? '' : `[${fallback || talk.messages.entries.none}] `;
  let shown = `\n${described(question, talk)}`;
  for (;;) {
    const typed = (await talk.ask(`${shown}\n${usual}> `)).trim();
    const answer = typed === '' ? (fallback ?? '') : typed;
    const reason = findAnswerProblem(question, answer, before, talk);
    if (reason === undefined) return answer;
    shown = reason;
  }
}

/** The reason why an answer is not possible; undefined if it is. */
export function findAnswerProblem(
  { choices, isList, fallback, refuse }: Question,
  answer: string,
  before: Answers,
  { messages }: Conversation,
): string | undefined {
  const { entries } = messages;
  if (answer === '' && fallback === undefined) return entries.needed;
  const wrong = choices && (isList ? splitList(answer) : [answer]).find((part) => !choices.includes(part));
  if (choices && wrong !== undefined) {
    const meant = didYouMean(wrong, choices)(messages);
    return [entries.noChoice(wrong), ...(meant === undefined ? [] : [meant])].join(' ');
  }
  return refuse?.(answer, before)?.(messages);
}

function described({ text, choices, isList }: Question, { messages }: Conversation): string {
  const { chooseOne, chooseSome } = messages.entries;
  return choices ? `${text}. ${isList ? chooseSome : chooseOne}: ${choices.join(', ')}` : text;
}

/** The rule of a schema that an answer breaks, or the value made from it. */
export function refuseBySchema(
  schema: z.ZodType,
  answer: string,
  value: unknown = answer,
): Localized | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) return undefined;
  const rule = explainRule(issue.message, `"${answer}"`);
  return ({ choose }) => `${choose(rule).asks}.`;
}

export function refusePoint(answer: string): Localized | undefined {
  return readPoint(answer) ? undefined : ({ entries }) => entries.noPoint(answer);
}

const DAYS = /^(\d+)d?$/i;
const HOURS = /^(\d+(?:[.,]5)?)h$/i;

/** Reads a length from an answer: days as `12`, hours as `4h` or `1.5h`; undefined if it is impossible. */
export function parseLength(answer: string): TourPackage['duration'] {
  const [, days] = DAYS.exec(answer) ?? [];
  const [, hours] = HOURS.exec(answer) ?? [];
  const length = hours === undefined ? { days: Number(days) } : { hours: Number(hours.replace(',', '.')) };
  return durationSchema.safeParse(length).data;
}
