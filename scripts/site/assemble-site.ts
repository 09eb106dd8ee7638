import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_ADDRESS } from '../../src/domain/offline.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { ResolvedLanguage, ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import { resolveData } from '../compiler/resolve-data.ts';
import { Failure, isOfTheWorld } from '../failure.ts';
import { inspectPictures } from '../pictures/inspect-pictures.ts';
import { cacheFolder, otherDataFolder, shownFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { summarizeSite } from '../report/before-publishing.ts';
import { installedTypefaces } from '../typefaces/fontsource.ts';
import { pageTypeface } from '../typefaces/page-typeface.ts';
import { type SiteTypefaces, siteTypefaces } from '../typefaces/site-typefaces.ts';
import type { SiteApp } from './app/site-app.ts';
import type { BuildOptions } from './build-site.ts';
import { bundledApp } from './bundled-app.ts';
import { finishSite } from './finish.ts';
import { inlineIcon } from './images/inline-icon.ts';
import { type BrowserColors, siteIcons, siteLinks } from './images/site-icons.ts';
import { sitePictures } from './images/site-pictures.ts';
import { writePictures } from './images/write-pictures.ts';
import { type Days, findLastChanges } from './last-changes.ts';
import { workerScript } from './offline/worker-script.ts';
import { describeWeights, warnOfWeights } from './page-weights.ts';
import { chatClickScript } from './pages/chat-clicks.ts';
import { copyMessageScript } from './pages/copy-message.ts';
import { makePages, type PagesReport } from './pages/make-pages.ts';
import { toursFile, toursModule } from './pages/page-data.ts';
import type { HeadExtras, HeadTypeface } from './pages/page-job.ts';
import type { Progress } from './progress.ts';
import { publishFolder } from './publish-folder.ts';
import { FileStore } from './store/file-store.ts';
import { keptFindings } from './store/kept-findings.ts';
import { SiteFolder } from './store/site-folder.ts';

/** What a site is made of, and where it goes. */
interface SiteOptions extends BuildOptions {
  readonly sources: readonly SourceFile[];
  /** Days on which data files last changed. */
  readonly fileDays: Days;
  /** State of the code. */
  readonly version: string;
  /** Folder of what is kept from one build to the next. */
  readonly kept: string;
  /** Folder of what was made of photographs. */
  readonly keptPictures: string;
}

/**
 * Makes a site: check and resolve, bundle the app, make the pages, finish. Only what changed is made, all else is
 * taken over.
 *
 * @returns whether it was made; if not, the findings were printed
 * @throws Failure if a folder cannot be written to or a page cannot be rendered
 */
export async function assembleSite(options: SiteOptions, progress: Progress): Promise<boolean> {
  const { sources, version, kept } = options;
  progress.step(({ build }) => build.steps.checking);
  const pictures = await inspectPictures(sources, cacheFolder);
  const resolved = resolveData(sources, {
    siteUrl: options.siteUrl,
    folder: otherDataFolder(options.dataFolder),
    today: today(),
    pictures,
    typefaces: installedTypefaces(),
    ...keptFindings(kept, version),
  });
  if (!resolved.ok) {
    progress.refused(resolved.diagnostics, sources);
    return false;
  }
  const { site, diagnostics } = resolved;
  progress.done((messages) => summarizeSite(diagnostics, options.dataFolder, messages).join('\n          '));
  const bundling = () => progress.step(({ build }) => build.steps.bundling);
  return publishFolder(options.outFolder, async (aside) => {
    const damaged = tellDamaged(progress);
    const store = new FileStore(join(kept, 'files'), damaged);
    // Development builds carry React's own checks and are nobody's site: they may be heavy, and are not sent.
    const out = new SiteFolder(aside, store, process.env.NODE_ENV === 'production');
    try {
      const app = await bundledApp(site, options, bundling, out, damaged);
      await fillFolder(out, { ...options, site, app }, progress);
    } catch (error) {
      // The folder is taken away: nothing may be written to it any more.
      await out.settle().catch(() => {});
      throw error;
    }
    return true;
  });
}

function tellDamaged(progress: Progress): (path: string) => void {
  return (path) => progress.done(({ build }) => build.madeAgain(shownFolder(path)));
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
  const { site, app, dataFolder, kept, keptPictures } = options;
  progress.step(({ build }) => build.steps.rendering);
  addFolder(out, app.siteFolder);
  const colors = await browserColors();
  const typefaces = await siteTypefaces(site, kept);
  const typefaceHeads = addTypefaces(typefaces, out);
  // React's own checks would tell the difference.
  const icon = out.isCompressed ? inlineIcon(site, dataFolder) : undefined;
  const extraHead = (language: ResolvedLanguage): HeadExtras => ({
    elements: siteLinks(site, language, colors),
    scripts: [...chatClickScript(site, language), ...copyMessageScript(language)],
    typeface: typefaceHeads.get(language.info.code),
    icon,
  });
  const folders = { pages: join(kept, 'pages'), notes: join(kept, 'routes'), files: join(kept, 'files') };
  const making = makePages(site, app, extraHead, { colors, typefaces }, out, folders);
  // Threads that make pages start meanwhile.
  const tours = addTours(site, app, out);
  const pages = await making;
  refuseBrokenPages(pages);
  out.add(WORKER_ADDRESS.slice(1), workerScript(site, app.files.serviceWorker, colors));
  progress.done(({ build }) => build.rendered(pages.made, pages.reused));
  progress.step(({ build }) => build.steps.pictures);
  const files = [...sitePictures(site, pages.previews), ...pages.shares, ...siteIcons(site, colors)];
  const pictures = await writePictures(
    files,
    { data: dataFolder, out, cache: keptPictures },
    tellDamaged(progress),
  );
  progress.done(({ build }) => build.pictures(pictures.made, pictures.reused));
  progress.step(({ build }) => build.steps.finishing);
  finishSite(site, pages.inlineScripts, findLastChanges(site, options.fileDays), colors, out);
  await out.settle();
  if (!out.isCompressed) return;
  const sources = new Map(files.map(({ address, source }) => [address, source]));
  const { styleSheet, search } = app.files;
  const searched = { scripts: search, parts: tours };
  for (const line of describeWeights(pages.parts, styleSheet, searched, out)) progress.done(line);
  for (const line of warnOfWeights(pages.parts, tours, sources, out)) progress.done(line);
}

/** Adds the files of typefaces; gives what heads say of them, by language. */
function addTypefaces(typefaces: SiteTypefaces, out: SiteFolder): ReadonlyMap<string, HeadTypeface> {
  return new Map(
    [...typefaces].map(([code, typeface]) => {
      const { head, files } = pageTypeface(typeface);
      for (const { path, bytes } of files) out.add(path, bytes);
      return [code, head];
    }),
  );
}

/** Adds what the search of tours loads; gives the files. */
function addTours({ languages }: ResolvedSite, { files }: SiteApp, out: SiteFolder): readonly string[] {
  return languages.flatMap(({ info, tourParts }) =>
    tourParts.map((tours, part) => {
      const file = toursFile(files.dataAddress, info.code, part);
      out.add(file, toursModule(tours));
      return file;
    }),
  );
}

function addFolder(out: SiteFolder, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (statSync(path).isFile()) out.add(entry.replaceAll('\\', '/'), readFileSync(path));
  }
}

/** Loaded when needed: the theme brings Mantine with it, which a check does without. */
async function browserColors(): Promise<BrowserColors> {
  const { DEEP, GROUND } = await import('../../src/app/theme/colours.ts');
  return { ground: GROUND, deep: DEEP };
}

function refuseBrokenPages({ failures, deadLinks }: PagesReport): void {
  const [failure] = failures;
  if (failure && (failure.error instanceof Failure || isOfTheWorld(failure.error))) throw failure.error;
  // Our own bug: its stack says where.
  if (failure)
    throw new Error(`${failures.length} pages failed, ${failure.address} first.`, { cause: failure.error });
  if (deadLinks.length === 0) return;
  const shown = deadLinks.slice(0, 10).map(({ address, href }) => `  ${address} → ${href}`);
  throw new Failure(({ build }) => [build.deadLinks(deadLinks.length), ...shown].join('\n'));
}
