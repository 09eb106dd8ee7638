import { chooseMessages, requestedLanguage, UsageError } from './command-line.ts';
import { Failure } from './failure.ts';
import type { Messages } from './messages/messages.ts';

/** Runs a command with its arguments, in the language of the messages; returns the exit code. */
type Command = (args: readonly string[], messages: Messages) => Promise<number>;

interface CommandModule {
  readonly run: Command;
}

/** Each is loaded only when it runs. */
const COMMANDS = {
  check: () => import('./commands/check.ts'),
  compile: () => import('./commands/compile.ts'),
  build: () => import('./commands/build.ts'),
  start: async () => ({ run: (await import('./commands/build.ts')).start }),
  dev: () => import('./commands/dev.ts'),
  preview: () => import('./commands/preview.ts'),
  translations: () => import('./commands/translations.ts'),
  prices: () => import('./commands/prices.ts'),
  new: async () => ({ run: (await import('./commands/entries.ts')).make }),
  rename: async () => ({ run: (await import('./commands/entries.ts')).rename }),
  remove: async () => ({ run: (await import('./commands/entries.ts')).remove }),
  upgrade: () => import('./commands/upgrade.ts'),
  desk: () => import('./commands/desk.ts'),
  schemas: async () => ({ run: (await import('./commands/compile.ts')).schemas }),
  bench: () => import('./commands/bench.ts'),
} as const satisfies Record<string, () => Promise<CommandModule>>;

/**
 * Runs the command that the first argument names.
 *
 * @returns the exit code: 0 fine, 1 findings or failures, 2 bad usage
 */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  let messages = chooseMessages(undefined);
  try {
    messages = chooseMessages(requestedLanguage(args));
    if (!isCommand(name))
      throw new UsageError(({ commandLine }) => commandLine.unknownCommand(name, Object.keys(COMMANDS)));
    return await (await COMMANDS[name]()).run(args, messages);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Failure)) throw error;
    console.error(error.messageIn(messages));
    return error instanceof UsageError ? 2 : 1;
  }
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}
