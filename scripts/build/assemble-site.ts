import { WORKER_ADDRESS } from '../../src/shared/offline.ts';
import type { GeneratedFile } from '../compiler/emit/generated-file.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { ResolvedLanguage, ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import { resolveData } from '../compiler/resolve-data.ts';
import { otherDataFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { summarizeSite } from '../report/before-publishing.ts';
import { type SiteApp, siteApp } from './app/site-app.ts';
import type { BuildCache } from './build-cache.ts';
import type { BuildOptions, Progress } from './build-site.ts';
import { apacheFiles } from './hosting/apache.ts';
import { hostFiles, hostRules } from './hosting/host-rules.ts';
import { redirectPages } from './hosting/redirects.ts';
import { inspectPictures } from './images/inspect-pictures.ts';
import { type BrowserColors, siteIcons, siteLinks, webManifests } from './images/site-icons.ts';
import { sitePictures } from './images/site-pictures.ts';
import { writePictures } from './images/write-pictures.ts';
import { type Days, findLastChanges } from './last-changes.ts';
import { LICENSES_FILE, licenseTexts } from './licenses.ts';
import { workerScript } from './offline/worker-script.ts';
import { warnOfWeights } from './page-weights.ts';
import { chatClickScript, copyMessageScript } from './pages/document.ts';
import { makePages } from './pages/make-pages.ts';
import { toursFile, toursModule } from './pages/page-data.ts';
import type { HeadExtras, HeadTypeface } from './pages/page-job.ts';
import { publishFolder } from './publish-folder.ts';
import { SiteFolder } from './site-folder.ts';
import { sitemapFiles } from './sitemap.ts';
import { installedTypefaces } from './typefaces/fontsource.ts';
import { pageTypeface, type SiteTypefaces, siteTypefaces } from './typefaces/site-typefaces.ts';

interface SiteOptions extends BuildOptions {
  readonly sources: readonly SourceFile[];
  /** When data files last changed. */
  readonly fileDays: Days;
  /** Identifies the state of the code. */
  readonly version: string;
  readonly cache: BuildCache;
}

/**
 * Checks and resolves the data, bundles the app, makes the pages and publishes the folder. What did not change comes from
 * the cache.
 *
 * @returns false if the data has errors, which were printed
 * @throws Failure if a folder cannot be written to or a page cannot be rendered
 */
export async function assembleSite(options: SiteOptions, progress: Progress): Promise<boolean> {
  const { sources, version, cache } = options;
  progress.step(({ build }) => build.steps.checking);
  const pictures = await inspectPictures(sources, cache);
  const resolved = resolveData(sources, {
    forBuilding: true,
    siteUrl: options.siteUrl,
    folder: otherDataFolder(options.dataFolder),
    today: today(),
    pictures,
    typefaces: installedTypefaces(),
  });
  if (!resolved.ok) {
    progress.refused(resolved.diagnostics, sources);
    return false;
  }
  const { site, diagnostics } = resolved;
  progress.done((messages) => summarizeSite(diagnostics, options.dataFolder, messages).join('\n          '));
  const bundling = () => progress.step(({ build }) => build.steps.bundling);
  return publishFolder(options.outFolder, async (aside) => {
    // Development builds are not published: their weight does not matter.
    const out = new SiteFolder(aside, cache, process.env.NODE_ENV === 'production', options.outFolder);
    try {
      const app = await siteApp(site, cache, version, bundling);
      await fillFolder(out, { ...options, site, app }, progress);
    } catch (error) {
      // The folder is removed next, so pending writes have to end first.
      await out.settle().catch(() => {});
      throw error;
    }
    return true;
  });
}

/** Fills a folder with a whole site. */
async function fillFolder(
  out: SiteFolder,
  options: SiteOptions & {
    readonly site: ResolvedSite;
    readonly app: SiteApp;
  },
  progress: Progress,
): Promise<void> {
  const { site, app, dataFolder, cache } = options;
  progress.step(({ build }) => build.steps.rendering);
  for (const [path, bytes] of Object.entries(app.siteFiles)) out.add(path, bytes);
  const colors = await browserColors();
  const typefaces = await siteTypefaces(site, cache);
  const typefaceHeads = addTypefaces(typefaces, out);
  const extraHead = (language: ResolvedLanguage): HeadExtras => ({
    elements: siteLinks(site, language, colors),
    scripts: [...chatClickScript(site, language), ...copyMessageScript(language)],
    typeface: typefaceHeads.get(language.info.code),
  });
  const typefacePackages = [...typefaces.values()].map(({ source }) => source.name);
  out.add(LICENSES_FILE, licenseTexts([...app.files.packages, ...typefacePackages]));
  const tours = addTours(site, app, out);
  const pages = await makePages(site, app, extraHead, { colors, typefaces }, out, cache);
  out.add(WORKER_ADDRESS.slice(1), workerScript(site, app.files.serviceWorker, colors));
  progress.done(({ build }) => build.rendered(pages.made, pages.reused));
  progress.step(({ build }) => build.steps.pictures);
  const files = [...sitePictures(site, pages.previews), ...pages.shares, ...siteIcons(site, colors)];
  const pictures = await writePictures(files, { data: dataFolder, out, cache });
  progress.done(({ build }) => build.pictures(pictures.made, pictures.reused));
  progress.step(({ build }) => build.steps.finishing);
  finishSite(site, pages.inlineScripts, findLastChanges(site, options.fileDays), colors, out);
  await out.settle();
  if (!out.isCompressed) return;
  const sources = new Map(files.map(({ address, source }) => [address, source]));
  for (const line of warnOfWeights(pages.parts, tours, sources, out)) progress.done(line);
}

/** Adds the files of typefaces; returns their head elements by language. */
function addTypefaces(typefaces: SiteTypefaces, out: SiteFolder): ReadonlyMap<string, HeadTypeface> {
  return new Map(
    [...typefaces].map(([code, typeface]) => {
      const { head, files } = pageTypeface(typeface);
      for (const { path, bytes } of files) out.add(path, bytes);
      return [code, head];
    }),
  );
}

/** Adds the parts that the search of tours loads; returns their paths. */
function addTours({ languages }: ResolvedSite, { files }: SiteApp, out: SiteFolder): readonly string[] {
  return languages.flatMap(({ info, tourParts }) =>
    tourParts.map((tours, part) => {
      const file = toursFile(files.dataAddress, info.code, part);
      out.add(file, toursModule(tours));
      return file;
    }),
  );
}

/** Imports the theme only for a build: it loads Mantine, which a check does not need. */
async function browserColors(): Promise<BrowserColors> {
  const { ICON_BACKGROUND, PAGE_BACKGROUND } = await import('../../src/app/theme/colours.ts');
  return { ground: PAGE_BACKGROUND, deep: ICON_BACKGROUND };
}

/**
 * Adds the files beside the pages: drawn pictures, manifests, sitemap, rules for robots and hosts, redirects.
 *
 * @param inlineScripts hashes
 * @param changed days on which pages last changed, by path
 */
function finishSite(
  site: ResolvedSite,
  inlineScripts: readonly string[],
  changed: ReadonlyMap<string, string>,
  colors: BrowserColors,
  out: SiteFolder,
): void {
  for (const { src, content } of site.drawings) out.add(src.slice(1), content);
  for (const { path, content } of [...webManifests(site, colors), ...listSitemapFiles(site, changed)])
    out.add(path, content);
  out.add('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', site.url)}\n`);
  const rules = hostRules(site, inlineScripts);
  for (const { path, content } of [...redirectPages(site), ...hostFiles(rules), ...apacheFiles(rules)])
    out.add(path, content);
}

function listSitemapFiles(
  { url, languages }: ResolvedSite,
  changed: ReadonlyMap<string, string>,
): readonly GeneratedFile[] {
  const paths = (languages[0]?.routes ?? []).filter(({ isListed }) => isListed).map(({ path }) => path);
  return sitemapFiles(
    url,
    languages.map(({ info }) => info),
    paths,
    changed,
  );
}
