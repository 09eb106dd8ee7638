import { resolve } from 'node:path';
import { isFrontAddress } from '../../schema/primitives.ts';
import { type BuildOptions, buildSite, consoleProgress } from '../build/build-site.ts';
import { writeServerConfigs } from '../build/hosting/server-configs.ts';
import { type OptionName, type OptionValues, parseCommandLine, UsageError } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, defaultOutFolder, shownFolder } from '../project/folders.ts';
import { serveAndTell } from './preview.ts';

/** Builds the site once. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine('build', args, messages);
  if (!options) return 0;
  const build = toBuildOptions(options);
  if (!(await buildSite(build, consoleProgress(messages)))) return 1;
  console.log(messages.build.done(shownFolder(build.outFolder)));
  const configs = options['server-config'];
  if (configs === undefined) return 0;
  writeServerConfigs(build.outFolder, resolve(configs), messages);
  console.log(messages.serverConfig.done(shownFolder(resolve(configs))));
  return 0;
}

/** Builds the site, then serves it until it is stopped. */
export async function start(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine('start', args, messages);
  if (!options) return 0;
  const build = toBuildOptions(options);
  if (!(await buildSite(build, consoleProgress(messages)))) return 1;
  await serveAndTell(build.outFolder, messages);
  return 0;
}

/**
 * The options as the builder takes them.
 *
 * @throws UsageError if the address is none, or that of a folder
 */
export function toBuildOptions(options: OptionValues<OptionName<'start'>>): BuildOptions {
  const siteUrl = options['site-url'];
  if (siteUrl !== undefined && !/^https?:\/\/[^/]/.test(siteUrl)) {
    throw new UsageError(({ commandLine }) => commandLine.noWebAddress(siteUrl));
  }
  if (siteUrl !== undefined && !isFrontAddress(siteUrl)) {
    throw new UsageError(({ commandLine }) => commandLine.notFrontAddress(siteUrl));
  }
  return {
    dataFolder: resolve(options.data ?? defaultDataFolder),
    outFolder: resolve(options.out ?? defaultOutFolder),
    siteUrl,
  };
}
