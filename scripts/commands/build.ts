import { resolve } from 'node:path';
import { type CommandDefinition, type OptionValues, parseCommandLine, UsageError } from '../command-line.ts';
import { defaultDataFolder, defaultOutFolder, shownFolder } from '../project/folders.ts';
import { type BuildOptions, buildSite } from '../site/build-site.ts';
import { consoleProgress } from '../site/progress.ts';

type BuildOptionName = 'data' | 'out' | 'site-url';

/** The options of every command that builds. */
export const buildOptionDefinitions: CommandDefinition<BuildOptionName>['options'] = {
  data: { value: 'DIR', help: 'Another data folder.' },
  out: { value: 'DIR', help: 'Another folder for the site (dist as usual).' },
  'site-url': { value: 'URL', help: 'Address of the published site instead of the one in site.json.' },
};

const command: CommandDefinition<BuildOptionName> = {
  name: 'build',
  summary: 'Builds the static site. Exit code 0: built, 1: errors, 2: bad usage.',
  options: buildOptionDefinitions,
};

/** Builds the site once. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseCommandLine(command, args);
  if (!options) return 0;
  const build = toBuildOptions(options);
  if (!(await buildSite(build, consoleProgress()))) return 1;
  console.log(`The site is in ${shownFolder(build.outFolder)}.`);
  return 0;
}

/**
 * The options as the builder takes them.
 *
 * @throws UsageError if the address is none
 */
export function toBuildOptions(options: OptionValues<BuildOptionName>): BuildOptions {
  const siteUrl = options['site-url'];
  if (siteUrl !== undefined && !/^https?:\/\/[^/]/.test(siteUrl)) {
    throw new UsageError(`"${siteUrl}" is not a web address. Write one such as https://www.example.com.`);
  }
  return {
    dataFolder: resolve(options.data ?? defaultDataFolder),
    outFolder: resolve(options.out ?? defaultOutFolder),
    siteUrl,
  };
}
