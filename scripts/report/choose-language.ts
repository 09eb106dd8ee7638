import { UsageError } from '../command-line.ts';
import {
  type CheckerLanguage,
  checkerLanguages,
  isCheckerLanguage,
} from '../compiler/diagnostics/language.ts';

/**
 * The language of a report: the one asked for, else the one that the computer is set to, if the checker speaks
 * it. Undefined: the checker's usual language.
 *
 * @throws UsageError if the checker does not speak the language asked for
 */
export function chooseLanguage(
  asked: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): CheckerLanguage | undefined {
  if (asked === undefined) return ofComputer(environment);
  if (isCheckerLanguage(asked)) return asked;
  throw new UsageError(
    `The checker does not speak "${asked}". Known are ${Object.keys(checkerLanguages).join(', ')}.`,
  );
}

function ofComputer({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): CheckerLanguage | undefined {
  // Windows has none of these variables; there the program that runs us knows.
  const locale = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;
  const [code = ''] = locale.split(/[-_.@]/);
  return isCheckerLanguage(code) ? code : undefined;
}
