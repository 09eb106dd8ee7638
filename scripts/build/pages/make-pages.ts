import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { localizedPath, readableAddress } from '../../../src/shared/language-address.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { firstScripts } from '../app/app-files.ts';
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
  readonly made: number;
  readonly reused: number;
  readonly failures: readonly PageFailure[];
  readonly deadLinks: readonly DeadLink[];
  readonly parts: readonly PageParts[];
  /** Addresses of photographs for shared links. */
  readonly previews: ReadonlySet<string>;
  /** Pictures for shared links. */
  readonly shares: readonly SitePicture[];
  readonly inlineScripts: readonly string[];
}

/** A page of a site, resolved. */
interface SitePage {
  readonly address: string;
  /** Path of its document below the site's folder. */
  readonly file: string;
  readonly language: string;
  readonly job: PageJob;
  /** In JSON; the same for all pages of a language. */
  readonly surroundings: string;
  readonly surroundingsHash: string;
  readonly share?: SitePicture | undefined;
}

/**
 * Makes every page of a site in threads, and a page for unknown addresses per language. Pages of which everything is
 * the same as before come from the cache.
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
  const { dataAddress } = app.files;
  const { isCompressed } = out;
  const links = new PageLinks();
  const parts: PageParts[] = [];
  const failures: PageFailure[] = [];
  const inlineScripts = new Set<string>();
  const previews = new Set<string>();
  const shares = new Map<string, SitePicture>();
  const appText = JSON.stringify(app.files);
  let made = 0;
  const makers = new PageMakers(app.worker);

  const add = ({ address, file, language, job: { page } }: SitePage, files: CachedFiles): void => {
    const { kind, path } = page;
    out.write(file, pickFiles('document', files));
    out.write(pageDataFile(dataAddress, language, path), pickFiles('data', files));
    const facts = JSON.parse(decode(files.facts)) as PageFacts;
    links.add(address, facts.ids, facts.links);
    for (const script of facts.scripts) inlineScripts.add(script);
    const loaded = firstScripts(app.files, language, { kind, path });
    const isData = (script: string): boolean => script.startsWith(`${dataAddress.slice(1)}/`);
    const scripts = loaded.filter((name) => !isData(name));
    const data = loaded.filter(isData);
    parts.push({ address, path, document: file, scripts, data, pictures: facts.pictures });
  };
  const make = async (page: SitePage): Promise<void> => {
    const { job, surroundings, surroundingsHash } = page;
    const task = { app: appText, surroundings, job: JSON.stringify(job), isCompressed };
    const inputs = [app.version, surroundingsHash, hashContent(task.job), isCompressed];
    try {
      const files = await cache.cached('pages', inputs, () => {
        made += 1;
        return makers.make(task);
      });
      add(page, files);
    } catch (error) {
      failures.push({ address: page.address, error });
    }
  };

  try {
    for (const { info, layout } of site.languages)
      out.add(layoutDataFile(dataAddress, info.code), layoutModule(layout));
    for (const page of sitePages(site, extraHead, shareStyle)) {
      if (page.share) shares.set(page.share.address, page.share);
      const { image } = page.job.page.meta;
      if (image) previews.add(image.src);
      await makers.start(() => make(page));
    }
  } finally {
    await makers.end();
  }
  return {
    made,
    reused: parts.length + failures.length - made,
    failures,
    deadLinks: links.findDead(),
    parts,
    previews,
    shares: [...shares.values()],
    inlineScripts: [...inlineScripts].toSorted(),
  };
}

/** Every page of a site, one at a time, and a page for unknown addresses per language. */
function* sitePages(
  site: ResolvedSite,
  extraHead: (language: ResolvedLanguage) => HeadExtras,
  shareStyle: ShareStyle,
): Generator<SitePage> {
  for (const language of site.languages) {
    const { info, layout, routes, notFound } = language;
    const around: PageSurroundings = {
      ...extraHead(language),
      language: info.code,
      layout,
      asked: site.asked,
    };
    const surroundings = JSON.stringify(around);
    const common = { language: info.code, surroundings, surroundingsHash: hashContent(surroundings) };
    for (const route of routes) {
      const page = route.resolve();
      const address = localizedPath(info, route.path);
      const share = sharePicture(site, page, language, shareStyle);
      const elements = [structuredDataScript(route.structuredData(page))];
      const job = { page, elements, share: share?.address };
      yield { ...common, address, file: documentFile(address), job, share };
    }
    const address = `${info.prefix}/404`;
    yield { ...common, address, file: `${address}.html`.slice(1), job: { page: notFound, elements: [] } };
  }
}

/** `/` is `index.html`, `/about` is `about/index.html`. */
function documentFile(address: string): string {
  return `${readableAddress(address)}/index.html`.replace(/^\/+/, '');
}

/** Files whose names have a start in common, by the rest of their names. */
function pickFiles(start: string, files: CachedFiles): CachedFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, bytes]) =>
      name.startsWith(start) ? [[name.slice(start.length), bytes]] : [],
    ),
  );
}

/** Threads that make pages, as many as there are processors. */
class PageMakers {
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
      // The next page is at hand as soon as one is made.
      concurrentTasksPerWorker: 2,
      isolateWorkers: false,
    });
  }

  make(task: PageTask): Promise<CachedFiles> {
    return this.#pool.run(task);
  }

  /** Starts with a page. Settles when there is room for the next: few pages are in memory at a time. */
  async start(work: () => Promise<void>): Promise<void> {
    const running: Promise<void> = work().finally(() => this.#pending.delete(running));
    this.#pending.add(running);
    // Threads wait for this one to take what they made.
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

/** A link of a page that leads nowhere. */
export interface DeadLink {
  readonly address: string;
  readonly href: string;
}

/** The links between the pages of a site, checked once all pages are known. */
export class PageLinks {
  readonly #ids = new Map<string, ReadonlySet<string>>();
  /** The pages that have a link, by where it leads. */
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

  /** Every link that leads to no page, or to no place on its page. */
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
