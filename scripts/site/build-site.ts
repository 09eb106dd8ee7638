import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileSite } from '../compiler/compile.ts';
import { readDataFolder } from '../compiler/read/read-data-folder.ts';
import { writeFiles } from '../compiler/write/write-files.ts';
import { Failure } from '../failure.ts';
import type { Localized } from '../messages/messages.ts';
import { cacheFolder, generatedFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { summarize } from '../report/render-pretty.ts';
import { describeWeights, overweightPages, weighPages } from './budgets.ts';
import { bundleForBrowser, bundleForPrerendering } from './bundle.ts';
import { findDeadLinks } from './check-links.ts';
import { compressFolder } from './compress.ts';
import { finishSite } from './finish.ts';
import { type BrowserColors, siteIcons, siteLinks } from './images/site-icons.ts';
import { sitePictures } from './images/site-pictures.ts';
import { writePictures } from './images/write-pictures.ts';
import { type PrerenderResult, prerender } from './prerender.ts';
import type { Progress } from './progress.ts';
import { folderAside, replaceFolder } from './replace-folder.ts';
import { structuredDataScripts } from './structured-data-scripts.ts';

/** What to build, and where to. */
export interface BuildOptions {
  readonly dataFolder: string;
  readonly outFolder: string;
  readonly siteUrl?: string | undefined;
}

/**
 * Builds the whole site: check and compile, bundle, prerender, finish. The site before stays in place until
 * the new one is complete.
 *
 * @returns whether it was built; if not, the findings were printed
 * @throws Failure if a folder cannot be written to, a page cannot be rendered or is too heavy
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<boolean> {
  process.env.NODE_ENV ??= 'production';
  const generated = generatedFolder(options.dataFolder);
  const sources = readDataFolder(options.dataFolder);
  progress.step(({ build }) => build.steps.checking);
  const compiled = compileSite(sources, { siteUrl: options.siteUrl, today: today() });
  if (!compiled.ok) {
    progress.refused(compiled.diagnostics, sources);
    return false;
  }
  const report = writeFiles(generated, compiled.files);
  progress.done((messages) =>
    messages.build.compiled(
      summarize(compiled.diagnostics, messages),
      report.written.length,
      report.unchanged,
    ),
  );
  const aside = folderAside(options.outFolder);
  progress.step(({ build }) => build.steps.bundling);
  const bundle = await bundleForBrowser(generated, aside);
  const renderFolder = join(cacheFolder, `render-${process.pid}`);
  const module = await bundleForPrerendering(generated, renderFolder);
  progress.step(({ build }) => build.steps.rendering);
  const colors = await browserColors();
  const links = siteLinks(compiled.site, colors);
  const facts = structuredDataScripts(compiled.site);
  const extraHead = (address: string) => [...links, ...(facts.get(address) ?? [])];
  const result = await prerender(module, bundle, extraHead, aside);
  rmSync(renderFolder, { recursive: true });
  refuseBrokenPages(result);
  progress.done(({ build }) => build.rendered(result.pages.length));
  progress.step(({ build }) => build.steps.pictures);
  const { made, reused } = await writePictures(
    [...sitePictures(compiled.site), ...siteIcons(compiled.site, colors)],
    { data: options.dataFolder, out: aside, cache: join(cacheFolder, 'pictures') },
  );
  progress.done(({ build }) => build.pictures(made, reused));
  progress.step(({ build }) => build.steps.finishing);
  finishSite(compiled.site, colors, aside);
  // Development builds carry React's own checks and are nobody's site: they may be heavy, and are not sent.
  if (process.env.NODE_ENV === 'production') progress.done(await compressAndWeigh(result, aside));
  replaceFolder(options.outFolder, aside);
  return true;
}

/**
 * Compresses the site.
 *
 * @returns what its pages weigh
 * @throws Failure if one weighs too much
 */
async function compressAndWeigh({ pages }: PrerenderResult, folder: string): Promise<Localized> {
  const weights = weighPages(pages, folder, await compressFolder(folder));
  const [heaviest] = overweightPages(weights);
  if (heaviest)
    throw new Failure((messages) =>
      messages.build.tooHeavy(heaviest.address, describeWeights([heaviest])(messages)),
    );
  return describeWeights(weights);
}

/** Loaded when needed: the theme brings Mantine with it, which a check does without. */
async function browserColors(): Promise<BrowserColors> {
  const { DEEP, GROUND } = await import('../../src/app/theme/colours.ts');
  return { ground: GROUND, deep: DEEP };
}

function refuseBrokenPages({ pages, failures }: PrerenderResult): void {
  const [failure] = failures;
  // Our own bug: its stack says where.
  if (failure)
    throw new Error(`${failures.length} pages failed, ${failure.address} first.`, { cause: failure.error });
  const dead = findDeadLinks(pages);
  if (dead.length === 0) return;
  const shown = dead.slice(0, 10).map(({ address, href }) => `  ${address} → ${href}`);
  throw new Failure(({ build }) => [build.deadLinks(dead.length), ...shown].join('\n'));
}
