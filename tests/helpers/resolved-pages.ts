import type { ResolvedLanguage, ResolvedSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import type { PackagePage } from '../../src/domain/page-data/package.ts';
import type { Page, PageKind } from '../../src/domain/page-data/page.ts';
import { languageOf, pageOf } from './first-operator.ts';
import { resolvedWorkspace } from './resolved-workspace.ts';
import { type Thing, thingsIn } from './things-in.ts';
import type { Json, Workspace } from './workspace.ts';

const resolved = new WeakMap<Workspace, ResolvedSite>();

/** A language of the site that a workspace without errors makes, which is resolved once. */
export function languageIn(workspace: Workspace, code = 'it'): ResolvedLanguage {
  const site = resolved.get(workspace) ?? resolvedWorkspace(workspace);
  resolved.set(workspace, site);
  return languageOf(site, code);
}

/** A page of the site that a workspace makes. */
export function pageIn<Kind extends PageKind>(
  workspace: Workspace,
  kind: Kind,
  path?: string,
  code?: string,
): Extract<Page, { kind: Kind }> {
  return pageOf(languageIn(workspace, code), kind, path);
}

/** The page of a tour of the second operator. */
export function tourIn(workspace: Workspace, id: string, code?: string): PackagePage {
  return pageIn(workspace, 'package', `/viaggi/${id}`, code);
}

/** The structured data of a page. */
export function structuredDataIn(workspace: Workspace, path: string, code?: string): Json {
  const route = languageIn(workspace, code).routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no page "${path}".`);
  return JSON.parse(JSON.stringify(route.structuredData(route.resolve())));
}

/** The things in the structured data of a page. */
export function thingsOn(workspace: Workspace, path: string, code?: string): readonly Thing[] {
  return thingsIn(structuredDataIn(workspace, path, code));
}
