import { languageAsked, UsageError } from './command-line.ts';
import { Failure } from './failure.ts';
import { chooseMessages } from './messages/choose-messages.ts';
import type { Messages } from './messages/messages.ts';

/** A command: takes its arguments, and what it says; gives the exit code. */
type Command = (args: readonly string[], messages: Messages) => Promise<number>;

type LoadCommand = (file: string) => Promise<{ readonly run: Command }>;

const COMMANDS = [
  'check',
  'compile',
  'build',
  'start',
  'dev',
  'preview',
  'translations',
  'prices',
  'new',
  'rename',
  'remove',
  'schemas',
  'illustrations',
  'bench',
  'mutants',
  'test',
] as const;

/**
 * Runs the command that the first argument names.
 *
 * @param load loads a module of this folder
 * @returns the exit code: 0 fine, 1 findings or failures, 2 bad usage
 */
export async function run([name = '', ...args]: readonly string[], load: LoadCommand): Promise<number> {
  let messages = chooseMessages(undefined);
  try {
    messages = chooseMessages(languageAsked(args));
    if (!isCommand(name))
      throw new UsageError(({ commandLine }) => commandLine.unknownCommand(name, COMMANDS));
    return await (await load(`./commands/${name}.ts`)).run(args, messages);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Failure)) throw error;
    console.error(error.messageIn(messages));
    return error instanceof UsageError ? 2 : 1;
  }
}

function isCommand(name: string): name is (typeof COMMANDS)[number] {
  return COMMANDS.some((command) => command === name);
}
