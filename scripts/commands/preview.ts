import { resolve } from 'node:path';
import { type CommandDefinition, parseCommandLine, UsageError } from '../command-line.ts';
import { defaultOutFolder } from '../project/folders.ts';
import { serveSite } from '../site/serve.ts';

const DEFAULT_PORT = 4173;

const command: CommandDefinition<'out'> = {
  name: 'preview',
  summary: 'Serves the built site. PORT chooses another port.',
  options: { out: { value: 'DIR', help: 'Another folder of the site (dist as usual).' } },
};

/** Serves the site that was built last. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseCommandLine(command, args);
  if (!options) return 0;
  await serveAndTell(resolve(options.out ?? defaultOutFolder));
  return 0;
}

/** Serves a site, and prints where. */
export async function serveAndTell(folder: string): Promise<void> {
  const { url } = await serveSite(folder, chosenPort());
  console.log(`The site is at ${url} (Ctrl+C stops it).`);
}

/**
 * The port of the environment variable PORT.
 *
 * @throws UsageError if that is no port
 */
export function chosenPort(fallback = DEFAULT_PORT): number {
  const text = process.env.PORT ?? '';
  if (text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageError(`PORT is "${text}"; it must be a number from 0 to 65535.`);
}
