import { compileSite } from '../../scripts/compiler/compile.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import { defaultDataFolder } from '../../scripts/project/folders.ts';
import type { Page, PageKind } from '../../src/domain/page-data/page.ts';
import { type Workspace, workspaceOf } from './workspace.ts';

/** The data folder of the site itself. */
export const realData: Workspace = workspaceOf(defaultDataFolder);

const compiled = new Map<string | undefined, ResolvedSite>();

/** The site itself, as visitors see it; at another address if one is given. */
export function realSite(siteUrl?: string): ResolvedSite {
  const known = compiled.get(siteUrl);
  if (known) return known;
  const result = compileSite(realData.sources, { siteUrl });
  if (!result.ok) throw new Error('The data has errors: run "npm run check".');
  compiled.set(siteUrl, result.site);
  return result.site;
}

const made = new WeakMap<ResolvedLanguage, ResolvedLanguage>();

/** A language of a site that it must have, with pages that are made once rather than at every reading. */
export function languageOf(site: ResolvedSite, code: string): ResolvedLanguage {
  const found = site.languages.find(({ info }) => info.code === code);
  if (!found) throw new Error(`The site has no language "${code}".`);
  const kept = made.get(found) ?? { ...found };
  made.set(found, kept);
  return kept;
}

/** The page of a kind and address that a language must have; the address tells pages of a kind apart. */
export function pageOf<Kind extends PageKind>(
  { pages, notFound }: ResolvedLanguage,
  kind: Kind,
  path?: string,
): Extract<Page, { kind: Kind }> {
  const isWanted = (page: Page): page is Extract<Page, { kind: Kind }> =>
    page.kind === kind && (path === undefined || page.path === path);
  const all: readonly Page[] = [...pages, notFound];
  const found = all.find(isWanted);
  if (!found) throw new Error(`There is no ${kind} page "${path ?? ''}".`);
  return found;
}
