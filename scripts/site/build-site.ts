import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileSite } from '../compiler/compile.ts';
import { readDataFolder, type SourceFile } from '../compiler/read/read-data-folder.ts';
import { Failure } from '../failure.ts';
import { cacheFolder, shownFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { summarize } from '../report/render-pretty.ts';
import { toolVersion } from './app/code-version.ts';
import { siteApp } from './app/site-app.ts';
import { describeWeights, overweightPages, weighPages } from './budgets.ts';
import { finishSite } from './finish.ts';
import { type BrowserColors, siteIcons, siteLinks } from './images/site-icons.ts';
import { sitePictures } from './images/site-pictures.ts';
import { writePictures } from './images/write-pictures.ts';
import { makePages, type PagesReport } from './pages/make-pages.ts';
import type { Progress } from './progress.ts';
import { folderAside, replaceFolder } from './replace-folder.ts';
import { FileStore } from './store/file-store.ts';
import { hashOf } from './store/kept-file.ts';
import { SiteFolder } from './store/site-folder.ts';
import { SiteRecord } from './store/site-record.ts';
import { sweep } from './store/sweep.ts';

/** What to build, and where to. */
export interface BuildOptions {
  readonly dataFolder: string;
  readonly outFolder: string;
  readonly siteUrl?: string | undefined;
}

/** What is kept from one build to the next, of all sites. */
const kept = join(cacheFolder, 'build');
const KEPT = {
  apps: join(kept, 'apps'),
  pages: join(kept, 'pages'),
  files: join(kept, 'files'),
  sites: join(kept, 'sites'),
} as const;

/**
 * Builds the whole site: check and resolve, bundle the app, make the pages, finish. Only what changed is made, all
 * else is taken over. The site before stays in place until the new one is complete.
 *
 * @returns whether it was built; if not, the findings were printed
 * @throws Failure if a folder cannot be written to, a page cannot be rendered or is too heavy
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<boolean> {
  process.env.NODE_ENV ??= 'production';
  const version = toolVersion();
  const sources = readDataFolder(options.dataFolder);
  const inputs = hashInputs(version, sources, options);
  const record = new SiteRecord(resolve(options.outFolder), KEPT.sites);
  if (record.holds(inputs)) {
    progress.done(({ build }) => build.unchanged);
    return true;
  }
  progress.step(({ build }) => build.steps.checking);
  const compiled = compileSite(sources, { siteUrl: options.siteUrl, today: today() });
  if (!compiled.ok) {
    progress.refused(compiled.diagnostics, sources);
    return false;
  }
  const { site, diagnostics } = compiled;
  progress.done((messages) => summarize(diagnostics, messages));
  const app = await siteApp(site, KEPT.apps, version, () =>
    progress.step(({ build }) => build.steps.bundling),
  );
  progress.step(({ build }) => build.steps.rendering);
  const aside = folderAside(options.outFolder);
  const store = new FileStore(KEPT.files, (path) =>
    progress.done(({ build }) => build.madeAgain(shownFolder(path))),
  );
  // Development builds carry React's own checks and are nobody's site: they may be heavy, and are not sent.
  const isPublished = process.env.NODE_ENV === 'production';
  const out = new SiteFolder(aside, store, isPublished);
  addFolder(out, app.siteFolder);
  const colors = await browserColors();
  const pages = await makePages(site, app, siteLinks(site, colors), out, KEPT);
  refuseBrokenPages(pages);
  progress.done(({ build }) => build.rendered(pages.made, pages.reused));
  progress.step(({ build }) => build.steps.pictures);
  const pictures = await writePictures([...sitePictures(site, pages.previews), ...siteIcons(site, colors)], {
    data: options.dataFolder,
    out,
    cache: join(cacheFolder, 'pictures'),
  });
  progress.done(({ build }) => build.pictures(pictures.made, pictures.reused));
  progress.step(({ build }) => build.steps.finishing);
  finishSite(site, colors, out);
  if (isPublished) refuseHeavyPages(pages, out, progress);
  replaceFolder(options.outFolder, aside);
  record.write(inputs);
  sweep(kept);
  return true;
}

/** All that a site follows from. */
function hashInputs(version: string, sources: readonly SourceFile[], { siteUrl = '' }: BuildOptions): string {
  const files = sources.map(({ path, bytes }) => [path, hashOf(bytes)]);
  // Acknowledged findings come back one day.
  return hashOf(JSON.stringify([version, siteUrl, today(), files]));
}

function addFolder(out: SiteFolder, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (statSync(path).isFile()) out.add(entry.replaceAll('\\', '/'), readFileSync(path));
  }
}

/** @throws Failure if a page weighs too much */
function refuseHeavyPages({ parts }: PagesReport, { sizes }: SiteFolder, progress: Progress): void {
  const weights = weighPages(parts, sizes);
  const [heaviest] = overweightPages(weights);
  if (heaviest)
    throw new Failure((messages) =>
      messages.build.tooHeavy(heaviest.address, describeWeights([heaviest])(messages)),
    );
  progress.done(describeWeights(weights));
}

/** Loaded when needed: the theme brings Mantine with it, which a check does without. */
async function browserColors(): Promise<BrowserColors> {
  const { DEEP, GROUND } = await import('../../src/app/theme/colours.ts');
  return { ground: GROUND, deep: DEEP };
}

function refuseBrokenPages({ failures, deadLinks }: PagesReport): void {
  const [failure] = failures;
  // Our own bug: its stack says where.
  if (failure)
    throw new Error(`${failures.length} pages failed, ${failure.address} first.`, { cause: failure.error });
  if (deadLinks.length === 0) return;
  const shown = deadLinks.slice(0, 10).map(({ address, href }) => `  ${address} → ${href}`);
  throw new Failure(({ build }) => [build.deadLinks(deadLinks.length), ...shown].join('\n'));
}
