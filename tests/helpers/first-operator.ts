import { fileURLToPath } from 'node:url';
import type { ResolvedLanguage, ResolvedSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import type { Page, PageKind } from '../../src/shared/page-data/page.ts';
import { resolvedWorkspace } from './resolved-workspace.ts';
import { type Workspace, workspaceOf } from './workspace.ts';

/** A small site in four languages, with options, alternatives of days and tours without prices. */
export const firstOperatorFolder = fileURLToPath(new URL('../fixtures/first-operator', import.meta.url));

/** The files of the first operator's data folder. */
export const firstOperator: Workspace = workspaceOf(firstOperatorFolder);

const compiled = new Map<string | undefined, ResolvedSite>();

/** The first operator's site as visitors see it; at another address if one is given. */
export function firstOperatorSite(siteUrl?: string): ResolvedSite {
  const known = compiled.get(siteUrl);
  if (known) return known;
  const site = resolvedWorkspace(firstOperator, { siteUrl });
  compiled.set(siteUrl, site);
  return site;
}

const made = new WeakMap<ResolvedLanguage, ResolvedLanguage>();

/** A language of a site, with pages that are resolved once rather than at every reading. */
export function languageOf(site: ResolvedSite, code: string): ResolvedLanguage {
  const found = site.languages.find(({ info }) => info.code === code);
  if (!found) throw new Error(`The site has no language "${code}".`);
  const cached = made.get(found) ?? { ...found };
  made.set(found, cached);
  return cached;
}

/** The page of a kind in a language; the path tells pages of a kind apart. */
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
