import { join, resolve } from 'node:path';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { Failure, isOfTheWorld } from '../failure.ts';
import { openDataFolder } from '../operator/data-folder/open-folder.ts';
import { cacheFolder, keptFolder as kept } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { toolVersion } from './app/code-version.ts';
import { type Days, readFileDays } from './last-changes.ts';
import type { Progress } from './progress.ts';
import { restorePublished } from './publish-folder.ts';
import { hashOf } from './store/kept-file.ts';
import { SiteRecord } from './store/site-record.ts';
import { sweep } from './store/sweep.ts';

/** What to build, and where to. */
export interface BuildOptions {
  readonly dataFolder: string;
  readonly outFolder: string;
  readonly siteUrl?: string | undefined;
}

/** What was made of photographs, of all sites. */
const keptPictures = join(cacheFolder, 'pictures');

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
  const record = new SiteRecord(resolve(options.outFolder), join(kept, 'sites'));
  if (record.holds(inputs)) {
    progress.done(({ build }) => build.unchanged);
    return true;
  }
  // Compiler and libraries take longer to load than all of the above.
  const { assembleSite } = await import('./assemble-site.ts');
  try {
    if (!(await assembleSite({ ...options, sources, fileDays, version, kept, keptPictures }, progress)))
      return false;
  } catch (error) {
    throw isOfTheWorld(error) ? Failure.from(error, ({ build }) => build.notMade) : error;
  }
  tidyUp(() => {
    record.write(inputs);
    sweep(kept, keptPictures);
  });
  return true;
}

/** What only saves time and room later: the site is there without it. */
function tidyUp(use: () => void): void {
  try {
    use();
  } catch (error) {
    if (!isOfTheWorld(error)) throw error;
  }
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
