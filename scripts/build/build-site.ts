import { join, resolve } from 'node:path';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { Failure, isEnvironmentError } from '../failure.ts';
import { openDataFolder } from '../operator/data-folder/open-folder.ts';
import { keptFolder, shownFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { toolVersion } from './app/code-version.ts';
import { BuildCache, hashOf, whereverPossible } from './build-cache.ts';
import { type Days, readFileDays } from './last-changes.ts';
import type { Progress } from './progress.ts';
import { restorePublished } from './publish-folder.ts';
import { SiteRecord } from './site-record.ts';

/** What to build, and where to. */
export interface BuildOptions {
  readonly dataFolder: string;
  readonly outFolder: string;
  readonly siteUrl?: string | undefined;
}

/**
 * Builds the whole site, unless the one in the folder follows from just the same. The site before stays in place
 * until the new one is complete.
 *
 * @returns whether the site is there; if not, the findings were printed
 * @throws Failure if a folder cannot be written to or a page cannot be rendered
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<boolean> {
  process.env.NODE_ENV ??= 'production';
  restorePublished(options.outFolder);
  const version = toolVersion();
  const sources = openDataFolder(options.dataFolder, (sentence) => progress.done(sentence));
  const fileDays = readFileDays(options.dataFolder);
  const inputs = hashInputs(version, sources, fileDays, options);
  const record = new SiteRecord(resolve(options.outFolder), join(keptFolder, 'sites'));
  if (record.holds(inputs)) {
    progress.done(({ build }) => build.unchanged);
    return true;
  }
  const cache = new BuildCache(keptFolder, (path) =>
    progress.done(({ build }) => build.madeAgain(shownFolder(path))),
  );
  // Compiler and libraries take longer to load than all of the above.
  const { assembleSite } = await import('./assemble-site.ts');
  try {
    if (!(await assembleSite({ ...options, sources, fileDays, version, cache }, progress))) return false;
  } catch (error) {
    throw isEnvironmentError(error) ? Failure.from(error, ({ build }) => build.notMade) : error;
  }
  whereverPossible(() => {
    record.write(inputs);
    cache.sweep();
  });
  return true;
}

/** All that a site follows from. */
function hashInputs(
  version: string,
  sources: readonly SourceFile[],
  fileDays: Days,
  { siteUrl = '' }: BuildOptions,
): string {
  const files = sources.map(({ path, bytes }) => [path, hashOf(bytes)]);
  // Acknowledged findings come back one day.
  return hashOf(JSON.stringify([version, siteUrl, today(), [...fileDays], files]));
}
