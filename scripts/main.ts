import { UsageError } from './command-line.ts';
import { Failure } from './failure.ts';

/** A command: takes its arguments, gives the exit code. */
type Command = (args: readonly string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, () => Promise<{ readonly run: Command }>>> = {
  check: () => import('./commands/check.ts'),
  compile: () => import('./commands/compile.ts'),
  build: () => import('./commands/build.ts'),
  start: () => import('./commands/start.ts'),
  dev: () => import('./commands/dev.ts'),
  preview: () => import('./commands/preview.ts'),
  schemas: () => import('./commands/schemas.ts'),
  bench: () => import('./commands/bench.ts'),
  test: () => import('./commands/test.ts'),
};

/**
 * Runs the command that the first argument names.
 *
 * @returns the exit code: 0 fine, 1 findings or failures, 2 bad usage
 */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    console.error(`Unknown command "${name}". Known are: ${Object.keys(COMMANDS).join(', ')}.`);
    return 2;
  }
  try {
    return await (await load()).run(args);
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
