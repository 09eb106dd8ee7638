import { UsageError } from '../../command-line.ts';
import { suggest } from '../../compiler/diagnostics/did-you-mean.ts';
import { everywhere } from '../../compiler/diagnostics/language.ts';

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
}

/** Asks a person; undefined where there is nobody to ask. */
export type Ask = ((text: string) => Promise<string>) | undefined;

/**
 * The answers to questions: from the options, else from the person at the terminal, else the usual ones.
 *
 * @throws UsageError that names all options which are missing, or the first whose answer is not possible
 */
export async function answersTo(
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  ask: Ask,
): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = {};
  const missing: Question[] = [];
  for (const question of questions) {
    const answer = given[question.option] ?? (ask ? await askFor(question, ask) : question.fallback);
    if (answer === undefined) missing.push(question);
    else answers[question.option] = checked(question, answer.trim());
  }
  if (missing.length === 0) return answers;
  const lines = missing.map(({ option, text, choices }) => `  --${option}: ${text}${listed(choices)}`);
  throw new UsageError(`These options are missing:\n${lines.join('\n')}`);
}

/** The parts of a list of answers; none of an empty one. */
export function partsOf(answer: string | undefined): readonly string[] {
  return (answer ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

async function askFor(
  { text, choices, fallback }: Question,
  ask: NonNullable<Ask>,
): Promise<string | undefined> {
  const usual = fallback === undefined || fallback === '' ? '' : ` [${fallback}]`;
  const answer = (await ask(`${text}${listed(choices)}${usual}: `)).trim();
  return answer === '' ? fallback : answer;
}

function checked({ option, choices, isList }: Question, answer: string): string {
  const wrong = choices && (isList ? partsOf(answer) : [answer]).find((part) => !choices.includes(part));
  if (wrong === undefined || !choices) return answer;
  throw new UsageError(
    `--${option}: there is no "${wrong}". ${suggest(wrong, choices, everywhere('There is none to choose.')).en}`,
  );
}

function listed(choices: readonly string[] | undefined): string {
  return choices ? ` (${choices.slice(0, 12).join(', ')}${choices.length > 12 ? ', …' : ''})` : '';
}
