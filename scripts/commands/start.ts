import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import { buildSite } from '../site/build-site.ts';
import { consoleProgress } from '../site/progress.ts';
import { buildOptionDefinitions, toBuildOptions } from './build.ts';
import { serveAndTell } from './preview.ts';

const command: CommandDefinition<'data' | 'out' | 'site-url'> = {
  name: 'start',
  summary: 'Builds the site and serves it. PORT chooses another port.',
  options: buildOptionDefinitions,
};

/** Builds the site, then serves it until it is stopped. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseCommandLine(command, args);
  if (!options) return 0;
  const build = toBuildOptions(options);
  if (!(await buildSite(build, consoleProgress()))) return 1;
  await serveAndTell(build.outFolder);
  return 0;
}
