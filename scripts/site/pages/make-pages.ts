import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { Failure } from '../../failure.ts';
import { scriptsOf } from '../app/app-files.ts';
import type { SiteApp } from '../app/site-app.ts';
import type { SitePicture } from '../images/recipe.ts';
import type { PageParts } from '../page-weights.ts';
import type { ShareStyle } from '../share/share-picture.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';
import type { SiteFolder } from '../store/site-folder.ts';
import { KnownPages } from './known-pages.ts';
import { PageCache } from './page-cache.ts';
import { pageDataFile, shellDataFile, shellModule } from './page-data.ts';
import type { MadePage } from './page-job.ts';
import { type DeadLink, PageLinks } from './page-links.ts';
import { PageMakers } from './page-makers.ts';
import { type ExtraHead, type SitePage, sitePages } from './site-page.ts';

/** Folders of what is kept from one build to the next. */
export interface KeptPages {
  readonly pages: string;
  /** What is noted of pages by what they follow from. */
  readonly notes: string;
  readonly files: string;
}

/** A page that could not be made, and why. */
interface PageFailure {
  readonly address: string;
  readonly error: unknown;
}

/** What making the pages of a site gave. */
export interface PagesReport {
  readonly made: number;
  readonly reused: number;
  readonly failures: readonly PageFailure[];
  readonly deadLinks: readonly DeadLink[];
  /** What the pages weigh. */
  readonly parts: readonly PageParts[];
  /** Addresses of the photographs that stand for pages elsewhere. */
  readonly previews: ReadonlySet<string>;
  /** What stands for pages where links to them are shared. */
  readonly shares: readonly SitePicture[];
  /** Hashes of the scripts that stand in documents. */
  readonly inlineScripts: readonly string[];
}

/**
 * Makes every page of a site, and a page for unknown addresses per language. What a page gave before is taken over
 * as long as nothing that it follows from has changed.
 *
 * @param extraHead for the head of every page of a language
 */
export async function makePages(
  site: ResolvedSite,
  app: SiteApp,
  extraHead: ExtraHead,
  shareStyle: ShareStyle,
  out: SiteFolder,
  kept: KeptPages,
): Promise<PagesReport> {
  const { dataAddress } = app.files;
  for (const { info, shell } of site.languages)
    out.add(shellDataFile(dataAddress, info.code), shellModule(shell));
  const cache = new PageCache(kept.pages, out.store, out.isCompressed);
  const known = new KnownPages(cache, app.version, kept.notes);
  const task = { appFile: app.appFile, storeFolder: kept.files, isCompressed: out.isCompressed };
  const links = new PageLinks();
  const parts: PageParts[] = [];
  const failures: PageFailure[] = [];
  const inlineScripts = new Set<string>();
  const previews = new Set<string>();
  const shares = new Map<string, SitePicture>();
  let made = 0;
  const place = ({ file, language, path }: SitePage, { document, data }: Omit<MadePage, 'facts'>): void => {
    out.place(file, keptFile(out.store, document));
    out.place(pageDataFile(dataAddress, language, path), keptFile(out.store, data));
  };
  const note = ({ address, file, language, kind, path }: SitePage, { facts }: MadePage): void => {
    links.add(address, facts.ids, facts.links);
    for (const script of facts.scripts) inlineScripts.add(script);
    const files = scriptsOf(app.files, language, { kind, path });
    const isData = (script: string): boolean => script.startsWith(`${dataAddress.slice(1)}/`);
    const scripts = files.filter((name) => !isData(name));
    parts.push({
      address,
      path,
      document: file,
      scripts,
      data: files.filter(isData),
      pictures: facts.pictures,
    });
  };
  // Threads are given what changed before all else is put into its place.
  const unchanged: (() => void)[] = [];
  const breathe = newBreath();
  const makers = new PageMakers(app.worker);
  try {
    for (const page of sitePages(site, extraHead, shareStyle)) {
      await breathe();
      const found = known.find(page);
      if (found.share) shares.set(found.share.address, found.share);
      if (found.preview !== undefined) previews.add(found.preview);
      if (found.made) {
        const { document, data } = found.made;
        note(page, found.made);
        unchanged.push(() => place(page, { document, data }));
        continue;
      }
      made += 1;
      const done = (given: MadePage): void => {
        cache.write(found.key, given);
        place(page, given);
        note(page, given);
      };
      const failed = (error: unknown) => failures.push({ address: page.address, error });
      await makers.make({ ...task, job: found.job() }, done, failed);
    }
    for (const putIntoPlace of unchanged) {
      await breathe();
      putIntoPlace();
    }
  } finally {
    await makers.end();
  }
  return {
    made,
    reused: parts.length - made,
    failures,
    deadLinks: links.dead(),
    parts,
    previews,
    shares: [...shares.values()],
    inlineScripts: [...inlineScripts].toSorted(),
  };
}

/** How long, in milliseconds, threads wait for their next page at most. */
const LONGEST_BREATH = 5;

/** Lets those go first who wait for the own thread, now and then. */
function newBreath(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < LONGEST_BREATH) return;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    last = performance.now();
  };
}

/** Whoever deletes what is kept while it is being used has the build end. */
function keptFile(store: FileStore, name: string): StoredFile {
  const file = store.find(name);
  if (!file) throw new Failure(({ build }) => build.cacheGone);
  return file;
}
