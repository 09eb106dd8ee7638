import { UsageError } from './command-line.ts';
import { Failure } from './failure.ts';

/** A command: takes its arguments, gives the exit code. */
type Command = (args: readonly string[]) => Promise<number>;

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
  'schemas',
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
  if (!isCommand(name)) {
    console.error(`Unknown command "${name}". Known are: ${COMMANDS.join(', ')}.`);
    return 2;
  }
  try {
    return await (await load(`./commands/${name}.ts`)).run(args);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(error.message);
      return 2;
    }
    if (error instanceof Failure) {
      console.error(error.message);
      return 1;
    }
    throw error;
  }
}

function isCommand(name: string): name is (typeof COMMANDS)[number] {
  return COMMANDS.some((command) => command === name);
}
