import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AppContent, appContent } from '../../compiler/emit/app-content.ts';
import type { MessageGroup, ResolvedMessage } from '../../compiler/resolve/messages.ts';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { hashOf, markUsed } from '../store/kept-file.ts';
import { type AppFiles, PAGE_WORKER } from './app-files.ts';
import { bundleApart } from './bundler.ts';

const APP_FILE = 'app.json';
const SUM_FILE = 'sum';
const SITE_FOLDER = 'site';
const WORKER_FOLDER = 'worker';

/** The app of a site, bundled. */
export interface SiteApp {
  /** Changes with anything that a page may follow from, but for its own data. */
  readonly version: string;
  readonly files: AppFiles;
  /** File with the same. */
  readonly appFile: string;
  /** Folder with the files of the site. */
  readonly siteFolder: string;
  /** Module that makes pages. */
  readonly worker: string;
}

/**
 * The app of a site: what was bundled before of the same code, texts of the interface and languages; else it is
 * bundled, and kept.
 *
 * @param kept folder of bundled apps
 * @param toolVersion state of the code
 * @param bundling called when the app has to be bundled
 * @param damaged told of what was kept and is not as it was: it is made again
 * @throws Error of the system where the bundler cannot write
 */
export async function siteApp(
  site: ResolvedSite,
  kept: string,
  toolVersion: string,
  bundling: () => void,
  damaged: (path: string) => void,
): Promise<SiteApp> {
  const content = appContent(site);
  const { url, hasRemotePictures, isKeptOffline, languages } = content;
  const made = hashOf(JSON.stringify([url, hasRemotePictures, isKeptOffline, spoken(languages)]));
  const version = `${toolVersion}-${made}`;
  const folder = join(kept, version);
  if (existsSync(folder) && !isWhole(folder)) {
    damaged(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  if (!existsSync(folder)) {
    const aside = `${folder}.${process.pid}`;
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside, { recursive: true });
    try {
      bundling();
      const files = await bundleApart({
        content,
        generated: join(aside, 'generated'),
        siteFolder: join(aside, SITE_FOLDER),
        workerFolder: join(aside, WORKER_FOLDER),
      });
      writeFileSync(join(aside, APP_FILE), JSON.stringify(files));
      writeFileSync(join(aside, SUM_FILE), sumOf(aside));
      moveInto(folder, aside);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      throw error;
    }
  }
  const appFile = join(folder, APP_FILE);
  markUsed(appFile);
  return {
    version,
    files: JSON.parse(readFileSync(appFile, 'utf8')) as AppFiles,
    appFile,
    siteFolder: join(folder, SITE_FOLDER),
    worker: join(folder, WORKER_FOLDER, PAGE_WORKER),
  };
}

/** What each language says of itself and in the interface. */
function spoken(languages: AppContent['languages']): unknown {
  return languages.map(({ info, messages }) => [info, entriesOf(messages)]);
}

/** Maps are nothing in JSON. */
function entriesOf(entry: MessageGroup | ResolvedMessage): unknown {
  if (entry.type === 'message') return entry;
  return [...entry.entries].map(([name, child]) => [name, entriesOf(child)]);
}

/** Whether a bundled app is as it was kept. */
function isWhole(folder: string): boolean {
  try {
    return readFileSync(join(folder, SUM_FILE), 'utf8') === sumOf(folder);
  } catch {
    return false;
  }
}

/** All that is used of a bundled app, in one word. */
function sumOf(folder: string): string {
  const files = [SITE_FOLDER, WORKER_FOLDER].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const all = [join(folder, APP_FILE), ...files.toSorted()];
  return hashOf(all.map((path) => `${relative(folder, path)} ${hashOf(readFileSync(path))}`).join('\n'));
}

/** Another build may have made the same meanwhile. */
function moveInto(folder: string, aside: string): void {
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(aside, { recursive: true });
  }
}
