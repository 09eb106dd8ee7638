import type * as z from 'zod';
import { UsageError } from '../../command-line.ts';
import { didYouMean } from '../../compiler/diagnostics/did-you-mean.ts';
import { ruleMessages } from '../../compiler/diagnostics/rules.ts';
import { everywhere, type Localized, type Messages } from '../../messages/messages.ts';
import type { Ask } from '../terminal.ts';

/** Something that must be known of a new entry. */
export interface Question {
  /** The option that answers it on the command line. */
  readonly option: string;
  readonly text: string;
  /** The possible answers; none: any. */
  readonly choices?: readonly string[];
  /** Several answers, with commas between them. */
  readonly isList?: boolean;
  /** The answer if there is none; without one there must be. */
  readonly fallback?: string;
  /** Why an answer is not possible; undefined if it is. */
  readonly refuse?: (answer: string) => Localized | undefined;
}

/** In which language an operator is spoken to, and how they are asked. */
export interface Talk {
  readonly messages: Messages;
  /** Undefined where there is nobody to ask. */
  readonly ask: Ask | undefined;
}

/**
 * The answers to questions: from the options, else from the person at the terminal, who is asked until the answer is
 * possible, else the usual ones.
 *
 * @throws UsageError, before anything is asked, that names all options whose answer is missing or not possible
 */
export async function answersTo(
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  talk: Talk,
): Promise<Readonly<Record<string, string>>> {
  refuseOptions(questions, given, talk);
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const { option, fallback = '' } = question;
    answers[option] = given[option]?.trim() ?? (talk.ask ? await askFor(question, talk.ask, talk) : fallback);
  }
  return answers;
}

/** The parts of a list of answers; none of an empty one. */
export function partsOf(answer: string | undefined): readonly string[] {
  return (answer ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function refuseOptions(
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  talk: Talk,
): void {
  const wrong = questions.flatMap((question) => {
    const answer = given[question.option]?.trim();
    const reason = answer === undefined ? undefined : reasonAgainst(question, answer, talk);
    return reason === undefined ? [] : [`--${question.option}: ${reason}\n  ${described(question, talk)}`];
  });
  if (wrong.length > 0) throw new UsageError(everywhere(wrong.join('\n')));
  const missing = questions.filter(
    ({ option, fallback }) => given[option] === undefined && fallback === undefined,
  );
  if (talk.ask || missing.length === 0) return;
  const lines = missing.map((question) => `  --${question.option}: ${described(question, talk)}`);
  throw new UsageError(({ entries }) => [entries.missing, ...lines].join('\n'));
}

async function askFor(question: Question, ask: Ask, talk: Talk): Promise<string> {
  const { fallback } = question;
  const usual = fallback === undefined ? '' : `[${fallback || talk.messages.entries.none}] `;
  let before = `\n${described(question, talk)}`;
  for (;;) {
    const typed = (await ask(`${before}\n${usual}> `)).trim();
    const answer = typed === '' ? (fallback ?? '') : typed;
    const reason = reasonAgainst(question, answer, talk);
    if (reason === undefined) return answer;
    before = reason;
  }
}

function reasonAgainst(
  { choices, isList, fallback, refuse }: Question,
  answer: string,
  { messages }: Talk,
): string | undefined {
  const { entries } = messages;
  if (answer === '' && fallback === undefined) return entries.needed;
  const wrong = choices && (isList ? partsOf(answer) : [answer]).find((part) => !choices.includes(part));
  if (choices && wrong !== undefined) {
    const meant = didYouMean(wrong, choices)(messages);
    return [entries.noChoice(wrong), ...(meant === undefined ? [] : [meant])].join(' ');
  }
  return refuse?.(answer)?.(messages);
}

function described({ text, choices, isList }: Question, { messages }: Talk): string {
  const { chooseOne, chooseSome } = messages.entries;
  return choices ? `${text}. ${isList ? chooseSome : chooseOne}: ${choices.join(', ')}` : text;
}

/** Which rule of the schemas an answer breaks. */
export function against(schema: z.ZodType, answer: string): Localized | undefined {
  const issue = schema.safeParse(answer).error?.issues[0];
  if (!issue) return undefined;
  const { says } = ruleMessages(issue.message, `"${answer}"`);
  return (messages) => `${says(messages)}.`;
}
