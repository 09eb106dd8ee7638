import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { Failure, isEnvironmentError } from '../failure.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { openDataFolder } from '../operator/data-folder/open-folder.ts';
import { buildCacheFolder, shownFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { reportFindings } from '../report/render-pretty.ts';
import { toolVersion } from './app/code-version.ts';
import { BuildCache, hashContent, ignoreDiskErrors, replaceFile } from './build-cache.ts';
import { type Days, readFileDays } from './last-changes.ts';
import { restorePublished } from './publish-folder.ts';

export interface BuildOptions {
  readonly dataFolder: string;
  readonly outFolder: string;
  readonly siteUrl?: string | undefined;
}

/**
 * Builds the whole site, unless the one in the folder has the same inputs. The old site stays in place until the new
 * one is complete.
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
  const inputs = hashSiteInputs(version, sources, fileDays, options);
  const site = resolve(options.outFolder);
  const record = join(buildCacheFolder, 'sites', hashContent(site));
  if (isUnchanged(record, site, inputs)) {
    progress.done(({ build }) => build.unchanged);
    return true;
  }
  const cache = new BuildCache(buildCacheFolder, (path) =>
    progress.done(({ build }) => build.madeAgain(shownFolder(path))),
  );
  // Compiler and libraries take longer to load than all of the above.
  const { assembleSite } = await import('./assemble-site.ts');
  try {
    if (!(await assembleSite({ ...options, sources, fileDays, version, cache }, progress))) return false;
  } catch (error) {
    throw isEnvironmentError(error) ? Failure.from(error, ({ build }) => build.notMade) : error;
  }
  ignoreDiskErrors(() => {
    replaceFile(record, describeSite(site, inputs));
    cache.sweep();
  });
  return true;
}

function hashSiteInputs(
  version: string,
  sources: readonly SourceFile[],
  fileDays: Days,
  { siteUrl = '' }: BuildOptions,
): string {
  const files = sources.map(({ path, bytes }) => [path, hashContent(bytes)]);
  // Acknowledged findings come back one day.
  return hashContent(JSON.stringify([version, siteUrl, today(), [...fileDays], files]));
}

/** True if the site in a folder was made of these inputs, by its record, and no file has changed since. */
function isUnchanged(record: string, folder: string, inputs: string): boolean {
  try {
    const recorded = readFileSync(record, 'utf8');
    return recorded.startsWith(`${inputs} `) && recorded === describeSite(folder, inputs);
  } catch {
    return false;
  }
}

/** The record of a site: its inputs, and the hash of its files. */
function describeSite(folder: string, inputs: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return `${inputs} ${hashContent(files.map((path) => `${path} ${hashContent(readFileSync(path))}`).join('\n'))}`;
}

export interface Progress {
  /** Called when a stage begins. */
  step(what: Localized): void;
  /** Reports the result of a stage. */
  done(what: Localized): void;
  /** Reports findings that prevent the build. */
  refused(findings: readonly Diagnostic[], sources: readonly SourceFile[]): void;
}

/** Progress on standard output, with the seconds since the start. */
export function consoleProgress(messages: Messages): Progress {
  const start = performance.now();
  return {
    step: (what) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`[${seconds.padStart(5)} s] ${what(messages)} …`);
    },
    done: (what) => console.log(`          ${what(messages)}`),
    refused: (findings, sources) => reportFindings(findings, sources, messages),
  };
}
