import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { localizedPath, readableAddress } from '../../../src/shared/language-address.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
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

export interface PagesReport {
  /** Pages made by this build. */
  readonly made: number;
  /** Pages taken from the cache. */
  readonly reused: number;
  readonly failures: readonly PageFailure[];
  readonly deadLinks: readonly DeadLink[];
  readonly parts: readonly PageParts[];
  /** Addresses of photographs for shared links. */
  readonly previews: ReadonlySet<string>;
  /** Pictures for shared links. */
  readonly shares: readonly SitePicture[];
  /** Their hashes. */
  readonly inlineScripts: readonly string[];
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

/**
 * Makes every page of a site in threads, and a page for unknown addresses per language. A page whose inputs are the same
 * as in an earlier build comes from the cache.
 *
 * @param extraHead for the head of every page of a language
 */
export async function makePages(
  site: ResolvedSite,
  app: SiteApp,
  extraHead: (language: ResolvedLanguage) => HeadExtras,
  shareStyle: ShareStyle,
  out: SiteFolder,
  cache: BuildCache,
): Promise<PagesReport> {
  const { isCompressed } = out;
  const appText = JSON.stringify(app.files);
  const collector = new PageCollector(app.files.dataAddress, out);
  const threads = new PageThreads(app.worker);
  let made = 0;
  const make = async (page: SitePage): Promise<void> => {
    const { job, surroundings, surroundingsHash } = page;
    const task = { app: appText, surroundings, job: JSON.stringify(job), isCompressed };
    const inputs = [app.version, surroundingsHash, hashContent(task.job), isCompressed];
    try {
      const files = await cache.cached('pages', inputs, () => {
        made += 1;
        return threads.make(task);
      });
      collector.addPage(page, files);
    } catch (error) {
      collector.addFailure({ address: page.address, error });
    }
  };

  try {
    for (const { info, layout } of site.languages)
      out.add(layoutDataFile(app.files.dataAddress, info.code), layoutModule(layout));
    for (const page of sitePages(site, extraHead, shareStyle)) {
      collector.addSharedPictures(page);
      await threads.start(() => make(page));
    }
  } finally {
    await threads.end();
  }
  return collector.report(made);
}

/** Writes the files of pages as they are made, and collects the facts for the report. */
class PageCollector {
  readonly #dataAddress: string;
  readonly #out: SiteFolder;
  readonly #links = new PageLinks();
  readonly #parts: PageParts[] = [];
  readonly #failures: PageFailure[] = [];
  readonly #inlineScripts = new Set<string>();
  readonly #previews = new Set<string>();
  readonly #shares = new Map<string, SitePicture>();

  constructor(dataAddress: string, out: SiteFolder) {
    this.#dataAddress = dataAddress;
    this.#out = out;
  }

  addSharedPictures({ share, job }: SitePage): void {
    if (share) this.#shares.set(share.address, share);
    const { image } = job.page.meta;
    if (image) this.#previews.add(image.src);
  }

  addPage({ address, file, language, job }: SitePage, files: CachedFiles): void {
    const { path } = job.page;
    const dataFile = pageDataFile(this.#dataAddress, language, path);
    const data = [layoutDataFile(this.#dataAddress, language), dataFile];
    this.#out.write(file, pickFiles('document', files));
    this.#out.write(dataFile, pickFiles('data', files));
    const facts = JSON.parse(decode(files.facts)) as PageFacts;
    this.#links.add(address, facts.ids, facts.links);
    for (const script of facts.scripts) this.#inlineScripts.add(script);
    this.#parts.push({ address, path, document: file, data, pictures: facts.pictures });
  }

  addFailure(failure: PageFailure): void {
    this.#failures.push(failure);
  }

  /** @param made number of pages that did not come from the cache, failures included */
  report(made: number): PagesReport {
    return {
      made,
      reused: this.#parts.length + this.#failures.length - made,
      failures: this.#failures,
      deadLinks: this.#links.findDead(),
      parts: this.#parts,
      previews: this.#previews,
      shares: [...this.#shares.values()],
      inlineScripts: [...this.#inlineScripts].toSorted(),
    };
  }
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

/** Threads that make pages, as many as there are processors. */
class PageThreads {
  readonly #threads = availableParallelism();
  readonly #pending = new Set<Promise<void>>();
  readonly #pool: Tinypool;

  /** @param worker module that makes pages */
  constructor(worker: string) {
    this.#pool = new Tinypool({
      filename: pathToFileURL(worker).href,
      name: 'work',
      runtime: 'worker_threads',
      minThreads: this.#threads,
      maxThreads: this.#threads,
      // A thread has its next page at hand as soon as it has made one.
      concurrentTasksPerWorker: 2,
      isolateWorkers: false,
    });
  }

  make(task: PageTask): Promise<CachedFiles> {
    return this.#pool.run(task);
  }

  /** Starts work on a page. Settles when the next may start, so that few pages are in memory at a time. */
  async start(work: () => Promise<void>): Promise<void> {
    const running: Promise<void> = work().finally(() => this.#pending.delete(running));
    this.#pending.add(running);
    // Lets the main thread take the pages that threads have made.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    if (this.#pending.size > this.#threads * 8) await Promise.race(this.#pending);
  }

  /** Waits for all pages, and ends the threads. */
  async end(): Promise<void> {
    await Promise.all(this.#pending);
    await this.#pool.destroy();
  }
}

/** A dead link of a page. */
export interface DeadLink {
  readonly address: string;
  readonly href: string;
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
  findDead(): readonly DeadLink[] {
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
