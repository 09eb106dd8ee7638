import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { appContent } from '../../compiler/emit/app-content.ts';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { writeFiles } from '../../compiler/write/write-files.ts';
import { buildCacheFolder, projectFolder } from '../../project/folders.ts';
import { type BuildCache, type CachedFiles, decode, hashInputs } from '../build-cache.ts';
import type { AppFiles } from './app-files.ts';
import type { BundledApp, BundleRequest } from './bundle.ts';
import type { BundleAnswer } from './bundle-process.ts';

/** The app of a site, bundled. */
export interface SiteApp {
  /** A hash of all inputs of a page except its own data. */
  readonly version: string;
  readonly files: AppFiles;
  /** Files of the site, by their paths. */
  readonly siteFiles: CachedFiles;
  /** Path of the module that makes pages. */
  readonly worker: string;
}

const APP = 'app.json';
const WORKER = 'page-worker.mjs';

/**
 * Bundles the app of a site, unless the cache has it for the same code, interface texts and languages.
 *
 * @param toolVersion state of the code
 * @param bundling called when the app has to be bundled
 */
export async function siteApp(
  site: ResolvedSite,
  cache: BuildCache,
  toolVersion: string,
  bundling: () => void,
): Promise<SiteApp> {
  const content = appContent(site);
  const inputs = [toolVersion, content];
  const entry = await cache.cached('apps', inputs, async () => {
    bundling();
    // Inside the project, where packages are found.
    mkdirSync(join(buildCacheFolder, 'bundling'), { recursive: true });
    const generated = mkdtempSync(join(buildCacheFolder, 'bundling/generated-'));
    try {
      // Slow to load, and not needed if the cache has the app.
      const { emitApp } = await import('../../compiler/emit/emit-site.ts');
      writeFiles(generated, emitApp(content));
      const request = { generated, languages: content.languages.map(({ info }) => info.code) };
      const { files, siteFiles, worker } = await bundleApart(request);
      return { ...siteFiles, [APP]: Buffer.from(JSON.stringify(files)), [WORKER]: worker };
    } finally {
      rmSync(generated, { recursive: true, force: true });
    }
  });
  const { [APP]: app, [WORKER]: worker, ...siteFiles } = entry;
  return {
    version: hashInputs(inputs),
    files: JSON.parse(decode(app)) as AppFiles,
    siteFiles,
    worker: cache.fileWith(worker ?? '', '.mjs'),
  };
}

/** Bundles in a process of its own, with flags that save memory, which is free again before pages are rendered. */
async function bundleApart(request: BundleRequest): Promise<BundledApp> {
  const child = fork(join(import.meta.dirname, 'bundle-process.ts'), {
    // The project's folder is where tsx and its settings are found.
    cwd: projectFolder,
    execArgv: ['--import', 'tsx', '--optimize-for-size'],
    env: { ...process.env, MIMALLOC_PURGE_DELAY: '0' },
    serialization: 'advanced',
  });
  child.send(request);
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The bundler ended without an answer (${code ?? signal}).`);
  });
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [BundleAnswer];
  if ('error' in answer) throw answer.error;
  return answer.app;
}
