import { checkSite } from '../../scripts/compiler/check-site.ts';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { type Content, type ContentOptions, validContent } from '../../scripts/compiler/resolve/content.ts';
import { PageContext } from '../../scripts/compiler/resolve/page-context.ts';
import { type ResolvedSite, resolveSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import type { Workspace } from './workspace.ts';

/** What the pages of a workspace without errors are made of. */
export function contentOf(workspace: Workspace, options?: ContentOptions): Content {
  const { ok, diagnostics, model } = checkSite(workspace.sources);
  if (!ok) throw errorWith(diagnostics);
  return validContent(model, options);
}

/** Names the errors of a site that a test cannot use. */
export function errorWith(diagnostics: readonly Diagnostic[]): Error {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return new Error(errors.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n'));
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
