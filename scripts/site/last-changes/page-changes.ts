import { join } from 'node:path';
import { z } from 'zod';
import { localizedPath } from '../../../src/domain/language-address.ts';
import type { PageRoute, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { type CompileOptions, resolveData } from '../../compiler/resolve-data.ts';
import { hashOf, markUsed, readJsonIfWhole, writeWhole } from '../store/kept-file.ts';
import { keptFindings } from '../store/kept-findings.ts';
import { type DataHistory, dataHistory, PastFiles, type Revision } from './data-history.ts';
import { contentOf, lastChanges, type PageContents, type PastContents } from './last-changes.ts';

/** Pages are made anew for so many revisions that it takes half a minute at most, and later builds find them kept. */
const MOST_PAGES = 5000;

/** All revisions are looked at on the same day: what passes by itself is no change. */
const SOME_DAY = '2000-01-01';

const contentsSchema = z.record(z.string(), z.string()).nullable();

/** Where the past of pages is found, and where it is kept. */
export interface PastOptions {
  readonly dataFolder: string;
  readonly site: Pick<ResolvedSite, 'languages' | 'url'>;
  /** State of the code. */
  readonly version: string;
  /** Folder of what is kept from one build to the next. */
  readonly kept: string;
}

/**
 * The day on which each page last changed, by its address, from the history of the data: that of the revision since
 * which the same code makes the same page. Code alone changes no page; neither does the clock.
 *
 * @param current what pages say now
 */
export function pageChanges(options: PastOptions, current: PageContents): ReadonlyMap<string, string> {
  const { revisions, isWhole } = historyOf(options);
  return lastChanges(current, pastContents(options, revisions), isWhole);
}

/** Looks into the past and keeps it, for whoever has time before it is known what pages say now. */
export function keepPast(options: PastOptions): void {
  for (const { pages } of pastContents(options, historyOf(options).revisions)) if (!pages) return;
}

function historyOf({ dataFolder, site }: PastOptions): DataHistory {
  const count = site.languages.reduce((sum, { routes }) => sum + routes.length, 0);
  return dataHistory(dataFolder, Math.max(2, Math.floor(MOST_PAGES / count)));
}

function* pastContents(
  options: PastOptions,
  revisions: readonly Revision[],
): Generator<PastContents, undefined> {
  const past = new Past(options);
  for (const revision of revisions) yield { date: revision.date, pages: past.contentsAt(revision) };
}

/** What pages said at revisions: found where it was kept, else made of the files of that time, and kept. */
class Past {
  readonly #options: PastOptions;
  readonly #files: PastFiles;
  #compiling: CompileOptions | undefined;
  /** What pages said, by what they follow from: from one revision to the next, few of them change. */
  readonly #said = new Map<string, string>();

  constructor(options: PastOptions) {
    this.#options = options;
    this.#files = new PastFiles(options.dataFolder);
  }

  contentsAt(revision: Revision): PageContents | undefined {
    const { version, kept, site } = this.#options;
    const key = hashOf([version, site.url, revision.tree].join(' '));
    const path = join(kept, 'changes', key.slice(0, 2), `${key.slice(2)}.json`);
    const known = contentsSchema.safeParse(readJsonIfWhole(path));
    if (known.success) markUsed(path);
    const contents = known.success ? known.data : this.#make(revision);
    if (!known.success) writeWhole(path, JSON.stringify(contents));
    return contents ? new Map(Object.entries(contents)) : undefined;
  }

  /** Nothing if the revision has errors, as one of a former schema may. */
  #make(revision: Revision): Readonly<Record<string, string>> | null {
    const { site, version, kept } = this.#options;
    this.#compiling ??= {
      siteUrl: site.url,
      today: SOME_DAY,
      ...keptFindings(kept, version),
      withDoubts: false,
    };
    const sources = this.#files.of(revision);
    const resolved = sources && resolveData(sources, this.#compiling);
    if (!resolved?.ok) return null;
    return Object.fromEntries(
      resolved.site.languages.flatMap(({ info, routes }) =>
        routes.map((route) => {
          const address = localizedPath(info, route.path);
          return [address, this.#contentOf(address, route)];
        }),
      ),
    );
  }

  #contentOf(address: string, route: PageRoute): string {
    const inputs = route.inputs?.();
    if (inputs === undefined) return contentOf(route.resolve());
    const name = `${address} ${inputs}`;
    const said = this.#said.get(name) ?? contentOf(route.resolve());
    this.#said.set(name, said);
    return said;
  }
}
