import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { localizedPath, readableAddress } from '../../../src/shared/language-address.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { Failure, isEnvironmentError } from '../../failure.ts';
import type { SiteApp } from '../app/site-app.ts';
import { type BuildCache, type CachedFiles, decode, hashContent } from '../build-cache.ts';
import type { SitePicture } from '../images/site-pictures.ts';
import type { PageParts } from '../page-weights.ts';
import { type ShareStyle, sharePicture } from '../share/share-picture.ts';
import type { SiteFolder } from '../site-folder.ts';
import { structuredDataScript } from './document.ts';
import { layoutDataFile, layoutModule, pageDataFile } from './page-data.ts';
import type { HeadExtras, PageFacts, PageJob, PageSurroundings, PageTask } from './page-job.ts';

/** A page that could not be made, and why. */
interface PageFailure {
  readonly address: string;
  readonly error: unknown;
}

/** A page of a site, resolved but not yet made. */
interface SitePage {
  readonly address: string;
  /** Path of its document below the site's folder. */
  readonly file: string;
  readonly language: string;
  readonly job: PageJob;
  /** `PageSurroundings` in JSON: the same for all pages of a language. */
  readonly surroundings: string;
  readonly surroundingsHash: string;
  /** The picture for shared links that is drawn for this page. */
  readonly share?: SitePicture | undefined;
}

/** Pages that are in memory at a time, for each thread. */
const PAGES_PER_THREAD = 8;

/**
 * Makes every page of a site in threads, and a page for unknown addresses per language. A page whose inputs are the same
 * as in an earlier build comes from the cache.
 *
 * @param extraHead for the head of every page of a language
 * @returns the numbers of pages made and taken from the cache; the parts of pages; addresses of photographs for shared
 * links, and the pictures drawn for them; hashes of inline scripts
 * @throws Failure if a link leads nowhere; Error if a page fails
 */
export async function makePages(
  site: ResolvedSite,
  app: SiteApp,
  extraHead: (language: ResolvedLanguage) => HeadExtras,
  shareStyle: ShareStyle,
  out: SiteFolder,
  cache: BuildCache,
) {
  const { isCompressed } = out;
  const { dataAddress } = app.files;
  const appText = JSON.stringify(app.files);
  const links = new PageLinks();
  const parts: PageParts[] = [];
  const failures: PageFailure[] = [];
  const inlineScripts = new Set<string>();
  const previews = new Set<string>();
  const shares = new Map<string, SitePicture>();
  const threads = availableParallelism();
  const pool = openThreads(app.worker, threads);
  let made = 0;

  const make = async (page: SitePage): Promise<void> => {
    const { address, file, language, job, surroundings, surroundingsHash } = page;
    const { path } = job.page;
    const task: PageTask = { app: appText, surroundings, job: JSON.stringify(job), isCompressed };
    const inputs = [app.version, surroundingsHash, hashContent(task.job), isCompressed];
    const files = await cache.cached('pages', inputs, () => {
      made += 1;
      return pool.run(task) as Promise<CachedFiles>;
    });
    const dataFile = pageDataFile(dataAddress, language, path);
    const data = [layoutDataFile(dataAddress, language), dataFile];
    out.write(file, pickFiles('document', files));
    out.write(dataFile, pickFiles('data', files));
    const facts = JSON.parse(decode(files.facts)) as PageFacts;
    links.add(address, facts.ids, facts.links);
    for (const script of facts.scripts) inlineScripts.add(script);
    parts.push({ address, path, document: file, data, pictures: facts.pictures });
  };

  for (const { info, layout } of site.languages)
    out.add(layoutDataFile(dataAddress, info.code), layoutModule(layout));
  const pending = sitePages(site, extraHead, shareStyle);
  const work = async (): Promise<void> => {
    for (const page of pending) {
      const { share, job, address } = page;
      if (share) shares.set(share.address, share);
      if (job.page.meta.image) previews.add(job.page.meta.image.src);
      // Lets this thread take the pages that others have made.
      await setImmediate();
      await make(page).catch((error: unknown) => failures.push({ address, error }));
    }
  };
  try {
    await Promise.all(Array.from({ length: threads * PAGES_PER_THREAD }, work));
  } finally {
    await pool.destroy();
  }
  refuseBrokenPages(failures, links);
  const reused = parts.length - made;
  const sorted = [...inlineScripts].toSorted();
  return { made, reused, parts, previews, shares: [...shares.values()], inlineScripts: sorted };
}

