import { checkSite } from '../../scripts/compiler/check-site.ts';
import { type Content, type ContentOptions, validContent } from '../../scripts/compiler/resolve/content.ts';
import { PageContext } from '../../scripts/compiler/resolve/page-context.ts';
import { type ResolvedSite, resolveSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import type { Workspace } from './workspace.ts';

/** What the pages of a workspace without errors are made of. */
export function contentOf(workspace: Workspace, options?: ContentOptions): Content {
  const { ok, diagnostics, model } = checkSite(workspace.sources);
  if (!ok) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    throw new Error(errors.map(({ at, message }) => `${at.file}: ${message}`).join('\n'));
  }
  return validContent(model, options);
}

/** What resolving a page in a language of the content needs. */
export function contextOf(content: Content, code: string): PageContext {
  const language = content.site.languages.find((known) => known.code === code);
  if (!language) throw new Error(`No language "${code}".`);
  return new PageContext(content, language);
}

export function resolvedWorkspace(workspace: Workspace, options?: ContentOptions): ResolvedSite {
  return resolveSite(contentOf(workspace, options));
}
