import { join } from 'node:path';
import type { ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import { type SiteApp, siteApp } from './app/site-app.ts';
import { sitePictures } from './images/site-pictures.ts';
import { preparePictures } from './images/write-pictures.ts';
import type { SiteFolder } from './store/site-folder.ts';

/** So many pages are resolved ahead: more would fill the memory. */
const PAGES_AHEAD = 200;

/** Folders and state of the code that the app is made with. */
interface AppOptions {
  readonly dataFolder: string;
  /** State of the code. */
  readonly version: string;
  /** Folder of what is kept from one build to the next. */
  readonly kept: string;
}

/**
 * The app of a site. While it is bundled, what can be done without it is.
 *
 * @param bundling called when the app has to be bundled
 * @param out where files of the site go
 * @param damaged told of what was kept and is not as it was
 */
export async function bundledApp(
  site: ResolvedSite,
  options: AppOptions,
  bundling: () => void,
  out: SiteFolder,
  damaged: (path: string) => void,
): Promise<SiteApp> {
  const { dataFolder, version, kept } = options;
  let isBundling = false;
  const start = () => {
    isBundling = true;
    bundling();
  };
  const making = siteApp(site, join(kept, 'apps'), version, start, damaged);
  const [app] = await Promise.all([making, isBundling ? workAhead(site, dataFolder, out) : undefined]);
  return app;
}

/** Fails, where it does, for whoever waits for the bundler as well. */
async function workAhead(site: ResolvedSite, dataFolder: string, out: SiteFolder): Promise<void> {
  const routes = site.languages.flatMap((language) => language.routes);
  for (const route of routes.slice(0, PAGES_AHEAD)) route.prepare();
  await preparePictures(sitePictures(site, new Set()), { data: dataFolder, out });
}
