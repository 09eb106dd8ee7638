import { type ResolvedLanguage, resolveSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import type { PackagePage, PackageVariant } from '../../src/shared/page-data/package.ts';
import type { Page, PageKind } from '../../src/shared/page-data/page.ts';
import { contentOf } from './resolved-workspace.ts';
import { type Thing, thingsIn } from './things-in.ts';
import type { Json, Workspace } from './workspace.ts';

/** The day on which pages are made. */
const TODAY = '2026-11-22';

const resolved = new WeakMap<Workspace, readonly ResolvedLanguage[]>();

/** A language of the site that a workspace without errors makes. */
export function languageIn(workspace: Workspace, code = 'it'): ResolvedLanguage {
  const languages = resolved.get(workspace) ?? resolveSite(contentOf(workspace, { today: TODAY })).languages;
  resolved.set(workspace, languages);
  const found = languages.find(({ info }) => info.code === code);
  if (!found) throw new Error(`The site has no language "${code}".`);
  return found;
}

/** A page of the site that a workspace makes; no other page is resolved. */
export function pageIn<Kind extends PageKind>(
  workspace: Workspace,
  kind: Kind,
  path?: string,
  code?: string,
): Extract<Page, { kind: Kind }> {
  const isWanted = (page: Page): page is Extract<Page, { kind: Kind }> => page.kind === kind;
  const { routes } = languageIn(workspace, code);
  const page = routes.find((route) => route.kind === kind && (path ?? route.path) === route.path)?.resolve();
  if (!page || !isWanted(page)) throw new Error(`There is no ${kind} page "${path ?? ''}".`);
  return page;
}

export function tourIn(workspace: Workspace, id: string, code?: string): PackagePage {
  return pageIn(workspace, 'package', `/viaggi/${id}`, code);
}

export function firstVariant({ variants: [first] }: PackagePage): PackageVariant {
  if (!first) throw new Error('A package has a variant.');
  return first;
}

export function structuredDataIn(workspace: Workspace, path: string, code?: string): Json {
  const route = languageIn(workspace, code).routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no page "${path}".`);
  return JSON.parse(JSON.stringify(route.structuredData(route.resolve())));
}

export function thingsOn(workspace: Workspace, path: string, code?: string): readonly Thing[] {
  return thingsIn(structuredDataIn(workspace, path, code));
}