/** Threads that make pages. */
function openThreads(worker: string, threads: number): Tinypool {
  return new Tinypool({
    filename: pathToFileURL(worker).href,
    name: 'work',
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    // A thread has its next page at hand as soon as it has made one.
    concurrentTasksPerWorker: 2,
    isolateWorkers: false,
  });
}

function refuseBrokenPages(failures: readonly PageFailure[], links: PageLinks): void {
  const [failure] = failures;
  if (failure && (failure.error instanceof Failure || isEnvironmentError(failure.error))) throw failure.error;
  if (failure)
    throw new Error(`${failures.length} pages failed, ${failure.address} first.`, { cause: failure.error });
  const deadLinks = links.findDead();
  if (deadLinks.length === 0) return;
  const shown = deadLinks.slice(0, 10).map(({ address, href }) => `  ${address} → ${href}`);
  throw new Failure(({ build }) => [build.deadLinks(deadLinks.length), ...shown].join('\n'));
}

/** Every page of a site, one at a time, and a page for unknown addresses per language. */
function* sitePages(
  site: ResolvedSite,
  extraHead: (language: ResolvedLanguage) => HeadExtras,
  shareStyle: ShareStyle,
): Generator<SitePage> {
  for (const language of site.languages) {
    const { info, layout, routes, notFound } = language;
    const common: PageSurroundings = {
      ...extraHead(language),
      language: info.code,
      layout,
      externalHosts: site.externalHosts,
    };
    const surroundings = JSON.stringify(common);
    const ofLanguage = { language: info.code, surroundings, surroundingsHash: hashContent(surroundings) };
    for (const route of routes) {
      const page = route.resolve();
      const address = localizedPath(info, route.path);
      const share = sharePicture(site, page, language, shareStyle);
      const elements = [structuredDataScript(route.structuredData(page))];
      const job = { page, elements, share: share?.address };
      yield { ...ofLanguage, address, file: documentFile(address), job, share };
    }
    const address = `${info.prefix}/404`;
    yield { ...ofLanguage, address, file: `${address}.html`.slice(1), job: { page: notFound, elements: [] } };
  }
}

/** `/` is `index.html`, `/about` is `about/index.html`. */
function documentFile(address: string): string {
  return `${readableAddress(address)}/index.html`.replace(/^\/+/, '');
}

/** The files whose names begin with a prefix, by the rest of their names. */
function pickFiles(prefix: string, files: CachedFiles): CachedFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, bytes]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), bytes]] : [],
    ),
  );
}

/** The links between the pages of a site, checked once all pages are known. */
class PageLinks {
  readonly #ids = new Map<string, ReadonlySet<string>>();
  /** Pages by the targets of their links. */
  readonly #links = new Map<string, string[]>();

  /**
   * @param ids places on the page
   * @param links links inside the site
   */
  add(address: string, ids: readonly string[], links: readonly string[]): void {
    this.#ids.set(address, new Set(ids));
    for (const link of links) {
      const href = link.startsWith('#') ? address + link : link;
      const pages = this.#links.get(href);
      if (pages) pages.push(address);
      else this.#links.set(href, [address]);
    }
  }

  /** Every link to a missing page, or to a missing id on a page. */
  findDead() {
    return [...this.#links].flatMap(([href, pages]) =>
      this.#isDead(href) ? pages.map((address) => ({ address, href })) : [],
    );
  }

  #isDead(href: string): boolean {
    const [address = '', anchor = ''] = href.replace(/\?[^#]*/, '').split('#');
    const ids = this.#ids.get(address);
    return ids === undefined || (anchor !== '' && !ids.has(anchor));
  }
}
