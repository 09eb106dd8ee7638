import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type SiteName, siteFolder } from './site-folders.ts';

/** Bytes of files of a site as they are sent. */
export function sentBytes(site: SiteName, paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => {
    const file = join(siteFolder(site), decodeURI(path));
    return sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }, 0);
}

/** Collects the paths of the scripts that a page loads from now on. Links in view are fetched ahead unless it saves data. */
export async function collectScripts(page: Page): Promise<Set<string>> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) loaded.add(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return loaded;
}
