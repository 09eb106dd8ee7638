import { buildSite, consoleProgress } from '../build/build-site.ts';

import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { BUILD_OPTIONS, toBuildOptions } from './build.ts';
import { serveAndTell } from './preview.ts';

const command: CommandDefinition<'start'> = { name: 'start', options: BUILD_OPTIONS };

/** Builds the site, then serves it until it is stopped. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine(command, args, messages);
  if (!options) return 0;
  const build = toBuildOptions(options);
  if (!(await buildSite(build, consoleProgress(messages)))) return 1;
  await serveAndTell(build.outFolder, messages);
  return 0;
}
