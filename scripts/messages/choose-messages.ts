import { UsageError } from '../command-line.ts';
import { languages, type Messages, messagesOf, usualMessages } from './messages.ts';

/**
 * The messages of the language asked for; without a wish those of the language that the computer is set to, if the
 * commands speak it, else the usual ones.
 *
 * @throws UsageError if the commands do not speak the language asked for
 */
export function chooseMessages(
  asked: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): Messages {
  if (asked === undefined) return messagesOf(languageOfComputer(environment)) ?? usualMessages;
  const found = messagesOf(asked);
  if (found) return found;
  throw new UsageError(({ commandLine }) => commandLine.unknownLanguage(asked, Object.keys(languages)));
}

function languageOfComputer({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  // Windows has none of these variables; there the program that runs us knows.
  const locale = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;
  const [code = ''] = locale.split(/[-_.@]/);
  return code;
}
