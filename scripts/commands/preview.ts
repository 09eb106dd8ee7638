import { resolve } from 'node:path';
import { restorePublished } from '../build/publish-folder.ts';
import { parseCommandLine, UsageError } from '../command-line.ts';
import { serveSite } from '../dev/serve.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultOutFolder } from '../project/folders.ts';

const DEFAULT_PORT = 4173;

/** Serves the site that was built last. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine('preview', args, messages);
  if (!options) return 0;
  await serveAndTell(resolve(options.out ?? defaultOutFolder), messages);
  return 0;
}

/** Serves a site, to this machine unless the environment variable HOST says otherwise, and prints where. */
export async function serveAndTell(folder: string, { serve }: Messages): Promise<void> {
  restorePublished(folder);
  const { url } = await serveSite(folder, chosenPort(), process.env.HOST || undefined);
  console.log(serve.siteAt(url));
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
  throw new UsageError(({ commandLine }) => commandLine.noPort(text));
}
