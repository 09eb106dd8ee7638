import { join } from 'node:path';
import { z } from 'zod';
import { localizedPath } from '../../../src/domain/language-address.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { resolveData } from '../../compiler/resolve-data.ts';
import { hashOf, markUsed, readJsonIfWhole, writeWhole } from '../store/kept-file.ts';
import { dataHistory, filesOf, type Revision } from './data-history.ts';
import { lastChanges, type PageContents, type PastContents } from './last-changes.ts';

/** Pages are made anew for so many revisions that it takes half a minute at most, and later builds find them kept. */
const MOST_PAGES = 5000;

/** All revisions are looked at on the same day: what passes by itself is no change. */
const SOME_DAY = '2000-01-01';

const contentsSchema = z.record(z.string(), z.string()).nullable();

/** What the last changes of pages follow from. */
export interface ChangesOptions {
  readonly dataFolder: string;
  readonly sources: readonly SourceFile[];
  readonly site: ResolvedSite;
  /** State of the code. */
  readonly version: string;
  /** Folder of what is kept from one build to the next. */
  readonly kept: string;
}

/**
 * The day on which each page last changed, by its address, from the history of the data: that of the revision since
 * which the same code makes the same page. Code alone changes no page; neither does the clock.
 */
export function pageChanges(options: ChangesOptions): ReadonlyMap<string, string> {
  const { dataFolder, sources, site } = options;
  const count = site.languages.reduce((sum, { routes }) => sum + routes.length, 0);
  const history = dataHistory(dataFolder, Math.max(2, Math.floor(MOST_PAGES / count)));
  if (history.revisions.length === 0) return new Map();
  const files = sources.map(({ path, bytes }) => [path, hashOf(bytes)]);
  const current = keptContents(options, hashOf(JSON.stringify(files)), () => sources);
  return current
    ? lastChanges(current, pastContents(options, history.revisions), history.isWhole)
    : new Map();
}

function* pastContents(
  options: ChangesOptions,
  revisions: readonly Revision[],
): Generator<PastContents, undefined> {
  for (const revision of revisions)
    yield {
      date: revision.date,
      pages: keptContents(options, revision.tree, () => filesOf(options.dataFolder, revision)),
    };
}

/** @param state of the data, in a word */
function keptContents(
  { version, kept, site }: ChangesOptions,
  state: string,
  read: () => readonly SourceFile[] | undefined,
): PageContents | undefined {
  const key = hashOf([version, site.url, state].join(' '));
  const path = join(kept, 'changes', key.slice(0, 2), `${key.slice(2)}.json`);
  const known = contentsSchema.safeParse(readJsonIfWhole(path));
  if (known.success) markUsed(path);
  const contents = known.success ? known.data : contentsOf(read(), site.url);
  if (!known.success) writeWhole(path, JSON.stringify(contents));
  return contents ? new Map(Object.entries(contents)) : undefined;
}

/** What the pages of a data folder say; nothing if it has errors, as that of a former schema may. */
function contentsOf(
  sources: readonly SourceFile[] | undefined,
  siteUrl: string,
): Readonly<Record<string, string>> | null {
  const resolved = sources && resolveData(sources, { siteUrl, today: SOME_DAY });
  if (!resolved?.ok) return null;
  return Object.fromEntries(
    resolved.site.languages.flatMap(({ info, routes }) =>
      routes.map((route) => [
        localizedPath(info, route.path),
        hashOf(JSON.stringify(route.resolve())).slice(0, 16),
      ]),
    ),
  );
}
