import { join } from 'node:path';
import type { ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import { type SiteApp, siteApp } from './app/site-app.ts';
import { sitePictures } from './images/site-pictures.ts';
import { preparePictures } from './images/write-pictures.ts';
import { keepPast, type PastOptions } from './last-changes/page-changes.ts';
import type { SiteFolder } from './store/site-folder.ts';

/** So many pages are resolved ahead: more would fill the memory. */
const PAGES_AHEAD = 200;

/**
 * The app of a site. While it is bundled, what can be done without it is.
 *
 * @param bundling called when the app has to be bundled
 * @param out where files of the site go
 * @param damaged told of what was kept and is not as it was
 */
export async function bundledApp(
  site: ResolvedSite,
  options: Omit<PastOptions, 'site'>,
  bundling: () => void,
  out: SiteFolder,
  damaged: (path: string) => void,
): Promise<SiteApp> {
  const { version, kept } = options;
  let isBundling = false;
  const start = () => {
    isBundling = true;
    bundling();
  };
  const making = siteApp(site, join(kept, 'apps'), version, start, damaged);
  const [app] = await Promise.all([making, isBundling ? workAhead(site, options, out) : undefined]);
  return app;
}

/** Fails, where it does, for whoever waits for the bundler as well. */
async function workAhead(
  site: ResolvedSite,
  options: Omit<PastOptions, 'site'>,
  out: SiteFolder,
): Promise<void> {
  keepPast({ ...options, site });
  const routes = site.languages.flatMap((language) => language.routes);
  for (const route of routes.slice(0, PAGES_AHEAD)) route.prepare();
  await preparePictures(sitePictures(site, new Set()), { data: options.dataFolder, out });
}
